import type { PageText } from "../../pages.ts";

export default {
  category: "frontend",
  head: {
    title: "React vs Next.js vs Angular vs plain JavaScript",
    description:
      "React, Next.js, Angular, Tailwind CSS, JavaScript and TypeScript side by side: when each fits, where it hurts, what leaving costs, when WordPress will do.",
  },
  keywords: [
    "React vs Angular",
    "React vs Next.js",
    "Next.js vs Angular",
    "compare front-end frameworks",
    "JavaScript or TypeScript",
    "do I need a framework",
  ],
  title: "React vs Next.js vs Angular vs plain JavaScript",
  label: "Compare front-end technologies",
  tagline:
    "React, Next.js and Angular compete for the same place. TypeScript and Tailwind CSS go beside any of them, and a small website needs none.",
  lead: "The front end is what people see and use in the browser. Ask first who uses the page, and how much of it changes while they do. A page that is read needs finished text and few scripts. A screen that is worked in for eight hours may be heavier, if everything on it agrees with everything else. And ask who maintains it: a framework is also a hiring decision.",
  rows: [
    {
      technology: "react",
      choose:
        "Many parts of a screen depend on the same changing data: dashboards, portals, ordering, anything behind a login.",
      hurts:
        "It ships a runtime before your first line and prescribes no structure, so a project without house rules decays as people change.",
      leaving:
        "Components, hooks and JSX are rewritten. Plain TypeScript under them, the HTML and the styles stay, and Next.js takes the components as they are.",
    },
    {
      technology: "nextjs",
      choose: "Pages are public, search engines must read them, and editors or stock figures change them all day.",
      hurts:
        "A stale page can have its cause in four caches, an upgrade is planned like a feature, and a server that renders has to be patched.",
      leaving:
        "The components remain React. Routing, data loading, images and caching are rewritten. It runs wherever Node.js does, so leaving the host is a smaller step.",
    },
    {
      technology: "angular",
      choose:
        "An in-house team of some size wants forms, routing and HTTP prescribed, for software that outlives its authors.",
      hurts:
        "A newcomer needs a long apprenticeship, examples on the web mix three generations, and the smallest page carries the whole framework.",
      leaving:
        "A rewrite, as templates and injected services exist nowhere else. Its parts can be wrapped as custom elements, so old and new may share a page meanwhile.",
    },
    {
      technology: "tailwindcss",
      choose:
        "Colours, type and spacing should keep to one scale without policing, and a deleted part should take its styles along.",
      hurts: "The markup is dense, very old browsers are out, and HTML that comes from a CMS carries no classes.",
      leaving:
        "The stylesheet that it made can be frozen and kept, so nothing breaks on that day. To be rid of the classes, every template is touched once.",
    },
    {
      technology: "javascript",
      choose:
        "One or two parts of a page do something: a calculator, a gallery, a widget that partners paste into their own sites.",
      hurts:
        "Past a few hundred lines a misspelt name is found by a visitor, and parts that are kept in step by hand drift apart.",
      leaving:
        "There is nothing to leave, as it is what browsers run. Growing into TypeScript is a file at a time, and each file works meanwhile.",
    },
    {
      technology: "typescript",
      choose:
        "More than one person will maintain the code, or it will live longer than a season: then the compiler lists what a change touches.",
      hurts:
        "At run time types check nothing that comes from outside, and clever ones cost more to read than they save.",
      leaving:
        "Strip the types, and readable JavaScript is left. What goes with them is the list of places that a change has to visit.",
    },
  ],
  others: [
    {
      name: "Keep the pages that you have",
      choose:
        "They open quickly on an ordinary phone, people find you through them, and what is missing is a text, a photograph or a price.",
      hurts:
        "Nothing in them gets easier by itself. Once a year, try the three things that customers do most, on a cheap phone and slow mobile data.",
      leaving:
        "Waiting costs nothing, as long as you own the domain and the texts. When you do rebuild, each old address leads on to the new one.",
    },
    {
      name: "WordPress or a site builder",
      choose:
        "Five pages, a list of news or a simple shop, filled by your own people, and no process in it that only your business has.",
      hurts:
        "Each plugin is a stranger’s code that needs updates, and pages grow heavy with every one. A hosted builder raises its price when it likes.",
      leaving:
        "From WordPress texts and pictures can be exported. From a hosted builder you often get the texts alone, and the design stays behind.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Do the pages that you have open quickly, and do people write to you through them?",
        other: "Keep the pages that you have",
        because: "Better texts, prices and photographs bring more than another technology, and cost less.",
      },
      {
        question: "Is it five pages or a simple shop, filled by your own people?",
        other: "WordPress or a site builder",
        because: "There is nothing to build that has not been built. Spend the money on words and pictures.",
      },
      {
        question: "Is it a page that is read, with one or two parts that do something?",
        technology: "javascript",
        because: "The browser’s own language ages best, and visitors download next to nothing.",
      },
      {
        question: "Must search engines read it while editors change it every day?",
        technology: "nextjs",
        because: "Finished HTML for each page, as old as you allow and no older.",
      },
      {
        question: "Will an in-house team of some size maintain it for many years?",
        technology: "angular",
        because: "One way to do forms, routes and HTTP, so whoever comes next knows where to look.",
      },
    ],
    otherwise: {
      technology: "react",
      because: "Screens whose parts must agree, made by a small team that picks its own parts and keeps its own rules.",
    },
    beside: [
      { technology: "typescript", when: "Under any of them, unless the whole of it is a short script." },
      {
        technology: "tailwindcss",
        when: "On top of any of them, unless a finished look such as Angular Material will do.",
      },
    ],
  },
  omitted: [
    {
      name: "Vue and Nuxt",
      why: "As capable as React and Next.js, with an excellent manual. Not among the technologies that we offer, so we do not judge them here.",
    },
    {
      name: "Svelte and SvelteKit",
      why: "Little code for the visitor to download, and pleasant to write. Fewer people know it, which matters when you hire. Not among the technologies that we offer.",
    },
    {
      name: "Astro and other tools for static sites",
      why: "For pages that are mostly read they are a good answer, in the place of our row on plain JavaScript.",
    },
  ],
  shownFacts: [
    {
      about: "react",
      says: "React’s own manual recommends that a new app or website starts with a framework, and names Next.js first.",
      source: "https://react.dev/learn/creating-a-react-app",
      seen: "2026-11-23",
    },
    {
      about: "nextjs",
      says: "A hole by which strangers could run code on a server with Next.js was closed on 14 October 2026, and more on 3 November. Whoever runs a server with it has to update within days.",
      source: "https://github.com/vercel/next.js/security/advisories",
      seen: "2026-11-23",
    },
    {
      about: "angular",
      says: "Each major version of Angular gets fixes for 18 months, and a new one comes about every six months.",
      source: "https://angular.dev/reference/releases",
      seen: "2026-11-23",
    },
    {
      about: "tailwindcss",
      says: "Tailwind CSS 4 needs Safari 16.4, Chrome 111 or Firefox 128, or newer.",
      source: "https://tailwindcss.com/docs/upgrade-guide",
      seen: "2026-11-23",
    },
    {
      about: "typescript",
      says: "TypeScript takes its types away when it compiles: the JavaScript that runs is as it was written.",
      source: "https://www.typescriptlang.org/docs/handbook/typescript-from-scratch.html",
      seen: "2026-11-23",
    },
  ],
  on: ["/services/web-development-kutch", "/blog/scalable-react-applications"],
  reviewed: "2026-11-23",
  closing: {
    title: "Show us the busiest screen of your software",
    text: "A drawing or a photograph of it is enough. In the free consultation we go through its states and say what it should be made of, and why.",
  },
  confirm: [
    "Vue, Nuxt, Svelte and SvelteKit are not offered, and the firm advises WordPress or a site builder where that will do.",
    "The free consultation goes through the states of one screen and says what it should be made of, and why.",
  ],
} as const satisfies PageText<"/guides/:slug">;
