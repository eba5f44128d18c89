/* Dependencies point one way (docs/decisions/0001-architecture.md): a folder may use only what stands below it. */
const forbid = (name, from, to, comment) => ({ name, severity: "error", comment, from: { path: from }, to });

export default {
  forbidden: [
    forbid("ui-knows-nothing-of-the-firm", "^app/ui/", { path: "^(app/(?!ui/)|content|settings|server|build)" }, "ui imports nothing of the project."),
    forbid("sections-use-ui", "^app/sections/", { path: "^(app/(routes|frame)|content|settings|server|build)" }, "A section is given its content by a route."),
    forbid("contact-and-analytics-are-leaves", "^app/(contact|analytics)/", { path: "^(app/(routes|sections)|content|settings|server|build)" }, "They are used by frame and routes."),
    forbid("routes-do-not-use-routes", "^app/routes/([^/]+)", { path: "^app/routes/", pathNot: "^app/routes/$1|\\+types" }, "What two screens share belongs to sections."),
    forbid("words-know-no-code", "^content/", { path: "^(app/(?!content/\\.server/schemas)|server|build)" }, "Content is words and facts; it may use the types of its schemas."),
    forbid("server-imports-nothing-of-app", "^server/", { path: "^(app|build)" }, "The server serves built files."),
    forbid("settings-are-at-the-bottom", "^settings/", { path: "^(app|server|build)" }, "Everything reads settings; they read content/site.ts only."),
    forbid("no-circles", "^(app|server|build|settings)", { circular: true }, "Two modules that need each other are one, or three."),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types" },
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mdx", ".mjs", ".js", ".css", ".json"], conditionNames: ["import", "module-sync", "node", "default", "types"] },
  },
};
