import type { PageText } from "../../pages.ts";

export default {
  name: "SEO & digital marketing",
  order: 7,
  menuLabel: "SEO & digital marketing",
  menuLine: "Get found by people who search",
  runsBehind: false,
  inMobileMenu: false,
  footerOrder: 6,
  head: {
    title: "SEO and Google Ads for businesses in Kutch",
    description:
      "Get found on Google in Kutch and beyond: we fix the page itself, write in three languages and run small ad campaigns. No promised rankings.",
  },
  keywords: [
    "SEO services Kutch",
    "technical SEO",
    "local SEO Gujarat",
    "digital marketing for small business",
    "Google Ads management",
    "site migration SEO",
  ],
  tagline: "Get found by people who search for what you sell, on pages that load before they give up",
  technologyLine: ["Search Console", "Structured data", "Next.js", "Cloudflare", "Google Ads", "Analytics"],
  first: [
    {
      question: "Does SEO work for a business like ours?",
      answer:
        "Yes, if people search for what you sell: shops, clinics, workshops and hotels in Kutch too. If it’s so new that nobody searches for it, talk to people and go to fairs first. If you need orders within weeks, paid ads are the honest answer.",
    },
    {
      question: "How long until more people find us?",
      answer:
        "When we fix a fault, you see the effect in days or weeks, once Google reads the page again. A new page usually takes months to rank, so don’t judge the figures too early. Nobody can promise you first place: Google says so itself.",
    },
    {
      question: "What does SEO cost?",
      answer:
        "Our fee is a line in the estimate, which you get before any work begins. Google bills you for the ads directly, because the account is yours. We agree on the budget and the end date before the first click.",
    },
  ],
  intro: [
    "Whether Google shows your site depends first on how it’s built. Maybe one page has six addresses, or a setting that hid the test site from Google is still on. An agency puts that in a report. We open the code and fix it.",
  ],
  found: {
    caption: "One page in the search results, before and after. Drawn for this page; the shop is made up.",
    results: [
      {
        label: "BEFORE",
        address: "shop.example/p?id=418&cat=2",
        title: "Home",
        text: "Welcome to our website. Home, Products, About us, Contact. Copyright, all rights reserved.",
        note: "The page says nothing of its own, so the search engine takes what it finds.",
      },
      {
        label: "AFTER",
        address: "shop.example/ajrakh-stoles",
        title: "Ajrakh stoles, dyed by hand in Ajrakhpur",
        extra: "₹1,800 and up · In stock",
        text: "Twelve stoles in cotton and silk. Sent within two days; you can send them back.",
        note: "It says what there is, what it costs and when it arrives.",
      },
    ],
  },
  services: [
    {
      title: "Technical SEO: fixing what hides your pages",
      text: "We fix what stops or misleads search engines: wrong redirects, missing sitemaps, mixed-up languages.",
    },
    {
      title: "Content: pages that answer your customers’ questions",
      text: "Each question your customers ask on the phone gets its own page. Your specialist tells us the facts, we write, and they correct it.",
    },
    {
      title: "Local search: found by people near you",
      text: "A complete business profile on Google and pages in Gujarati, Hindi and English. We never write or buy reviews.",
    },
    {
      title: "Paid campaigns: Google ads with a fixed budget",
      text: "Search ads for the few phrases that people type when they want to buy.",
    },
    {
      title: "Measurement: where your enquiries come from",
      text: "For visitors who have agreed to be counted, we see where enquiries, calls and orders came from.",
    },
  ],
  diagram: {
    title: "Why Google can still show a page you blocked",
    caption:
      "A crawler asks robots.txt first. If that blocks the page, the crawler never sees the noindex on it, and the bare address can still show up in results.",
    spoken: [
      "A crawler follows a link to your site and asks robots.txt first whether it may come in.",
      "If it may, it reads the page, sees the noindex and leaves the page out of the results, as you wanted.",
      "If robots.txt blocks it, the page may still show up in the results.",
    ],
    nodes: [
      { id: "crawler", label: "Crawler", detail: "follows a link", column: 1, row: 1 },
      { id: "robots", label: "robots.txt", detail: "may it come in?", column: 1, row: 2 },
      { id: "page", label: "The page", detail: "carries noindex", column: 1, row: 3 },
      { id: "listed", label: "May be in the results", detail: "if blocked", column: 2, row: 2 },
      { id: "out", label: "Left out", detail: "as intended", column: 2, row: 3 },
    ],
    edges: [
      { from: "crawler", to: "robots", label: "asks first" },
      { from: "robots", to: "page", label: "allowed" },
      { from: "robots", to: "listed" },
      { from: "page", to: "out" },
    ],
  },
  process: [
    {
      title: "We check the whole site",
      text: "You get a list of faults, the most important first.",
    },
    {
      title: "We fix one fault at a time",
      text: "We fix each one in the code and note the date, so you can see what changed the figures.",
    },
    {
      title: "We publish a few useful pages",
      text: "A few pages a month, each answering one question.",
    },
    {
      title: "We measure, and drop what does not work",
      text: "Once a month you get a page that says what we did, what changed, what didn’t, and what we’ll stop.",
    },
  ],
  why: {
    title: "Why choose us for search and marketing",
    points: [
      {
        title: "We can change the page ourselves",
        text: "There’s no agency in between. If we find a fault, we open the file ourselves.",
      },
      {
        title: "Nothing that Google punishes",
        text: "No bought links, no mass-produced text, no pages for towns where you have no business.",
      },
      {
        title: "Figures you can check",
        text: "The accounts are in your name. You see the same numbers we do, bad months included.",
      },
      { title: "Visitors who refuse tracking are not tracked", text: "We measure only what people agreed to." },
    ],
  },
  bring: [
    "Access to the site’s code or admin area, to Search Console and to the ad account, if you have one.",
    "An hour a month with the person who knows your customers’ questions by heart.",
    "Roughly what an enquiry is worth to you.",
  ],
  questions: [
    {
      question: "What do AI answers in search mean for us?",
      answer:
        "You’ll get fewer visits for simple facts, because the answer is already above the results. People who still come want to compare, check or buy. So we work on what only you have: prices, measurements, photos, stock.",
    },
  ],
  confirm: [
    "How far a language model takes part in writing a client’s pages; the page says only that every fact and every text is checked by the client’s specialist.",
    "SEO work goes as the page says: one page of figures a month, a few pages a month, ad campaigns with a budget and a day on which they stop.",
    "In the free consultation the firm talks about who ranks today and what could keep the client’s page out.",
  ],
  callToAction: {
    title: "Tell us what people should find you for",
    text: "Tell us the words a good customer would type. In the free consultation we’ll talk about who ranks there today, and what could be keeping you out.",
    label: "BOOST YOUR ONLINE PRESENCE",
  },
  technologies: ["nextjs", "react", "javascript", "cloudflare", "nginx"],
  caseStudies: ["ecommerce-platform-redesign"],
} as const satisfies PageText<"/services/:slug">;
