import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "What a website or app costs in India",
    description:
      "What you pay for a website or an app in India: the work, other companies’ yearly fees in rupees, three examples in days, and how to read a quote.",
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
  tagline: "What you pay the developer, what you pay other companies every year, and how to read a quote.",
  lead: [
    "You pay for two things: the developer’s work, once, and other companies’ fees, mostly every year. Ask every supplier for both prices.",
  ],
  sections: [
    {
      title: "What you pay the developer for",
      paragraphs: [
        "You pay a developer by the day. The number of pages says little about the cost: what counts is what the pages have to do.",
      ],
      table: {
        columns: ["Part of the work", "What adds to the cost", "What saves money"],
        rows: [
          [
            "Text and photos",
            "Somebody still has to write the text and take the photos",
            "You give us the finished text and photos",
          ],
          ["Design", "Your own design, drawn for phone and desktop", "A ready-made layout in your colours"],
          [
            "Languages",
            "Each extra language is written, checked and kept up to date",
            "One language now, others later",
          ],
          [
            "Payment",
            "Refunds, part payments, different prices per customer",
            "One price, one payment company, refunds by hand",
          ],
          [
            "Links to other systems",
            "Tally, a till or a stock list, linked in both directions",
            "A file imported once a day",
          ],
          ["Who can see what", "Staff, managers and customers see different things", "Only you log in"],
          ["Moving old records", "Old records with gaps and duplicates", "A clean list of records, or none to move"],
          [
            "Working offline",
            "People work without a signal, and the app sends their entries later",
            "People always have a signal",
          ],
        ],
      },
    },
    {
      title: "What other companies charge: web address, server, app stores",
      paragraphs: [
        "These are other companies’ published prices. Each row says where we found the price, and when. Prices change, so look again before you decide. Open each account in your own name.",
      ],
      prices: {
        columns: ["What you pay for", "Price", "Where we found it"],
        rows: [
          {
            id: "domain",
            what: "A web address (domain), per year",
            price:
              "{first} for the first year and {renewal} a year after that, at one large domain seller; always ask for the renewal price",
          },
          {
            id: "server",
            what: "A small server, per month",
            price: "from {month}",
          },
          {
            id: "gateway",
            what: "A card payment",
            price: "{sale} of the amount, plus GST on that fee. For UPI, ask for the current rate",
          },
          {
            id: "apple",
            what: "An Apple developer account, per year",
            price: "{year}",
          },
          {
            id: "google",
            what: "A Google Play developer account (one-off fee)",
            price: "{once}",
          },
          {
            id: "store-share",
            what: "Google’s share when you sell digital goods in an app",
            price:
              "{share} of your first {limit} in sales a year, and {above} of anything above that. Google is going to lower these fees, region by region. Google takes no cut of sales of physical goods",
          },
          {
            id: "whatsapp",
            what: "An automatic WhatsApp message to a customer in India",
            price: "{offer} for an offer, {news} for an order update (rates of January 2026), plus your provider’s fee",
          },
          {
            id: "whatsapp-reply",
            what: "An automatic WhatsApp reply, within a day of the customer’s message",
            price:
              "The first {free} replies a month are free. Since October 2026 each further reply costs as much as an order update",
          },
          {
            id: "sms-registration",
            what: "The registration you need by law before your software can send text messages (SMS)",
            price: "{once} with GST. Some phone companies charge nothing for this registration, so ask first",
          },
          {
            id: "sms",
            what: "An automatic SMS",
            price: "from {each}",
          },
          {
            id: "gst",
            what: "GST on websites and software",
            price: "{rate}, if the supplier is registered for GST",
          },
          {
            id: "dollar",
            what: "One US dollar, for converting the fees in dollars",
            price: "{rupees}",
          },
        ],
      },
    },
    {
      title: "What these fees add up to each year for a small website, in rupees",
      paragraphs: [
        "Our example is the workshop’s website described below, with six pages and a form that sends you an e-mail. The total is what other companies charge from the second year on, before GST. Payments, SMS and WhatsApp cost nothing until you use them.",
      ],
      year: {
        columns: ["What you pay for", "How we count", "Per year"],
        rows: [
          {
            id: "domain",
            what: "The web address",
            count: "{price} a year, the renewal price",
            amount: "renewal",
            times: 1,
          },
          {
            id: "server",
            what: "A small server",
            count: "{price} a month for twelve months, at {dollar} to the dollar",
            amount: "month",
            times: 12,
          },
        ],
        total: "Altogether",
      },
    },
    {
      title: "Three example projects, in days and weeks",
      paragraphs: [
        "We made these projects up to show you the range; none of them was for a real client. A person-day is one engineer’s day of work. A project takes longer than the days of work in it, because you need time in between to read, decide and try things.",
        "The online shop in our example is a new one. Replacing an old online shop that has to keep selling takes months, as our case study shows.",
      ],
      sizes: {
        columns: ["Example", "What’s in it", "Person-days", "Weeks"],
        rows: [
          {
            title: "A website for a workshop",
            what: "Six pages in one language, and a form that sends you an e-mail. You supply the text and photos",
            days: { from: 8, to: 14 },
            weeks: { from: 3, to: 5 },
          },
          {
            title: "An online shop",
            what: "Two hundred products with stock, payment by card and UPI, bills with GST, two languages, and prices you change yourself",
            days: { from: 30, to: 50 },
            weeks: { from: 8, to: 12 },
          },
          {
            title: "An app for a warehouse",
            what: "An Android app that works without a signal and scans barcodes, an office screen, two kinds of staff, and a link to your accounts software",
            days: { from: 60, to: 100 },
            weeks: { from: 16, to: 24 },
          },
        ],
        rate: {
          text: "Our price is {rate} per person-day, without GST. Your estimate gives the total for your project.",
          column: "At our price, without GST",
        },
      },
    },
    {
      title: "How to get a price from us",
      paragraphs: [
        "Tell us what your website or app should do, what you already have, and your maximum budget. We’ll talk your project over with you, free of charge. Then you get an estimate that lists every item with its days and its price, along with what we’ve assumed. The estimate costs nothing, and you don’t have to say yes.",
      ],
    },
    {
      title: "What a quote should say",
      paragraphs: [
        "You can only compare two quotes if they cover the same things. If something is missing from a quote, ask for it.",
      ],
      list: [
        "Each item with its price, and what the supplier has assumed for it",
        "What’s not included: text, photos, other companies’ fees, work after the launch",
        "How many weeks the work takes, what you have to supply, and by when",
        "When each payment is due, and what has to work before you pay",
        "Whether GST is included or added, and at what rate",
        "How long faults are fixed free of charge, and what a change costs",
        "What your site or app will cost each year afterwards, line by line",
        "Who owns the domain, hosting, app store accounts and code",
      ],
    },
    {
      title: "When a small budget is enough",
      paragraphs: [
        "You don’t need an engineer for one page with your address, hours and photos: a free business profile and a website builder will do. A small shop that sells ordinary goods can start with a hosted online shop. Pay for custom work when ready-made software costs you orders or hours every week.",
      ],
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/sheets/example-estimate", label: "Sample itemised estimate" },
      { to: "/before-you-sign", label: "Before you sign: questions for any supplier" },
      { to: "/website-maintenance-cost", label: "What website upkeep costs and covers" },
      { to: "/yearly-cost-of-an-app", label: "What an app costs each year" },
      { to: "/online-shop-for-crafts", label: "An online shop for craft makers" },
      { to: "/from-tally-and-excel", label: "From Tally and Excel to a website" },
      { to: "/dpdp-act-for-clinics", label: "What the DPDP Act asks of a clinic" },
      { to: "/website-in-gujarati-and-hindi", label: "A website in Gujarati and Hindi" },
    ],
  },
  on: ["/contact"],
  closing: {
    title: "What would your website or app cost?",
    text: "Tell us what your website or app should do, and your maximum budget. The first consultation is free, and so is the itemised estimate.",
  },
  confirm: [
    "The three examples on what a website costs (8 to 14, 30 to 50 and 60 to 100 person-days) are of the size at which the firm would estimate such projects.",
    "The price of a person-day (SITE_DAY_RATE), where it is set, is the one that the firm's offers use.",
    "An itemised estimate after the free consultation costs nothing and binds the client to nothing, as the page of costs says.",
  ],
} as const satisfies PageText<"/what-a-website-costs">;
