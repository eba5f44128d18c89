import type { PageText } from "../../pages.ts";

export default {
  name: "Website development in Kutch",
  order: 1,
  menuLabel: "Web development",
  menuLine: "Websites and online shops",
  runsBehind: false,
  inMobileMenu: true,
  footerOrder: 1,
  home: {
    order: 1,
    title: "Web development",
    description:
      "Websites and online shops that open quickly on an ordinary phone. Your own people can change texts and prices.",
    technologies: ["React", "Next.js", "TypeScript"],
  },
  head: {
    title: "Website development company in Kutch",
    description:
      "Websites, online shops and web apps from two engineers in Kutch, Gujarat: quick on an ordinary phone, with texts and prices that you change yourself.",
  },
  keywords: [
    "web development Kutch",
    "website developers in Gujarat",
    "Next.js development",
    "progressive web apps",
    "e-commerce development",
    "Gujarati language website",
  ],
  tagline: "Websites and online shops that open quickly on an ordinary phone, even with a weak signal",
  technologyLine: ["React", "Next.js", "TypeScript", "Tailwind CSS", "Django", "Node.js"],
  intro: [
    "We are two website developers in Kutch (also written Kachchh), Gujarat. We make websites, online shops and apps that run in the browser. Visitors can read a page at once, even on a weak connection, and your own people can change texts, pictures and prices without calling us. We make one page first, so that you can judge our work before we build the rest.",
    "A website here is often read in Gujarati, Hindi and English, so we plan for three scripts from the first layout. Each language gets addresses of its own, because a search engine cannot press a language button. For public pages we use Next.js, for pages behind a sign-in React, and Django where several people look after much content.",
    "A website of your own is worth its price when it has to work for you: take orders, show your stock, follow your prices, answer in three languages. For five pages that change twice a year, or a small shop with ordinary goods and delivery, a hosted website or shop builder costs less, and we say so in the free consultation.",
  ],
  services: [
    {
      title: "Custom websites",
      text: "Websites for firms, catalogues and customer portals, arranged around the two or three things that visitors come to do. Pages are prepared in advance, so the site stays quick when many people come at once.",
    },
    {
      title: "Progressive web apps: a website used like an app",
      text: "People put it on their phone’s home screen without an app store. It suits staff in a warehouse or a field, because it can show what it loaded last when there is no signal. On an iPhone it can send messages only after it has been put on the home screen; you should know that before you plan on them.",
    },
    {
      title: "E-commerce: your own online shop",
      text: "Catalogue, search, checkout, and payment by UPI and card through a payment provider whose contract you hold. Stock is reserved while the buyer pays. An order counts as paid when the provider’s signed message says so, never because the buyer reached the thank-you page.",
    },
    {
      title: "Content management: change texts and prices yourself",
      text: "Your people fill in clearly named fields, look at a preview, and can go back to an earlier version. They cannot break the layout, because it is not among the fields. Ten well-named fields serve most firms better than a page builder with a hundred blocks.",
    },
    {
      title: "Performance: how fast the site must be, agreed first",
      text: "We take Google’s own limits: the main part of the page within 2.5 seconds, an answer to a tap within 200 milliseconds, hardly anything that jumps (a layout shift under 0.1), each for three visits out of four. A change that makes pages heavier than agreed is stopped before it goes live.",
    },
  ],
  diagram: {
    title: "How the shop knows that an order has been paid",
    caption:
      "The checkout reserves the stock and keeps the order. The order counts as paid when the payment provider’s signed message says so: whether the buyer ever reaches the thank-you page decides nothing.",
    nodes: [
      { id: "buyer", label: "Buyer", column: 1, row: 1 },
      { id: "checkout", label: "Checkout", column: 1, row: 2 },
      { id: "orders", label: "Orders and stock", column: 1, row: 3 },
      { id: "provider", label: "Payment provider", detail: "under your contract", column: 2, row: 1 },
      { id: "receiver", label: "Receiver", detail: "checks the signature", column: 2, row: 3 },
    ],
    edges: [
      { from: "buyer", to: "checkout", label: "order" },
      { from: "checkout", to: "orders", label: "reserve" },
      { from: "buyer", to: "provider" },
      { from: "provider", to: "receiver", label: "signed message" },
      { from: "receiver", to: "orders" },
    ],
  },
  process: [
    {
      title: "We study your present site",
      text: "If you have one, we read it and list the pages that bring people in. Each of their addresses is kept or leads to its new page, so that old links and search results still arrive at the right place.",
    },
    {
      title: "We finish one page first",
      text: "One page is made to the end, with your real texts and pictures, and you look at it on your own phone. You judge our work on that page before the others are built.",
    },
    {
      title: "We build in two-week pieces",
      text: "Each piece goes to a private address, where you and your staff try it out. What you learn there can change the order of the pieces still to come.",
    },
    {
      title: "We put it online and stay with it",
      text: "We switch at a quiet hour and keep the old site ready to return. In the following weeks we read the error reports. You receive the code, the accounts and a short manual.",
    },
  ],
  why: {
    title: "Why choose us for your website",
    points: [
      {
        title: "Readable on a weak connection",
        text: "The text comes first. Visitors with a weak signal, search engines and screen readers, which read pages aloud to blind people, all get the whole page.",
      },
      {
        title: "Accounts in your name",
        text: "Domain, hosting, statistics and code are registered to you from the first day. Leaving us takes a changed password.",
      },
      {
        title: "A website that everybody can use",
        text: "We try each kind of page with the keyboard alone, with a screen reader, and 320 pixels wide, as on the smallest phones. What fails there is mended before you see the page.",
      },
      {
        title: "A website with few parts to keep updated",
        text: "Every ready-made part of a site must be updated for as long as the site lives. Where forty lines of our own do the job, we write the forty lines.",
      },
    ],
  },
  bring: [
    "One person who may decide, for about an hour a week.",
    "Access to your present site, its domain and its visitor statistics, if you have them.",
    "Texts and photographs, or a decision in the first week on who makes them. A site waits for its content more often than for its code.",
    "Two conversations of an hour in the first fortnight, then half an hour at the end of every piece.",
  ],
  questions: [
    {
      question: "How long does a website or a shop take?",
      answer:
        "A shop with stock, payments and an older system behind it is a matter of months: the e-commerce platform of our case study took 6. A company site is smaller, and waits for its texts more often than for its code.",
    },
    {
      question: "Can our own people change texts and prices?",
      answer:
        "Yes, and without calling us: in fields that match their work, with a draft, a preview and a way back. The layout stays in the code, where pasting cannot break it. Prices and stock come from the system that already keeps them, since a price kept twice will differ one day.",
    },
    {
      question: "Do we lose our place in Google when the site is replaced?",
      answer:
        "Some movement is usual, and nobody can rule it out. We limit it: addresses that bring people stay or are redirected one by one, texts that are found are kept, and the crawl reports of the following weeks show what was missed.",
    },
    {
      question: "Who looks after the site once it is live?",
      answer:
        "Whoever you choose. The parts it is made of need updates for as long as it lives: we can make them in office hours, estimated like any other work, or another engineer can, from the code and the manual. If the site should stop, the alert goes to the person whom you name.",
    },
    {
      question: "Do you make websites and online shops for small firms?",
      answer:
        "Yes: for a shop, a workshop or a clinic in Kutch as well as for a larger company. In the free consultation we ask what the site should bring you, and say what a small first version would contain. What follows it can wait until the first one earns its keep.",
    },
  ],
  confirm: [
    "Upkeep after the launch is offered, in office hours and as estimated work.",
    "Towns: the page names none until the owner says for which of Bhuj, Gandhidham, Mundra, Anjar and Mandvi the firm works.",
    "Small firms are taken on: the page says that websites and online shops are made for shops, workshops and clinics too.",
  ],
  callToAction: {
    title: "Tell us what your website should do",
    text: "Send the address of your present site, or a few lines about a new one. In the free consultation you learn what we would build first, how long it would take and what it would cost.",
    label: "START YOUR WEB PROJECT",
  },
  technologies: ["react", "nextjs", "typescript", "tailwindcss", "javascript", "nodejs", "django", "cloudflare"],
  caseStudies: ["ecommerce-platform-redesign"],
} as const satisfies PageText<"/services/:slug">;
