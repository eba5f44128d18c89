import type { PageText } from "../pages.ts";

export default {
  category: "frontend",
  name: "JavaScript",
  order: 5,
  icon: "logos:javascript",
  version: "ECMAScript 2026",
  reviewed: "2026-11-21",
  card: "Calculators, embeds and small interactive parts that need no framework and no build step.",
  head: {
    title: "JavaScript without a framework",
    description:
      "Plain JavaScript for widgets, embeds and pages that must stay light: lakh and crore formatting, money in paise, cancelled requests, and where types come in.",
  },
  keywords: [
    "JavaScript development company",
    "vanilla JavaScript widgets",
    "embeddable JavaScript widget",
    "web performance JavaScript",
    "Web Components development",
    "JavaScript code audit",
  ],
  tagline: "If the browser can do it already, you have no code to maintain",
  paragraphs: [
    "Browsers have absorbed most of what libraries were once for: dialogs, lazy images, date formats, form checks. A script written ten years ago for the browsers of its day still runs, which few packages of that age can say.",
    "It’s good for loan and freight calculators, booking widgets for partners’ pages and the moving parts of static sites. First ask what the page does when the script doesn’t arrive, as on the train from Bhuj to Ahmedabad.",
  ],
  features: [
    {
      title: "Progressive enhancement",
      text: "The form posts to a real address and the script only improves it, so a visitor can always send.",
    },
    {
      title: "Intl for Indian formats",
      text: "With the locale en-IN the browser writes 1234567 as 12,34,567, and Gujarati and Hindi dates come from the same place.",
    },
    {
      title: "Money in whole paise",
      text: "Because 0.1 plus 0.2 isn’t 0.3 here, amounts are kept in paise and divided only for display.",
    },
    {
      title: "Requests that can be cancelled",
      text: "Each keystroke in a search drops the request before it, so a slow answer can’t replace a newer one.",
    },
    {
      title: "Work off the main thread",
      text: "A large spreadsheet is parsed in a worker, so scrolling and typing stay smooth.",
    },
    {
      title: "Custom elements for embeds",
      text: "A widget for other sites is one script and one tag, with styles that can’t clash.",
    },
  ],
  why: {
    points: [
      "There’s nothing to install: open the file, change it, reload the page.",
      "A widget of a few kilobytes arrives while a framework would still be downloading.",
      "Old features stay, because dropping them would break the web.",
      "Service workers and edge functions speak it too, so a small project needs no second language.",
      "The fewer packages you use, the fewer strangers can get into your checkout.",
      "JSDoc comments let the TypeScript checker verify plain .js files.",
    ],
    expertise:
      "Much of this work is taking things out. On a slow site, list the scripts: the tag of a campaign that ended, a polyfill for a browser nobody has, a carousel heavier than its pictures.",
  },
  limits: {
    text: "Past a few hundred lines the language stops helping: a misspelt property is undefined instead of an error, and a dozen widgets that depend on each other become the bug. There’s no decimal type, and one thread isn’t good for heavy calculations. Change tools early, while it’s cheap.",
    alternatives: [
      { technology: "typescript", when: "More than one person will maintain it, or it’ll live longer than a season." },
      { technology: "react", when: "Several parts of the screen depend on the same changing data." },
      { technology: "golang", when: "It’s bulk computing that belongs on a server." },
    ],
  },
  services: ["web-development-kutch", "seo-digital-marketing"],
  confirm: [
    "The firm takes on work with JavaScript without a framework. The specification names a page for it; no case study uses it.",
  ],
  facts: [{ says: "ECMAScript 2026", source: "https://tc39.es/ecma262/", seen: "2026-11-23" }],
} satisfies PageText<"/technologies/:slug">;
