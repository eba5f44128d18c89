import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Link Tally with a website or stock software",
    description:
      "What can stay in Tally and Excel, three ways to link Tally with a website or stock software, and how to switch over without losing a day’s work.",
  },
  keywords: [
    "Tally integration with website",
    "Tally stock on website",
    "Excel to software",
    "stock software for a small warehouse",
    "TallyPrime API",
  ],
  heading: "From Tally and Excel to a website or stock software",
  label: "From Tally and Excel to a website",
  tagline: "What can stay in Tally and Excel, what can be linked, and how to switch over without losing a day’s work.",
  lead: [
    "If your company runs on Tally, a few Excel sheets and WhatsApp, you can keep most of that. Start with the one list that your staff have to type in twice.",
  ],
  sections: [
    {
      title: "Keep Tally for your accounts",
      paragraphs: [
        "Your accountant knows Tally, and your GST returns come out of it. Other programs can talk to Tally too: they can fetch ledgers, vouchers and stock items, and add orders. For this to work, Tally must be running on a computer, with your company open in it.",
        "So a link to Tally only works while the computer with Tally is switched on. If Tally closes at eight in the evening, the website shows the stock as it was at eight. For most shops, stock figures from the evening before are good enough.",
      ],
    },
    {
      title: "Three ways to link Tally with a website or other software",
      table: {
        columns: ["Way", "Good for", "Watch out for"],
        rows: [
          [
            "Importing a file once a day",
            "Prices and stock on a website",
            "The figures on the website are yesterday’s",
          ],
          [
            "A link that checks Tally every few minutes",
            "Online orders, or several counters",
            "Somebody needs an alert when Tally isn’t running",
          ],
          [
            "Stock software that sends its bills to Tally",
            "Several stores, scanners, batches",
            "Your staff must stop changing stock in Tally itself",
          ],
        ],
      },
    },
    {
      title: "Signs that you’ve outgrown Excel",
      list: [
        "Two people save the same sheet, and one person’s changes get lost",
        "Nobody can say who changed a figure, or when",
        "Stock is counted on paper and typed in at night",
        "Only one person understands the formulas in the sheet, and they’re on leave",
        "Five versions of the price list are going round on WhatsApp",
      ],
      paragraphs: [
        "If none of these signs sounds familiar, stay with Excel. Excel’s already paid for, and everybody can use it.",
      ],
    },
    {
      title: "How to switch over without losing a day’s work",
      list: [
        "Clean up first: use one spelling for each customer and one code for each item",
        "Move your stock and unpaid bills over, and leave past years in Tally",
        "Try the new software at one counter, or with one product line",
        "Use the old and the new software side by side for two weeks, and compare the totals every evening",
        "Then choose a date from which only the new software counts",
      ],
    },
    {
      title: "What affects the cost",
      paragraphs: [
        "Importing one file a day keeps the cost down; a link that works in both directions costs more. Old lists with gaps and duplicates add to the cost too, because somebody has to sort out each one. Our costs page shows how many days and weeks three sample projects would take, including a warehouse app linked to the accounts.",
      ],
    },
  ],
  shownFacts: [
    {
      says: "For your developer: other programs send their requests to TallyPrime as XML over HTTP, on a port such as 9000. TallyPrime has to be running, with at least one company loaded.",
      source: "https://help.tallysolutions.com/pre-requisites-for-integrations",
      seen: "2026-11-28",
    },
    {
      says: "Other programs can fetch ledgers, vouchers and stock items from TallyPrime, and add new ones to it.",
      source: "https://help.tallysolutions.com/integration-initiated-from-tpas",
      seen: "2026-11-28",
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/what-a-website-costs", label: "What a website or an app costs" },
      { to: "/services/custom-software-development", label: "Custom software development" },
      { to: "/industries", label: "Software for warehouses, clinics and schools" },
    ],
  },
  on: ["/services/custom-software-development", "/industries"],
  closing: {
    title: "Which list do your staff type in twice?",
    text: "Show us your Excel sheet, with the names taken out if you like. The first consultation is free.",
  },
  confirm: ["The firm takes on links between TallyPrime and websites, shops or stock software."],
} as const satisfies PageText<"/from-tally-and-excel">;
