import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "What a website or an app costs in India",
    description:
      "What the price of a website or an app is made of, what others charge each year, three examples in days and weeks, and what a quote has to say.",
  },
  keywords: [
    "website cost in India",
    "app development cost",
    "website price Kutch",
    "yearly cost of a website",
    "what a software quote should contain",
  ],
  heading: "What a website or an app costs",
  label: "What a website or an app costs",
  tagline: "What you pay the maker for, what you pay others every year, and how to read a quote.",
  lead: [
    "Two kinds of money are in it: the work, paid once, and fees of other firms, most of them paid every year. Ask every supplier for both.",
  ],
  sections: [
    {
      title: "What you pay the maker for",
      paragraphs: [
        "You pay for days of work. The number of pages says little about them; what happens behind a page says most.",
      ],
      table: {
        columns: ["Part of the work", "What makes it larger", "What makes it smaller"],
        rows: [
          ["Texts and photographs", "They still have to be written and taken", "You hand them over finished"],
          ["Design", "A design of your own, drawn for phone and desk", "A ready layout with your colours"],
          ["Languages", "Each further language is written, set and searched", "One language first, others later"],
          ["Payment", "Refunds, part payments, prices by customer", "One price, one gateway, refunds by hand"],
          ["Links to other systems", "Tally, a till or a stock list, both ways", "A file read in once a day"],
          ["People with rights", "Staff, managers and customers see different things", "One login for you"],
          ["Moving in", "Old records with gaps and doubles", "A clean list, or a fresh start"],
          ["Use without a network", "Work is entered with no signal and sent later", "A network is always there"],
        ],
      },
    },
    {
      title: "What you also pay to others: web address, server, app stores",
      paragraphs: [
        "These are public prices of other firms, with the place where we read them and the day. They change: look again before you decide. Have each account opened in your own name.",
      ],
      prices: {
        columns: ["What is paid for", "Price", "Read at"],
        rows: [
          {
            id: "domain",
            what: "A domain name, a year",
            price:
              "{first} in the first year and {renewal} from the second at one large seller: ask for the renewal price",
          },
          { id: "server", what: "A small server, a month", price: "from {month}" },
          {
            id: "gateway",
            what: "A card payment through a gateway",
            price: "{sale} of the amount, and GST on that fee. For UPI ask for the current rate",
          },
          { id: "apple", what: "A developer account at Apple, a year", price: "{year}" },
          { id: "google", what: "A developer account at Google Play, once", price: "{once}" },
          {
            id: "store-share",
            what: "Google’s share of digital goods sold in an app",
            price:
              "{share} of the first {limit} a year, {above} beyond. Lower fees are being introduced, region by region. Goods that you deliver pay none of it",
          },
          {
            id: "whatsapp",
            what: "A WhatsApp message sent by a program to a customer in India",
            price:
              "{offer} for an offer, {news} for news of an order, and your provider’s fee. Replies to customers were free until October 2026: ask what they cost now",
          },
          {
            id: "sms-registration",
            what: "Registration that the law asks for before a program sends SMS",
            price: "{once}",
          },
          { id: "sms", what: "An SMS sent by a program", price: "from {each}" },
          { id: "gst", what: "GST on websites and software", price: "{rate}, where the supplier is registered for it" },
        ],
      },
    },
    {
      title: "Three example projects, in days and weeks",
      paragraphs: [
        "These projects are made up to show sizes: none of them is a client’s. A person-day is one engineer’s day of work. Weeks are longer than days, since you read, decide and try things in between.",
      ],
      sizes: {
        columns: ["Example", "What is in it", "Person-days", "Weeks"],
        rows: [
          {
            title: "A website for a workshop",
            what: "Six pages, one language, a form that reaches you by e-mail; texts and photographs are yours",
            days: { from: 8, to: 14 },
            weeks: { from: 3, to: 5 },
          },
          {
            title: "An online shop",
            what: "Two hundred articles, stock, cards and UPI, bills with GST, two languages, prices that you change yourself",
            days: { from: 30, to: 50 },
            weeks: { from: 8, to: 12 },
          },
          {
            title: "An app for a warehouse",
            what: "Android phones that work without signal, scanning, an office screen, two kinds of staff, a link to your books",
            days: { from: 60, to: 100 },
            weeks: { from: 16, to: 24 },
          },
        ],
        rate: {
          text: "Our own price is {rate} a person-day, without GST. What your project comes to stands in its estimate.",
          column: "At our price, without GST",
        },
      },
    },
    {
      title: "What a quote has to say",
      paragraphs: ["Two quotes can only be compared when both say the same things. Ask for what is missing."],
      list: [
        "Each piece of work with its price, and what is assumed in it",
        "What is not included: texts, photographs, fees of others, work after the launch",
        "Weeks, and what has to come from you by when",
        "When which part is paid, and what has to work before it is",
        "GST: included or added, and at which rate",
        "How long faults are mended without charge, and what a change costs",
        "What it costs each year from then on, line by line",
        "In whose name domain, hosting, store accounts and code are",
      ],
    },
    {
      title: "When a small budget is enough",
      paragraphs: [
        "A page with your address, hours and photographs needs no engineer: a free business profile and a ready-made site builder do it. A small shop with ordinary goods can begin on a hosted shop. Pay for custom work when the ready-made thing costs you orders or hours every week.",
      ],
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/sheets/example-estimate", label: "Example of an itemised estimate" },
      { to: "/before-you-sign", label: "Before you sign: questions to any supplier" },
      { to: "/website-in-gujarati-and-hindi", label: "A website in Gujarati and Hindi" },
    ],
  },
  on: [
    "/",
    "/contact",
    "/services/web-development-kutch",
    "/services/flutter-app-development",
    "/services/custom-software-development",
  ],
  closing: {
    title: "What would your website or app cost?",
    text: "Tell us what it has to do and the sum that you do not want to pass. The first consultation is free, and the estimate says each item.",
  },
  confirm: [
    "The three examples on what a website costs (8 to 14, 30 to 50 and 60 to 100 person-days) are of the size at which the firm would estimate such projects.",
    "The price of a person-day (SITE_DAY_RATE), where it is set, is the one that the firm's offers use.",
  ],
} as const satisfies PageText<"/what-a-website-costs">;
