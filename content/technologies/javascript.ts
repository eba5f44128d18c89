import type { TechnologyContent } from "../schemas/technology.ts";

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
  tagline: "What browsers already do well is code that you never have to maintain",
  paragraphs: [
    "Browsers have absorbed much of what libraries were once needed for. Modal dialogs, lazy images, date and number formatting, form validation, modules, fetching and cancelling: all of it is there, documented, and not going to be withdrawn. A script written ten years ago for the browsers of its day still runs. Many an npm package of that age installs only with a page of warnings. For a small task the platform is the dependency that ages best.",
    "Typical work: loan and freight calculators, booking widgets that partners paste into their pages, consent banners, Cloudflare Workers and the interactive corners of otherwise static sites, all without a framework. Ask first how the page behaves when the script fails to arrive, as happens on a train between Bhuj and Ahmedabad. The answer shapes the HTML. What such a project needs from you is the rules of the calculation, with three worked examples.",
  ],
  features: [
    {
      title: "Progressive enhancement",
      text: "A form posts to a real address, and a disclosure is a details element. The script then improves them: inline validation, results without a reload. Should a blocker, a proxy or a poor connection swallow the file, the visitor can still send the enquiry.",
    },
    {
      title: "Intl for Indian formats",
      text: "The built-in Intl objects group digits in lakh and crore: with the en-IN locale, 1234567 reads 12,34,567. Gujarati and Hindi dates, plural forms and alphabetical order come from the same place. Where this is in reach, a formatting library can go.",
    },
    {
      title: "Money in whole paise",
      text: "Ordinary numbers are 64-bit floating point, so 0.1 plus 0.2 is not 0.3. Amounts are kept as whole paise and divided only for display. Ids longer than 15 digits travel as strings, because integers above 2 to the power of 53 silently round to a neighbour’s.",
    },
    {
      title: "Requests that can be cancelled",
      text: "Each search keystroke aborts the request before it, so a slow early answer cannot overwrite a later one. AbortSignal.timeout gives every call a deadline, which fetch lacks on its own. A signal also removes a widget’s event listeners when it is taken off the page.",
    },
    {
      title: "Work off the main thread",
      text: "Scrolling, typing and painting share one thread with your code. Parsing a large spreadsheet moves to a Web Worker; long loops yield between slices. Tasks above 50 milliseconds show in a recording made on a throttled processor, and only there, since a developer’s laptop hides them.",
    },
    {
      title: "Custom elements for embeds",
      text: "A widget for other people’s sites is one script and one tag. The shadow root keeps its styles apart from the host’s, attributes configure it, and events report back. It loads as a module, waits until it is near the viewport, and adds no global name besides its tag.",
    },
  ],
  why: {
    points: [
      "There is no install step for the reader of the code: open the file, read it, change it, reload the page.",
      "A widget of a few kilobytes is cheap even on a weak connection, where a framework would still be downloading.",
      "Backward compatibility is the standard’s first rule. Old features are kept, because dropping them would break the web.",
      "Service workers, edge functions and build scripts are written in it too, so a small project needs no second language.",
      "Fewer packages mean fewer advisories to read on a Monday, and fewer strangers with a way into your checkout page.",
      "JSDoc annotations let the TypeScript checker verify plain .js files, so small scripts get types with no compiler output.",
    ],
    expertise:
      "Much of this work is subtraction. On a slow site, check the scripts: which tag was added for a campaign that ended, which polyfill serves a browser nobody has, which carousel weighs more than its pictures. Each has a weight and an effect on input delay, and by those it is decided what stays. What is written instead is split into modules, linted, tested in the three browser engines, and delivered with a content security policy that names the origins allowed to run code. Ask whoever placed the tags before one of them is removed.",
  },
  limits: {
    text: "Past a few hundred lines the language stops helping. A misspelt property is undefined instead of an error, a changed function signature breaks its callers in silence, and keeping a dozen interdependent widgets in step by hand becomes the bug. The standard library is thin, with no decimal type and no sorted collection, so the pull towards npm returns. Single-threaded execution makes it a poor home for heavy computation. When a page needs shared state or a second developer, change tools early, while changing is cheap.",
    alternatives: [
      {
        technology: "typescript",
        when: "More than one person will maintain it, or it will live longer than a season.",
      },
      { technology: "react", when: "Several parts of the screen depend on the same changing data." },
      { technology: "golang", when: "The work is computation or bulk processing that belongs on a server." },
    ],
  },
  services: ["web-development-kutch", "seo-digital-marketing"],
  confirm: [
    "The firm takes on work with JavaScript without a framework. The specification names a page for it; no case study uses it.",
  ],
  facts: [{ says: "ECMAScript 2026", source: "https://tc39.es/ecma262/", seen: "2026-11-23" }],
} satisfies TechnologyContent;
