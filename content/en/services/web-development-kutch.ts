import type { ServiceContent } from "~/content/.server/schemas/service";

export default {
  name: "Web development in Kutch",
  order: 1,
  menuLabel: "Web development",
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
    title: "Web development in Kutch, Gujarat",
    description:
      "Custom websites, progressive web apps, shops and content systems from two engineers in Kutch, with a speed budget that the build itself enforces.",
  },
  keywords: [
    "web development Kutch",
    "website developers in Gujarat",
    "Next.js development",
    "progressive web apps",
    "e-commerce development",
    "Gujarati language website",
  ],
  tagline: "Sites and web apps that open fast on a mid-range phone with one bar of signal",
  technologyLine: ["React", "Next.js", "TypeScript", "Tailwind CSS", "Django", "Node.js"],
  intro: [
    "You get a public site that is readable before its scripts have arrived, and that your own people can edit without calling us. We build with Next.js where pages are public and have to be found, with plain React where people sign in first, and with Django where the content, its editors and their permissions are the larger half of the work.",
    "If you are in Kutch we can stand at your counter and watch how an order is really taken; elsewhere we do the same on a call. A site here is often read in Gujarati, Hindi and English, so we plan for three scripts from the first layout. Gujarati and Devanagari need more line height than Latin letters and font files of their own, and each language gets its own addresses, because a search engine cannot press a language button.",
    "This is the wrong service for five pages that change twice a year. A hosted site builder does that for less, and we say so in the free consultation. The same holds for a small shop with ordinary products and ordinary shipping: begin on a hosted shop, and come back when its checkout, its price rules or its stock stop fitting.",
  ],
  services: [
    {
      title: "Custom websites",
      text: "Company sites, catalogues and portals arranged around the two or three things that visitors come to do. Whatever can be rendered ahead of time is, so a traffic peak is a matter of handing out files.",
    },
    {
      title: "Progressive web apps",
      text: "An installable web app for people who stand in a warehouse or a field. We decide screen by screen what may be stale and what must wait for the network. On an iPhone, push messages reach a web app only after it has been added to the home screen, and you should know that before you plan on them.",
    },
    {
      title: "E-commerce",
      text: "Catalogue, search, checkout, UPI and cards through a payment provider whose contract you hold. Stock is reserved inside a database transaction, and an order counts as paid when the provider’s signed message says so, never because the buyer reached the thank-you page.",
    },
    {
      title: "Content management",
      text: "Editors get fields that match their work, drafts, a preview and a history to go back to. Ten well-named fields serve most firms better than a page builder with a hundred blocks, because there is no layout left to break.",
    },
    {
      title: "Performance",
      text: "A budget is set before the first line: largest paint within 2.5 seconds, a tap answered within 200 milliseconds, layout shift under 0.1, each for three visits out of four. Those are Google’s own thresholds. A change that ships more bytes than agreed fails the build.",
    },
  ],
  diagram: {
    title: "When an order counts as paid",
    caption:
      "The checkout reserves stock and stores the order in one transaction. It counts as paid when the payment provider’s signed message says so: whether the buyer ever reaches the thank-you page decides nothing.",
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
      title: "Read what exists",
      text: "We go through the present site, its analytics and its search queries, and list the addresses that bring people in. Each of them is kept or redirected on its own; none is sent to the home page and forgotten.",
    },
    {
      title: "Finish one page",
      text: "Structure and content model first, then a single page taken all the way: real text, real data, your own phone. You judge our work on that page before its pattern is repeated.",
    },
    {
      title: "Build in two-week pieces",
      text: "Every piece goes to a private preview address. You and your staff use it there, and what you learn changes the order of the pieces still to come.",
    },
    {
      title: "Switch and stay",
      text: "We move the domain at a quiet hour, with the old site ready to return. For the following weeks we read the error log and the crawl report, and you receive the repository, the accounts and a short manual.",
    },
  ],
  why: {
    title: "Why choose us for the web",
    points: [
      {
        title: "Text before scripts",
        text: "Visitors on a weak connection, search engines and screen readers all meet the same finished text. Scripts add to the page and are never a condition for it.",
      },
      {
        title: "Accounts in your name",
        text: "Domain, hosting, analytics and repository are registered to you from the first day. Leaving us takes a changed password.",
      },
      {
        title: "Tried without a mouse",
        text: "We go through each template with the keyboard alone, with a screen reader, and at 320 pixels wide. What fails there is mended before you see the page.",
      },
      {
        title: "Few dependencies",
        text: "Every package we add must be updated for as long as the site lives. Where forty lines of our own do the job, we write the forty lines.",
      },
    ],
  },
  bring: [
    "One person who may decide, for about an hour a week.",
    "Access to the present site, its domain, its analytics and its search console.",
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
        "Whoever you choose. Its packages need updates for as long as it lives: we can make them in office hours, estimated like any other work, or another engineer can, from the repository and the manual. Nobody of ours watches it at the weekend, so name the person whom an alert can reach.",
    },
  ],
  confirm: ["Upkeep after the launch is offered, in office hours and as estimated work."],
  callToAction: {
    title: "Show us the page that annoys you most",
    text: "Send its address and say what it should do. We look at it before the free consultation and tell you there whether it wants mending or replacing.",
    label: "START YOUR WEB PROJECT",
  },
  technologies: ["react", "nextjs", "typescript", "tailwindcss", "javascript", "nodejs", "django", "cloudflare"],
  caseStudies: ["ecommerce-platform-redesign"],
} satisfies ServiceContent;
