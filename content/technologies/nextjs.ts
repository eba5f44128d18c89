import type { TechnologyContent } from "../schemas/technology.ts";

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
      "Next.js as we use it for shops and content sites: what is cached and for how long, how edits go live, where access is checked, and what an upgrade involves.",
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
    "Next.js is React with a server attached, and its real subject is time. For every part of a page you say when the HTML is made: at build, on the first request, after an edit, or anew for each visitor. A product page can be a cached document with a live stock figure streamed into it. Search engines receive finished HTML, and what a Server Component has rendered is not computed again on the phone.",
    "A shop, a catalogue, a booking site or a marketing site with an editor behind it starts as a table: what stands on each kind of page, how old it may be, and which event makes it fresh. You fill in the middle column, because “may a price be a minute out of date” is a business decision. Hosting cost follows from the answers, and so does most of the code.",
  ],
  features: [
    {
      title: "Server Components by default",
      text: "A component runs on the server and sends its output alone, unless its file, or one that imports it, says “use client”. Queries and keys stay out of the browser bundle. Modules that hold secrets import the server-only package, so that using one from client code by mistake breaks the build.",
    },
    {
      title: "Revalidation by tag",
      text: "Cached data carries a tag, for instance product-481. When an editor saves, the content system calls a webhook, the tag expires, and the pages that used it are made again from the new data. Nothing is redeployed, and nothing polls on a timer that is too slow on launch day and pointless at night.",
    },
    {
      title: "Streaming in one response",
      text: "Header, product and price leave at once. Recommendations and delivery estimates follow in the same response when they are ready. Each placeholder gets the dimensions of what will replace it: a page that jumps under the reader’s thumb is worse than a page that waits.",
    },
    {
      title: "Images sized for phones",
      text: "The image component resizes, converts to modern formats and reserves the space. We write its sizes value by hand for each layout. Without one, an image that fills its container is requested as if it filled the screen, and a thumbnail in a grid of four downloads many times the pixels it shows.",
    },
    {
      title: "Forms through Server Actions",
      text: "A form can post to a function on the server and work before the page’s script has loaded. Such a function is a public endpoint, callable by anyone who copies the request, so the first lines of ours check the session and validate the input against a schema.",
    },
    {
      title: "Access checked beside the data",
      text: "The proxy file, named middleware before version 16, is for redirects and languages. It is never our only gate: CVE-2025-29927 let anyone skip it with one request header, and 2026 brought fixes for several more ways round it. The check that counts stands in the function that reads the data.",
    },
  ],
  why: {
    points: [
      "The folder tree is the site map: whoever opens the repository sees every address the site has.",
      "Titles, canonical links, sitemaps and social images come from the same records as the page, so they cannot drift apart from it.",
      "In production, links are prefetched as they scroll into view. Going from a category to a product feels like turning a page.",
      "Vercel is the convenient host, and an ordinary Node container behind a reverse proxy works as well. We set up either.",
      "A site that turns out to need no server can be exported as plain files and moved to any static host.",
      "A shop can start with one cached template and make individual parts live later, with no rewrite in between.",
    ],
    expertise:
      "We load-test with a cold cache, because that is what visitors meet just after a release. The build report tells us which routes render per request, and an unplanned one is treated as a defect: reading a cookie in a shared layout can be enough to make everything under it dynamic. Dates and rupee amounts are formatted with an explicit locale and time zone, so the server and the browser never disagree about today. Your editors get a preview of unpublished pages, and a short written guide to what happens when they press save.",
  },
  limits: {
    text: "The caching rules have been rewritten between major versions more than once, so an upgrade has to be planned and tested like a feature. A stale page can have its cause in the browser, the CDN, the rendered page or the data underneath, and finding it takes somebody who knows all four. With several instances, each keeps its own cache unless a shared handler is configured, which we do. A server that renders is also a server to patch, at once: CVE-2025-66478 and CVE-2026-126187 let a crafted request run code on it, CVE-2026-96889 a crafted SVG where it resizes images. Version 16 is without published flaws of this kind from 16.4.5 on. Behind a login, most of this machinery stands idle.",
    alternatives: [
      { technology: "react", when: "Everything sits behind a login, and no search engine will ever see it." },
      {
        technology: "django",
        when: "Staff need a full back office before anything else, and the public pages are simple.",
      },
    ],
  },
  services: ["web-development-kutch", "seo-digital-marketing"],
  facts: [
    {
      says: "Next.js 16",
      source: "https://nextjs.org/support-policy",
      seen: "2026-11-23",
    },
    {
      says: "named middleware before version 16",
      source: "https://nextjs.org/docs/messages/middleware-to-proxy",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "CVE-2025-29927 let anyone skip it",
      source: "https://github.com/vercel/next.js/security/advisories/GHSA-f82v-jwr5-mffw",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "CVE-2025-66478 and CVE-2026-126187 let a crafted request run code on it, CVE-2026-96889",
      source: "https://github.com/react/react/security/advisories/GHSA-xqc2-xf4c-x3h3",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "Version 16 is without published flaws of this kind from 16.4.5 on",
      source: "https://github.com/vercel/next.js/security/advisories",
      seen: "2026-11-23",
    },
  ],
} satisfies TechnologyContent;
