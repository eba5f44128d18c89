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
  tagline: "Get found by people who search for what you sell, with pages that load before anyone gives up",
  technologyLine: ["Search Console", "Structured data", "Next.js", "Cloudflare", "Google Ads", "Analytics"],
  first: [
    {
      question: "Does SEO work for a business like ours?",
      answer:
        "Yes, if people search for what you sell, and that goes for shops, clinics, workshops and hotels in Kutch too. If your product is so new that nobody searches for it, talk to people and go to trade fairs first. If you need orders within weeks, paid ads are better.",
    },
    {
      question: "How long until more people find us?",
      answer:
        "When we fix a fault on your site, you see the effect in days or weeks, once Google has read the page again. A new page usually takes months to rank on Google, so don’t judge the figures too early. Nobody can promise you first place, and Google says so itself.",
    },
    {
      question: "What does SEO cost?",
      answer:
        "Our fee is a separate line in the estimate, which you get before we start. Google bills you for the ads directly, because the account is yours. We agree on the budget and the end date with you before the first ad runs.",
    },
  ],
  intro: [
    "Whether Google shows your site depends first on how it’s built. Perhaps one page has six addresses, or the setting that hid your test site from Google is still switched on. Where an agency would write a report about the fault, we open the code and fix it.",
  ],
  found: {
    caption:
      "The same page in the search results, before and after our work. This is an example, and the shop is made up.",
    results: [
      {
        label: "BEFORE",
        address: "shop.example/p?id=418&cat=2",
        title: "Home",
        text: "Welcome to our website. Home, Products, About us, Contact. Copyright, all rights reserved.",
        note: "The page has no description, so the search engine shows whatever text it finds.",
      },
      {
        label: "AFTER",
        address: "shop.example/ajrakh-stoles",
        title: "Ajrakh stoles, dyed by hand in Ajrakhpur",
        extra: "₹1,800 and up · In stock",
        text: "Twelve stoles in cotton and silk. Sent within two days, and you can send them back.",
        note: "The search result now says what you sell, what it costs and how soon it’s sent.",
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
      text: "Each question your customers ask on the phone gets its own page. Someone on your staff gives us the facts, we write the page, and they check it.",
    },
    {
      title: "Local search: found by people near you",
      text: "You get a complete business profile on Google and pages in Gujarati, Hindi and English. We never write or buy reviews.",
    },
    {
      title: "Paid campaigns: Google ads with a fixed budget",
      text: "We run search ads only for the few phrases that people type when they want to buy.",
    },
    {
      title: "Measurement: where your enquiries come from",
      text: "If visitors have agreed to tracking, you can see where your enquiries, calls and orders came from.",
    },
  ],
  diagram: {
    title: "Why Google can still show a page you blocked",
    caption:
      "Google’s crawler first reads a file called robots.txt. If robots.txt blocks a page, the crawler never sees the page’s “noindex” mark, and the address can still show up in the results.",
    spoken: [
      "A crawler (a search engine’s reading program) follows a link to your site and first asks the file robots.txt whether it may come in.",
      "If the crawler may come in, it reads the page, sees the mark “noindex” and leaves the page out of the results, as you wanted.",
      "If robots.txt blocks the crawler, the page may still show up in the results.",
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
      text: "You get a list of faults, with the most important first.",
    },
    {
      title: "We fix one fault at a time",
      text: "We fix each fault in the code and note the date, so you can see which fix changed your figures.",
    },
    {
      title: "We publish a few useful pages",
      text: "We write a few pages a month, and each one answers a question that your customers ask.",
    },
    {
      title: "We measure, and drop what doesn’t work",
      text: "Once a month you get a one-page report on what we did, what changed, what didn’t, and what we’ll stop.",
    },
  ],
  why: {
    title: "Why choose us for search and marketing",
    points: [
      {
        title: "We can change the page ourselves",
        text: "There’s no agency between you and us. If we find a fault, we fix it in the code ourselves.",
      },
      {
        title: "Nothing that Google penalises",
        text: "We don’t buy links, mass-produce text or make pages for towns where you don’t do business.",
      },
      {
        title: "Figures you can check",
        text: "The accounts for search, statistics and ads are in your name. You see the same numbers that we see, including the bad months.",
      },
      {
        title: "Visitors who refuse tracking aren’t tracked",
        text: "We measure only what your visitors have agreed to.",
      },
    ],
  },
  bring: [
    "Access to the site’s code or admin area, to Search Console and to the ad account, if you have one.",
    "An hour a month with the person who knows your customers’ questions by heart.",
    "A rough idea of what an enquiry is worth to you.",
  ],
  questions: [
    {
      question: "What do AI answers in search mean for us?",
      answer:
        "Fewer people will visit your site for simple facts, because an AI answer already appears above the results. The people who still come to your site want to compare, check or buy. So we work on content that only you have, such as prices, measurements, photos and stock.",
    },
  ],
  confirm: [
    "How far a language model takes part in writing a client’s pages; the page says only that every fact and every text is checked by the client’s specialist.",
    "SEO work goes as the page says: one page of figures a month, a few pages a month, ad campaigns with a budget and a day on which they stop.",
    "In the free consultation the firm talks about who ranks today and what could keep the client’s page out.",
  ],
  callToAction: {
    title: "Tell us what people should find you for",
    text: "Tell us the words that a good customer would type into Google. In the free consultation we’ll talk about which sites Google shows first today, and what could be keeping yours out.",
    label: "BOOST YOUR ONLINE PRESENCE",
  },
  technologies: ["nextjs", "react", "javascript", "cloudflare", "nginx"],
  caseStudies: ["ecommerce-platform-redesign"],
} as const satisfies PageText<"/services/:slug">;
