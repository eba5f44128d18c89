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
      "Websites and online shops that open fast on an ordinary phone. Your own staff can change the text and prices.",
    technologies: ["React", "Next.js", "TypeScript"],
  },
  head: {
    title: "Website development company in Kutch",
    description:
      "Websites, online shops and web apps from two engineers in Kutch, Gujarat: fast on an ordinary phone, and you change text and prices yourself.",
  },
  keywords: [
    "web development Kutch",
    "website developers in Gujarat",
    "Next.js development",
    "progressive web apps",
    "e-commerce development",
    "Gujarati language website",
  ],
  tagline: "Websites and online shops that open fast on an ordinary phone, even with a weak signal",
  technologyLine: ["React", "Next.js", "TypeScript", "Tailwind CSS", "Django", "Node.js"],
  first: [
    {
      question: "Do you build websites for small businesses?",
      answer:
        "Yes, we build websites for shops, workshops and clinics in Kutch as well as for larger companies. If you only need five pages that change twice a year, a website builder costs less, and we’ll tell you so.",
    },
    {
      question: "How long does a website or online shop take?",
      answer:
        "A small site takes a few weeks, and most of that is waiting for text and photos. A new online shop takes two to three months. Replacing an online shop that has to keep selling takes longer: in our case study it took 6 months.",
    },
    {
      question: "What does a website cost?",
      answer:
        "The cost depends on what the pages have to do. You get an itemised estimate before any work begins. Our costs page has three examples, showing how many days of work each would take, and the yearly fees that other companies charge.",
    },
  ],
  intro: [
    "We’re two website developers in Kutch (also spelt Kachchh), Gujarat. The sites we build open at once, even on a weak connection, and can be in Gujarati, Hindi and English. Your own staff can change the text, pictures and prices without calling us.",
  ],
  services: [
    {
      title: "Custom websites",
      text: "We build company sites, catalogues and customer portals around what your visitors come to do.",
    },
    {
      title: "Progressive web apps: a website used like an app",
      text: "People can put the site on their phone’s home screen without an app store. The site keeps working for a while without a signal.",
    },
    {
      title: "E-commerce: your own online shop",
      text: "You get a catalogue, search, a checkout, and payment by UPI and card.",
    },
    {
      title: "Content management: change text and prices yourself",
      text: "Your staff fill in clearly named fields, can go back to an earlier version, and can’t break the layout.",
    },
    {
      title: "Performance: first we agree how fast the site must be",
      text: "We aim for Google’s own limit: the main part of a page shows within 2.5 seconds.",
    },
  ],
  diagram: {
    title: "How the shop knows that an order has been paid for",
    caption:
      "An order counts as paid when the payment company’s signed message arrives, even if the buyer never sees the thank-you page.",
    spoken: [
      "The buyer places an order at the checkout, and the checkout reserves the stock.",
      "The buyer pays through a payment provider that you have your own contract with.",
      "The provider sends a signed message to your site, where the receiver checks the signature and marks the order as paid.",
    ],
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
      title: "We study your current website",
      text: "We list the pages that bring visitors in. Your pages keep their addresses, or the old addresses lead to the new pages.",
    },
    {
      title: "We finish one page first",
      text: "You see one page with your real text and pictures on your phone before we build the rest.",
    },
    {
      title: "We build in two-week steps",
      text: "You and your staff try out each step at a private web address.",
    },
    {
      title: "We put the site online and keep an eye on it",
      text: "We switch to the new site at a quiet time and watch the error reports for weeks afterwards.",
    },
  ],
  why: {
    title: "Why choose us for your website",
    points: [
      {
        title: "Readable on a weak connection",
        text: "The text loads first, so everyone gets the whole page, search engines and screen readers included.",
      },
      {
        title: "Accounts in your name",
        text: "The domain, the hosting and the code are yours from day one. If you want to leave us, you just change a password.",
      },
      {
        title: "A website that everybody can use",
        text: "We test each kind of page with a keyboard, with a screen reader and on the smallest phones.",
      },
    ],
  },
  bring: [
    "About an hour a week with one person who can decide.",
    "Access to your current site, and to its domain and visitor statistics, if you have them.",
    "Text and photos, or a decision in the first week on who provides them.",
  ],
  questions: [
    {
      question: "Who looks after the site once it’s live?",
      answer:
        "Anyone you choose. We can keep the site up to date for you during office hours. As with all our work, you get an estimate first. Another engineer can look after the site too, with the code and the manual.",
    },
  ],
  confirm: [
    "Upkeep after the launch is offered, in office hours and as estimated work.",
    "Towns: the page names none until the owner says for which of Bhuj, Gandhidham, Mundra, Anjar and Mandvi the firm works.",
    "Small firms are taken on: the page says that websites and online shops are made for shops, workshops and clinics too.",
    "A small site takes a few weeks and a new online shop two to three months, as the examples on the page of costs say.",
    "Web work goes as the page says: one page finished first, each kind of page tried by keyboard, with a screen reader and on the smallest phones, a limit for the weight of pages that stops a change, and error reports read for weeks after the launch.",
    "Whoever asks for a website learns in the free consultation what the firm would build first, how long it would take and what it would cost.",
  ],
  callToAction: {
    title: "Tell us what your website should do",
    text: "Send us the address of your site, or a few lines about a new one. In the free consultation we’ll tell you what we’d build first, how long it would take and what it would cost.",
    label: "START YOUR WEB PROJECT",
  },
  technologies: ["react", "nextjs", "typescript", "tailwindcss", "javascript", "nodejs", "django", "cloudflare"],
  caseStudies: ["ecommerce-platform-redesign"],
} as const satisfies PageText<"/services/:slug">;
