import type { PageText } from "../pages.ts";

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
    "You say what the screen looks like for each state of the data, and React works out what to change. That pays where a calendar, a price and a count of free seats must agree.",
    "It’s what we choose for dashboards, customer portals and ordering flows. This website is written in React too, and runs it in your browser only where you act, as in the form and the search.",
  ],
  features: [
    {
      title: "State kept where it belongs",
      text: "Filters and page numbers live in the address, so you can send a colleague the very list you’re looking at.",
    },
    {
      title: "Actions for form submission",
      text: "React tracks pending, failed and finished; a payment still waits for the server before the screen says “paid”.",
    },
    {
      title: "The compiler does the memoising",
      text: "React Compiler adds it in the build, and what it has to skip often hides a bug.",
    },
    {
      title: "Effects as the last resort",
      text: "When a screen flickers or shows stale figures, misplaced effects are the first thing we look for.",
    },
    { title: "Tests by role and name", text: "A test looks for a button the way a screen reader does." },
    { title: "Code split by route", text: "Charts, editors and maps load when somebody opens them." },
  ],
  why: {
    points: [
      "One component formats a price or an address, and portal, back office and e-mail preview all use it.",
      "React brings no router or form library, so we choose once, write down why, and keep the list short.",
      "Class components still run, so an ageing application can be modernised one screen at a time.",
      "React Native works the same way: the people who maintain your web application can read the app.",
      "Many developers know it, so taking the work in-house later is rarely a problem.",
      "Components can become HTML on a server, in the build or in the browser, page by page.",
    ],
    expertise:
      "We write strict TypeScript and start from the browser’s own elements. A slow application is recorded on a cheap Android phone before we change a line.",
  },
  limits: {
    text: "Visitors download tens of kilobytes before your own code, and without rules of your own a project gets messy. Server Components are a second place where code runs: CVE-2025-55182 and, in rare cases, CVE-2026-126187 let a request run code on servers not yet updated. A site without them, like this one, isn’t affected.",
    alternatives: [
      { technology: "nextjs", when: "The pages are public, and editors change them every day." },
      { technology: "angular", when: "A larger in-house team wants forms, routing and HTTP prescribed." },
      { technology: "javascript", when: "The site needs one or two interactive parts and no more." },
    ],
  },
  services: ["web-development-kutch", "custom-software-development"],
  facts: [
    {
      says: "in rare cases, CVE-2026-126187",
      source: "https://github.com/react/react/security/advisories/GHSA-xqc2-xf4c-x3h3",
      seen: "2026-11-23",
    },
    {
      says: "CVE-2025-55182",
      source: "https://react.dev/blog/2025/12/03/critical-security-vulnerability-in-react-server-components",
      seen: "2026-11-28",
      history: true,
    },
    {
      says: "React 19",
      source: "https://react.dev/versions",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
