import type { TechnologyContent } from "../schemas/technology.ts";

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
      "How strict TypeScript changes a project: impossible states ruled out, data checked at the borders, migrations file by file, and what types cannot promise.",
  },
  keywords: [
    "TypeScript development company",
    "JavaScript to TypeScript migration",
    "strict TypeScript",
    "TypeScript Node.js backend",
    "TypeScript consultants India",
    "schema validation TypeScript",
  ],
  tagline: "The compiler reads every line on every change, so that a reviewer can look at the meaning",
  paragraphs: [
    "Types answer the questions that slow a developer down: may this be missing, what does that function return, who still uses this field. In TypeScript the answers are written next to the code and checked on each save, so renaming a column in an order table becomes a list of places to visit. The value shows in the second year, when the person changing the code did not write it.",
    "Our front ends and Node services are written in it, and we move existing JavaScript over while features continue to ship. The content of this website is TypeScript as well: a page with a missing field or an overlong description fails the build. To begin a migration we need read access to the repository and a word about which parts break most often, since those modules are typed first.",
  ],
  features: [
    {
      title: "States that cannot contradict",
      text: "A request is loading, failed with a reason, or done with data. Written as a discriminated union, a fourth combination such as “failed but has data” will not compile. A switch over it ends in a never check, so a new order status points to each screen that has to show it.",
    },
    {
      title: "Schemas at the borders",
      text: "Types vanish when the program runs, so an API answer is only assumed to have its shape. We parse whatever crosses a border, be it form input, a webhook or environment variables, with a schema such as Zod, and derive the static type from it. Bad data fails there, with a field name.",
    },
    {
      title: "Strict, and then some",
      text: "Besides strict we set noUncheckedIndexedAccess, under which the first element of a list may be undefined, as indeed it may. The any type is a lint error. Where the compiler must be overruled, a comment states why, and ts-expect-error complains once the reason is gone.",
    },
    {
      title: "Types generated from sources",
      text: "Database rows are typed from the migrated schema, API clients from the OpenAPI document, and translations from the message files. Continuous integration regenerates them and fails on a difference. Front end and back end then cannot hold two opinions about one field for longer than a commit.",
    },
    {
      title: "Branded identifiers",
      text: "To the compiler a customer id and an invoice id are both strings, and swapping two arguments goes unnoticed. A brand makes them distinct types at no cost when the program runs. We do the same with paise and rupees, where a mix-up is off by a factor of a hundred.",
    },
    {
      title: "Syntax that only erases",
      text: "We leave out enums and namespaces, which produce code, and keep to types that can simply be deleted. Node then runs the source files directly, bundlers handle each file alone, and a stack trace shows the line that was written. The type check is a separate, parallel step.",
    },
  ],
  why: {
    points: [
      "Adoption is gradual: one file at a time can be renamed and typed, while the rest of the application stays as it was.",
      "Editors complete names, jump to definitions and refactor across files, because they talk to the same compiler.",
      "The compiler has been a native program since version 7. Checks that took a minute finish in seconds on large codebases.",
      "A typed function signature is documentation that fails to compile when it is wrong.",
      "Most npm packages ship type definitions, so a library’s misuse tends to be underlined before it is run.",
      "An old script that nobody dares to touch can be given a declaration file, and every call to it is checked from then on.",
    ],
    expertise:
      "A migration goes from the leaves inwards: shared helpers first, then the data layer, then screens. We turn on the strict flags for finished folders and keep a count of files still to do in the build log, where you can watch it fall. No behaviour changes in a typing commit; bugs that the types reveal are listed for you and fixed separately, so that each can be reviewed and, if need be, reverted. For teams that continue without us we leave a short house style with examples from their own code.",
  },
  limits: {
    text: "Types describe intentions and do not enforce them at run time: data from outside can be anything, and a cast silences the one witness. The system is deliberately unsound in places, for instance in how it treats arrays of subtypes. Clever generic types cost more to read than the bugs they prevent, and their error messages can fill a screen, so we prefer a little duplication. Version 7.0 came without a stable programming interface, so linters and frameworks that call the compiler may still need version 6 beside it. A configuration file and a check in the pipeline must be looked after. A thirty-line script gains little from it.",
    alternatives: [
      {
        technology: "javascript",
        when: "A short script or a page widget has no build step, and JSDoc types are enough.",
      },
      { technology: "golang", when: "A service should be one compiled binary whose types still exist when it runs." },
      { technology: "kotlin", when: "The code is mostly an Android app, or the server side is a Java shop." },
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
} satisfies TechnologyContent;
