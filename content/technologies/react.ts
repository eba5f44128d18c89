import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  category: "frontend",
  name: "React",
  order: 1,
  icon: "logos:react",
  version: "React 19",
  reviewed: "2026-11-21",
  card: "Dashboards, portals and ordering screens, where one change has to show in many places.",
  head: {
    title: "React web application development",
    description:
      "How we build dashboards, portals and admin panels in React: where state lives, how we test, what it costs your visitors, and when we pick another tool.",
  },
  keywords: [
    "React development company Kutch",
    "React developers Gujarat",
    "React dashboard development",
    "React admin panel",
    "React and TypeScript",
    "modernise React application",
  ],
  tagline: "Describe the screen for each state of the data, and the page keeps up by itself",
  paragraphs: [
    "React asks for one thing: say what the screen looks like for a given state, and it works out which parts of the page to change. That pays off where many things depend on each other, such as a booking calendar that must agree with a price summary, a count of free seats and a validation message. On a page that hardly changes after it has loaded, React buys nothing and costs the visitor a download.",
    "We use it for dashboards, admin panels, customer portals and ordering flows. This website is written in React and rendered to HTML at build time, so it can be read before any script has run; in the browser React runs only where you act, such as in the form and the search. A project starts with a list of screens and the states each can be in: empty, loading, failed, partly filled, full. You go through that list with us before anything is drawn: a surprise found there costs one sentence.",
  ],
  features: [
    {
      title: "State kept where it belongs",
      text: "Filters, tabs and page numbers live in the address, so a link to a filtered order list can be sent to a colleague. Server data lives in the router’s or query library’s cache. What is left, usually open menus and half-filled forms, stays in the component. A global store is rarely needed after that.",
    },
    {
      title: "Actions for form submission",
      text: "React’s form Actions carry the pending, failed and finished states of a submission, and useOptimistic shows a result before the server confirms it. We take the optimistic path for things that can be undone, such as a favourite. A payment always waits for the server.",
    },
    {
      title: "The compiler does the memoising",
      text: "React Compiler adds memoisation at build time, so useMemo and useCallback are no longer sprinkled by hand. It skips components that break the rules of React. We therefore run its lint rules as errors: a component that the compiler skips often hides a bug as well.",
    },
    {
      title: "Effects as the last resort",
      text: "An effect is for staying in step with something outside React: a map, a socket, a video player. A value that follows from props or state is computed while rendering. In a codebase with flicker and stale figures, misplaced effects are the first thing to search for.",
    },
    {
      title: "Tests by role and name",
      text: "With Testing Library, a test looks for a button as a screen reader does, by its role and accessible name. What the test cannot find, a blind user will struggle to find too, so each test also guards accessibility. Flows across several pages run in real browsers with Playwright.",
    },
    {
      title: "Code split by route",
      text: "Each route is its own chunk, fetched when its link is about to be followed. Charts, editors and maps are imported when they are opened. The build has a size budget for the first load and fails when a new dependency exceeds it, before any visitor pays for it.",
    },
  ],
  why: {
    points: [
      "A price, an address or an order status is formatted by one component, and the portal, the back office and the e-mail preview all use it.",
      "React brings no router, data layer or form library. We choose those parts once, write down the reason for each, and keep the list short.",
      "Class components still run beside function components, so an ageing application can be modernised one screen at a time.",
      "React Native shares the component model. Whoever maintains your web application can read the mobile one.",
      "Many developers know React. If you take the work in-house after us, finding people is seldom the obstacle.",
      "The same components produce HTML on a server, at build time or in the browser, so that choice can be made late and per page.",
    ],
    expertise:
      "We write React in strict TypeScript, start from the browser’s own elements, and take a component library only for widgets that are hard to get right, such as a date picker or a combobox with full keyboard support. A slow application is recorded in the profiler on a cheap Android phone before a line is changed, and once more afterwards. From your side we need one person who can say what each screen is for. Finished designs are welcome and not required.",
  },
  limits: {
    text: "A React page ships its runtime before any of your own code: tens of kilobytes compressed, noticeable on an entry-level phone. The library prescribes no structure, so two React projects can have little in common, and one without house rules decays as people come and go. Server Components add a second place where code runs, and a careless prop can send the browser a whole database row. Twice within a year, with CVE-2025-55182 and, in rare cases, CVE-2026-126187, a flaw in them let a request run code on servers not yet updated. A site without them, like this one, is not affected.",
    alternatives: [
      {
        technology: "nextjs",
        when: "The pages are public, search engines must read them, and editors change them every day.",
      },
      {
        technology: "angular",
        when: "A larger in-house team wants forms, routing and HTTP prescribed by one framework.",
      },
      {
        technology: "javascript",
        when: "The site needs one or two interactive parts, such as a calculator or a gallery.",
      },
    ],
  },
  services: ["web-development-kutch", "custom-software-development"],
  facts: [
    {
      says: "React 19",
      source: "https://react.dev/versions",
      seen: "2026-11-23",
    },
    {
      says: "CVE-2025-55182 and, in rare cases, CVE-2026-126187",
      source: "https://github.com/react/react/security/advisories/GHSA-xqc2-xf4c-x3h3",
      seen: "2026-11-23",
    },
  ],
} satisfies TechnologyContent;
