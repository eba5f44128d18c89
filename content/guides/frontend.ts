import type { GuideContent } from "~/content/.server/schemas/guide";

export default {
  category: "frontend",
  head: {
    title: "Front-end technologies compared",
    description:
      "React, Next.js, Angular, Tailwind CSS, JavaScript and TypeScript side by side: when each fits, where it hurts, what leaving costs, and how to decide.",
  },
  keywords: [
    "React or Angular",
    "React or Next.js",
    "compare front-end frameworks",
    "JavaScript or TypeScript",
    "do I need a framework",
  ],
  title: "What should the screens be made of?",
  label: "Compare front-end technologies",
  tagline: "Three of these compete for the same place. The other three go beside any of them, or stand alone.",
  lead: "Ask first who reads the page and how much of it changes under their hands. A page that is read needs finished HTML and few scripts. A screen that is worked in for eight hours may be heavier, if in exchange everything on it agrees with everything else. And ask who maintains it: a framework is also a hiring decision.",
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
  decision: {
    steps: [
      {
        question: "Is it a page that is read, with one or two parts that do something?",
        technology: "javascript",
        because: "The platform is the dependency that ages best, and visitors download next to nothing.",
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
  on: ["/services/web-development-kutch", "/blog/scalable-react-applications"],
  reviewed: "2026-11-21",
  closing: {
    title: "Show us the busiest screen",
    text: "A drawing or a photograph of it is enough. In the free consultation we go through its states and say what it should be made of, and why.",
  },
  confirm: ["The free consultation goes through the states of one screen and says what it should be made of, and why."],
} satisfies GuideContent;
