import type { PageText } from "../pages.ts";

export default {
  category: "frontend",
  name: "TypeScript",
  order: 6,
  icon: "logos:typescript-icon",
  version: "TypeScript 7",
  reviewed: "2026-11-21",
  card: "The default language of our front ends and Node services, with the strictest checks switched on.",
  head: {
    title: "TypeScript development and migration",
    description:
      "How strict TypeScript changes a project: impossible states ruled out, data checked at the borders, migrations file by file, and what types can’t promise.",
  },
  keywords: [
    "TypeScript development company",
    "JavaScript to TypeScript migration",
    "strict TypeScript",
    "TypeScript Node.js backend",
    "TypeScript consultants India",
    "schema validation TypeScript",
  ],
  tagline: "The compiler checks every line on every change, so that a reviewer can look at the meaning",
  paragraphs: [
    "Types answer the questions that slow a developer down: may this be missing, what comes back, who still uses this field. The answers are checked on each save, which pays off in the second year, when somebody new changes the code.",
    "We write our front ends and Node services in it, and move existing JavaScript over while features keep shipping. This site’s content is TypeScript too: a page with a missing field fails the build.",
  ],
  features: [
    {
      title: "States that can’t contradict each other",
      text: "“Failed but has data” won’t compile, and a new order status points to every screen that has to show it.",
    },
    {
      title: "Schemas at the borders",
      text: "Types vanish at run time, so we check every form, webhook and setting with a schema as it comes in.",
    },
    {
      title: "Strict, and then some",
      text: "Even the first item of a list may be missing, and ours has to be checked.",
    },
    {
      title: "Types generated from sources",
      text: "Database and API types are generated, so front end and back end can’t disagree about a field.",
    },
    {
      title: "Branded identifiers",
      text: "A customer id isn’t an invoice id, and paise aren’t rupees: mixing them up fails in the build.",
    },
    {
      title: "Syntax that only erases",
      text: "We keep to types that can simply be deleted, so Node runs the source files as they are.",
    },
  ],
  why: {
    points: [
      "You can adopt it one file at a time, while the rest stays as it is.",
      "Editors rename and find usages reliably, because they ask the same compiler.",
      "The compiler has been a native program since version 7, so checks that took a minute take seconds.",
      "A typed signature is documentation that stops compiling when it’s wrong.",
      "Most npm packages ship types, so misuse is underlined before it runs.",
      "An old script that nobody dares touch can get a declaration file, and every call to it is checked.",
    ],
    expertise:
      "A migration goes from shared helpers to screens, and the build log counts the files left. Typing commits change no behaviour; the bugs that types reveal go on a list for you and are fixed one by one.",
  },
  limits: {
    text: "Types don’t check data at run time, and a cast switches off the one check you have. Version 7.0 came without a stable programming interface, so some linters and frameworks may still need version 6 next to it. A thirty-line script gains little.",
    alternatives: [
      { technology: "javascript", when: "It’s a short script without a build step; JSDoc types are enough." },
      { technology: "golang", when: "A service should be one compiled binary." },
      { technology: "kotlin", when: "The code is mostly an Android app, or the server side is Java." },
    ],
  },
  services: ["custom-software-development", "backend-api-engineering"],
  facts: [
    {
      says: "TypeScript 7",
      source: "https://www.typescriptlang.org/docs/handbook/release-notes/overview.html",
      seen: "2026-11-23",
    },
    {
      says: "has been a native program since version 7",
      source: "https://www.npmjs.com/package/typescript/v/7.0.2",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "Version 7.0 came without a stable programming interface",
      source: "https://www.npmjs.com/package/typescript/v/7.0.2",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
