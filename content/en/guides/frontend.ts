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
    "You choose one of React, Next.js and Angular. TypeScript and Tailwind CSS go with any of them, and a small website needs none.",
  lead: "The front end is what people see and use in the browser. Ask first who uses the page, and how much of it changes while they do. A page that people read needs finished text and few scripts. A screen that people work in for eight hours may be heavier, as long as everything on it agrees. And ask who maintains it: a framework is also a hiring decision.",
  rows: [
    {
      technology: "react",
      choose:
        "Many parts of a screen depend on the same changing data: dashboards, portals, ordering, anything behind a login.",
      hurts:
        "Visitors download React itself before your first line, and it sets no structure, so without rules of your own the project gets messy as people come and go.",
      leaving:
        "You rewrite components, hooks and JSX. The plain TypeScript under them, the HTML and the styles stay, and Next.js takes the components as they are.",
    },
    {
      technology: "nextjs",
      choose: "Pages are public, search engines must read them, and editors or stock figures change them all day.",
      hurts:
        "If a page is out of date, you look in four caches. You plan an upgrade like a feature, and you have to patch the server that renders.",
      leaving:
        "The components remain React. Routing, data loading, images and caching are rewritten. It runs wherever Node.js does, so leaving the host is a smaller step.",
    },
    {
      technology: "angular",
      choose:
        "An in-house team of some size wants forms, routing and HTTP prescribed, for software that outlives its authors.",
      hurts:
        "It takes newcomers a long time to learn, examples on the web mix three generations, and the smallest page loads the whole framework.",
      leaving:
        "A rewrite, because templates and injected services exist nowhere else. You can wrap its parts as custom elements, so old and new can share a page meanwhile.",
    },
    {
      technology: "tailwindcss",
      choose:
        "Colours, type and spacing should stay consistent without anyone checking, and when you delete a part, its styles should go too.",
      hurts: "The markup is crowded, very old browsers don’t work, and HTML from a CMS has no classes.",
      leaving:
        "You can keep the stylesheet it made, so nothing breaks. To get rid of the classes, you go through every template once.",
    },
    {
      technology: "javascript",
      choose:
        "One or two parts of a page do something: a calculator, a gallery, a widget that partners paste into their own sites.",
      hurts:
        "After a few hundred lines, visitors find your typos in the code before you do, and parts you keep in step by hand drift apart.",
      leaving:
        "There’s nothing to leave, as it’s what browsers run. You can move to TypeScript one file at a time, and everything works meanwhile.",
    },
    {
      technology: "typescript",
      choose:
        "More than one person will maintain the code, or it’ll live longer than a season: then the compiler lists what a change touches.",
      hurts:
        "Types don’t check what comes from outside while the program runs, and clever ones take longer to read than they save.",
      leaving:
        "Take out the types, and you have readable JavaScript. What you lose is the list of places that a change affects.",
    },
  ],
  others: [
    {
      name: "Keep the pages that you have",
      choose:
        "They open quickly on an ordinary phone, people find you through them, and what’s missing is some text, a photograph or a price.",
      hurts:
        "They won’t get easier to change by themselves. Once a year, try the three things that customers do most, on a cheap phone and slow mobile data.",
      leaving:
        "Waiting costs nothing, as long as you own the domain and the text. When you do rebuild, each old address leads to the new one.",
    },
    {
      name: "WordPress or a site builder",
      choose:
        "Five pages, some news or a simple shop that your own people fill, and nothing in it that only your business does.",
      hurts:
        "Each plugin is a stranger’s code that needs updates, and every one makes pages heavier. A hosted builder raises its price when it likes.",
      leaving:
        "From WordPress you can export text and pictures. From a hosted builder you often get only the text, not the design.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Do the pages that you have open quickly, and do people write to you through them?",
        other: "Keep the pages that you have",
        because: "Better text, prices and photographs bring more than another technology, and cost less.",
      },
      {
        question: "Do you need five pages, or a simple shop that your own people fill?",
        other: "WordPress or a site builder",
        because: "There’s nothing to build that hasn’t been built. Spend the money on words and pictures.",
      },
      {
        question: "Do people only read the page, apart from one or two parts that do something?",
        technology: "javascript",
        because: "The browser’s own language lasts longest, and visitors download next to nothing.",
      },
      {
        question: "Do search engines have to read it while editors change it every day?",
        technology: "nextjs",
        because: "Each page is finished HTML, and never older than you allow.",
      },
      {
        question: "Will an in-house team of some size maintain it for many years?",
        technology: "angular",
        because: "One way to do forms, routes and HTTP, so the next person knows where to look.",
      },
    ],
    otherwise: {
      technology: "react",
      because:
        "For screens whose parts must agree, made by a small team that chooses its own libraries and keeps its own rules.",
    },
    beside: [
      { technology: "typescript", when: "Under any of them, unless the whole thing is a short script." },
      {
        technology: "tailwindcss",
        when: "On top of any of them, unless a finished look such as Angular Material will do.",
      },
    ],
  },
  omitted: [
    {
      name: "Vue and Nuxt",
      why: "As capable as React and Next.js, with an excellent manual. Not among the technologies that we offer, so we don’t judge them here.",
    },
    {
      name: "Svelte and SvelteKit",
      why: "Little code for the visitor to download, and pleasant to write. Fewer people know it, which matters when you hire. Not among the technologies that we offer.",
    },
    {
      name: "Astro and other tools for static sites",
      why: "For pages that are mostly read they’re a good answer, in the place of our row on plain JavaScript.",
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
      says: "A hole that let strangers run code on a server with Next.js was closed on 14 October 2026, and more on 3 November. If you run a server with it, update within days.",
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
    "Vue, Nuxt, Svelte and SvelteKit aren’t offered, and the firm advises WordPress or a site builder where that will do.",
    "The free consultation goes through the states of one screen and says what it should be made of, and why.",
  ],
} as const satisfies PageText<"/guides/:slug">;
