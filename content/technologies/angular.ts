import type { PageText } from "../pages.ts";

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
      "Where Angular is worth it: long forms, strict roles and teams that change. How it’s structured, tested and upgraded, and what suits a small site better.",
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
    "Angular decides what other libraries leave open: routing, forms, HTTP, translation and the build come from one team and are documented in one place. Know one Angular application and you’ll find your way in the next.",
    "It’s good for software that’s still in use when its authors have left: a claims desk, a factory’s quality records, portals with many roles. First ask who’ll maintain the code in three years; people used to Java or C# settle in fast.",
  ],
  features: [
    {
      title: "Signals for change detection",
      text: "Angular knows which views to refresh, and skipping the rest is the default from version 22 on.",
    },
    {
      title: "Forms with a type",
      text: "With Signal Forms, stable since version 22, code that still reads a renamed field doesn’t compile.",
    },
    {
      title: "Injection with narrow scope",
      text: "A half-made edit belongs to its page’s component, so leaving the page throws it away.",
    },
    {
      title: "Interceptors and route guards",
      text: "Tokens and retries are handled in one place; the server repeats every check, as browser code can be edited.",
    },
    {
      title: "Deferrable views",
      text: "A chart or rich-text editor stays out of the first download until it scrolls into view.",
    },
    {
      title: "Upgrades by schematic",
      text: "The ng update command rewrites renamed code, and one major at a time is the safe pace.",
    },
  ],
  why: {
    points: [
      "One command-line tool creates, tests and upgrades every project, so build scripts aren’t private inventions.",
      "Angular is written in TypeScript, so its own interfaces are checked as strictly as yours.",
      "The build checks each template down to the name and type of every input.",
      "The component kit brings focus traps and keyboard handling without imposing a look.",
      "Translations are extracted from the templates: handy for staff who work in English, Hindi and Gujarati.",
      "Majors follow a published calendar with a stated end, so falling behind is a choice.",
    ],
    expertise:
      "Cut the code by business area and let a lint rule guard the borders. In an old application, ask first which dependencies block the next major: that list tells you what the upgrade costs.",
  },
  limits: {
    text: "Newcomers have a lot to learn first, and even the smallest page loads the whole framework. Fewer developers know it than React. For a five-page site that mostly shows text, it’s far too much.",
    alternatives: [
      { technology: "react", when: "A small team wants to pick its own parts, or has a React Native app." },
      { technology: "nextjs", when: "Most pages are public, and search traffic pays for the project." },
      { technology: "django", when: "The back office is plain lists and forms, which a generated admin covers." },
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
      says: "Signal Forms, stable since version 22",
      source: "https://www.npmjs.com/package/@angular/forms/v/22.2.6",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies PageText<"/technologies/:slug">;
