import type { PageText } from "../pages.ts";

export default {
  category: "frontend",
  name: "Next.js",
  order: 2,
  icon: "logos:nextjs-icon",
  version: "Next.js 16",
  reviewed: "2026-11-21",
  card: "Shops and content sites that search engines can read and editors can change without a deployment.",
  head: {
    title: "Next.js websites and online shops",
    description:
      "Next.js for shops and content sites: what is cached and for how long, how edits go live, where access is checked, and what an upgrade involves.",
  },
  keywords: [
    "Next.js development company",
    "Next.js e-commerce development",
    "Next.js developers India",
    "server-rendered React website",
    "headless CMS Next.js",
    "self-hosted Next.js",
  ],
  tagline: "For every part of a page, a decision: made in advance, cached, or fresh for each visitor",
  paragraphs: [
    "Next.js is React with a server attached, and it’s really about time: for each part of a page you say whether it’s made in advance, after an edit, or for every visitor. Search engines get finished HTML either way.",
    "It’s what we choose for shops, catalogues and booking sites. Each starts as a table: what’s on the page, how old it may be, what refreshes it. You fill in the middle column.",
  ],
  features: [
    {
      title: "Server Components by default",
      text: "Queries and keys stay on the server, and importing a secret into browser code by mistake breaks the build.",
    },
    {
      title: "Revalidation by tag",
      text: "An editor saves, the pages that show that product are remade, and nothing is redeployed.",
    },
    {
      title: "Streaming in one response",
      text: "Product and price leave at once and recommendations follow, in space we’ve kept for them so that nothing jumps.",
    },
    {
      title: "Images sized for phones",
      text: "We write each layout’s image sizes by hand, or a thumbnail downloads as if it filled the screen.",
    },
    {
      title: "Forms through Server Actions",
      text: "They work before the script loads. Anyone can call them, so ours check the session and input first.",
    },
    {
      title: "Access checked next to the data",
      text: "The proxy file is never our only gate: CVE-2025-29927 let anyone skip it with one header.",
    },
  ],
  why: {
    points: [
      "The folder tree is the site map: open the repository and you see every address.",
      "Titles, sitemaps and social images come from the same records as the page, so they can’t drift apart.",
      "Links are fetched as they scroll into view, so a product opens like a turned page.",
      "Vercel is the convenient host, an ordinary Node container works as well, and we set up either.",
      "A site that turns out to need no server can be exported as plain files.",
      "A shop can begin with one cached template and make parts live later, without a rewrite.",
    ],
    expertise:
      "We load-test with a cold cache, since that’s what visitors meet after a release. Your editors get a preview and a short guide to what happens when they press save.",
  },
  limits: {
    text: "Caching rules change between major versions, so an upgrade is planned like a feature. A server that renders has to be patched within days: CVE-2025-55182 and CVE-2026-126187 let a crafted request run code on it. They weren’t the only ones, so somebody has to read the makers’ advisories.",
    alternatives: [
      { technology: "react", when: "Everything sits behind a login, and no search engine will ever see it." },
      { technology: "django", when: "Staff need a full back office first, and the public pages are simple." },
    ],
  },
  services: ["web-development-kutch", "seo-digital-marketing"],
  facts: [
    {
      says: "and CVE-2026-126187 let a crafted request run code on it",
      source: "https://github.com/react/react/security/advisories/GHSA-xqc2-xf4c-x3h3",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "CVE-2025-55182",
      source: "https://github.com/vercel/next.js/security/advisories/GHSA-9qr9-h5gf-34mp",
      seen: "2026-11-28",
      history: true,
    },
    {
      says: "Next.js 16",
      source: "https://nextjs.org/support-policy",
      seen: "2026-11-23",
    },
    {
      says: "CVE-2025-29927 let anyone skip it",
      source: "https://github.com/vercel/next.js/security/advisories/GHSA-f82v-jwr5-mffw",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies PageText<"/technologies/:slug">;
