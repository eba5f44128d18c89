import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

/** Who may not import what, with the reason. A path begins with "/" at the project's root; a package has its own name. */
const borders: [importer: RegExp, forbidden: RegExp, why: string][] = [
  [/^\/app\//, /^\/(?:server|pipeline|preflight|bench|tests)\//, "app/ is built without the server and the build"],
  [
    /^\/app\/ui\//,
    /^node:|^\/(?!app\/(?:ui|language)\/)/,
    "ui/ knows nothing of this site: what it shows is given to it",
  ],
  [
    /^\/app\/(?:behaviours\/|start\.ts)/,
    /^react|^node:|\.tsx$|^\/(?:content|settings)\/|^\/app\/(?:routes|frame|sections|islands|content)/,
    "every page runs behaviours/ and start.ts on finished markup: no React, no content, nothing that renders pages",
  ],
  [
    /^\/app\/(?:islands|contact|search|models|toasts|analytics|seo)\//,
    /^node:|^\/(?:content|settings)\/|^\/app\/(?:content|routes|frame|sections|behaviours)\//,
    "an island's imports are fetched with it: a page gives it its words and data",
  ],
  [
    /^\/app\/frame\//,
    /^\/(?:content|settings)\/|^\/app\/(?:content|routes|contact|analytics|behaviours)\//,
    "document.tsx gives the frame what it shows",
  ],
  [
    /^\/app\/sections\//,
    /^\/settings\/|^\/app\/(?:routes|frame|contact|analytics|behaviours)\//,
    "a route gives a section its content",
  ],
  [
    /^\/app\/routes\//,
    /^\/app\/(?:frame|analytics|behaviours|document|render-page|routes\.ts|start)/,
    "document.tsx puts a route into the frame",
  ],
  [
    /^\/app\/content\//,
    /^\/app\/(?!content|language|contact|seo|href)/,
    "app/content/ reads and checks, and knows nothing of what shows it",
  ],
  [/^\/content\//, /^\/(?!content\/)/, "content/ is words, facts and their schemas"],
  [/^\/settings\//, /^\/(?!settings\/|content\/site\.ts)/, "settings/ knows only content/site.ts"],
  [/^\/enquiry\//, /^(?!\/enquiry\/)/, "enquiry/ is plain data for browser and server alike"],
  [
    /^\/server\//,
    /^\/(?:app|pipeline|preflight|bench|tests)\//,
    "server/ serves built files and knows nothing of app/",
  ],
  [/^\/pipeline\//, /^\/(?:server|preflight|bench|tests)\//, "the build ends where the server begins"],
];

/** What a file imports: static and dynamic imports, re-exports, and imports of types. */
function importsOf(file: string): string[] {
  const found = readFileSync(`.${file}`, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g);
  return Array.from(found, ([, specifier = ""]) => {
    if (specifier.startsWith("~/")) return `/app/${specifier.slice(2)}`;
    return specifier.startsWith(".") ? posix.join(posix.dirname(file), specifier) : specifier;
  });
}

const files = globSync("{app,content,enquiry,pipeline,server,settings}/**/*.{ts,tsx}");
const imports = files.flatMap((name) => importsOf(`/${name}`).map((target) => ({ file: `/${name}`, target })));

for (const [importer, forbidden, why] of borders)
  test(why, () => {
    const wrong = imports.filter(({ file, target }) => importer.test(file) && forbidden.test(target));
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });
