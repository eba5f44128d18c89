import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  category: "frontend",
  name: "Angular",
  order: 3,
  icon: "logos:angular-icon",
  version: "Angular 22",
  reviewed: "2026-11-21",
  card: "Long-lived business software with big forms, many roles and a team that will change over time.",
  head: {
    title: "Angular applications for business",
    description:
      "Where Angular earns its weight: long forms, strict roles and teams that rotate. How it is structured, tested and upgraded, and what suits a small site better.",
  },
  keywords: [
    "Angular development company Gujarat",
    "Angular enterprise application",
    "Angular upgrade service",
    "Angular signals migration",
    "AngularJS migration",
  ],
  tagline: "One way to do forms, routes and HTTP, so that the next developer already knows it",
  paragraphs: [
    "Angular makes the decisions that other libraries leave open. Routing, forms, HTTP, dependency injection, translation and the build all come from one team, are released together and are documented in one place. Whoever has worked on one Angular application knows where to look in the second. For software that outlives its authors, such as an insurer’s claims desk or a factory’s quality records, that is worth more than a small download.",
    "Typical work: back offices with forms of a hundred fields, role-based portals, and rescue of applications stuck several majors behind. The first thing to ask is who will maintain the code in three years. When the answer is an in-house group used to Java or C#, Angular’s classes and injected services will feel familiar. Look at the longest form that clerks fill in today, because its exceptions decide the structure.",
  ],
  features: [
    {
      title: "Signals for change detection",
      text: "New code holds state in signals, and derived values in computed signals, so Angular knows exactly which views to refresh; OnPush, which skips the rest, is the default from version 22 on. Zone.js, which triggers checks by patching timers and events, has not been part of a new project since version 21. In older applications one leaf component is converted at a time, the shell at the end, and Zone.js goes last.",
    },
    {
      title: "Forms with a type",
      text: "New forms use Signal Forms, stable since version 22: one signal holds the data, and rules are declared beside it, those that compare two fields or ask the server included. Older ones stay reactive forms, and a long form moves group by group. Either way code that still reads a renamed field does not compile, and a draft is stored as one value.",
    },
    {
      title: "Injection with narrow scope",
      text: "A service can live for the whole application, for one route or for one component. An editing session belongs to the page’s component, so that leaving discards it. At the route it would by default outlive the visit, half-made changes included. In tests the same mechanism swaps the real payment client for a fake, with no module mocking.",
    },
    {
      title: "Interceptors and route guards",
      text: "Tokens, request ids, retry of safe requests and a uniform error message sit in HTTP interceptors, once. Guards keep people away from screens that they have no business seeing. The server repeats every one of these checks, since code in a browser can be edited by its owner.",
    },
    {
      title: "Deferrable views",
      text: "A @defer block leaves its contents, and the code behind them, out of the initial download until a trigger: entering the viewport, a click, an idle moment. Charts, rich-text editors and maps are what such blocks are for, each with a placeholder of the right height.",
    },
    {
      title: "Upgrades by schematic",
      text: "The ng update command moves dependencies and rewrites source where an API was renamed. One major at a time is the safe pace: run the tests, commit, go on. Jumping four versions in one evening is how an upgrade gets reverted the next morning.",
    },
  ],
  why: {
    points: [
      "One command-line tool creates, builds, tests and upgrades every project, so a build script is rarely a private invention.",
      "TypeScript is the language of the framework itself, so its own interfaces are checked as strictly as your code.",
      "With strict templates, the build checks each template against its components, down to the name and type of every input.",
      "The component dev kit supplies focus traps, overlays and keyboard handling without imposing a look.",
      "Translation files are extracted from the templates, which suits an interface that staff use in English, Hindi and Gujarati.",
      "Majors come on a published calendar, with automated migrations and a stated end of support, so falling behind is a choice.",
    ],
    expertise:
      "Cut by business area, such as orders, stock and billing, with lint rules that forbid imports across those borders except through one public file, an application stays readable. Standalone components are the default, and NgModules can go one after another. RxJS stays where values arrive over time: search-as-you-type, live tracking, retry with back-off. For a single value from the server it is overkill. In an application that is majors behind, ask first which dependencies block the next one: that list tells what the way costs.",
  },
  limits: {
    text: "Angular asks for a longer apprenticeship than its rivals: injection, RxJS and the template syntax must all be learnt before a newcomer is useful. Even the smallest page carries the framework’s weight. Examples on the web mix three generations of style, so copied code is often outdated on arrival. Fewer developers know it than know React, which you will notice when hiring. Giving a five-page marketing site this framework is like hiring a crane to hang a picture.",
    alternatives: [
      {
        technology: "react",
        when: "A small team wants to pick its own parts, or shares code with a React Native app.",
      },
      {
        technology: "nextjs",
        when: "Most pages are public content, and search traffic decides whether the project pays.",
      },
      {
        technology: "django",
        when: "The back office is plain lists and forms, which a generated admin already covers.",
      },
    ],
  },
  services: ["custom-software-development", "web-development-kutch"],
  confirm: ["The firm takes on work with Angular. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "Angular 22",
      source: "https://angular.dev/reference/releases",
      seen: "2026-11-23",
    },
    {
      says: "is the default from version 22 on",
      source: "https://www.npmjs.com/package/@angular/core/v/22.2.6",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "has not been part of a new project since version 21",
      source: "https://www.npmjs.com/package/@schematics/angular/v/21.2.28",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "Signal Forms, stable since version 22",
      source: "https://www.npmjs.com/package/@angular/forms/v/22.2.6",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies TechnologyContent;
