import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Link Tally with a website or stock program",
    description:
      "What can stay in Tally and Excel, three ways to link Tally with a website or a stock program, and how to move over without losing a day’s work.",
  },
  keywords: [
    "Tally integration with website",
    "Tally stock on website",
    "Excel to software",
    "stock program for a small warehouse",
    "TallyPrime API",
  ],
  heading: "From Tally and Excel to a website or a stock program",
  label: "From Tally and Excel to a website",
  tagline: "What can stay, what can be linked, and how to move over without losing a day’s work.",
  lead: [
    "Many companies run on Tally, a few Excel sheets and WhatsApp. Most of that can stay. Start with the one list that gets typed twice.",
  ],
  sections: [
    {
      title: "Keep Tally for the books",
      paragraphs: [
        "Your accountant knows Tally, and your GST returns come out of it. Other programs can also talk to it: they can ask for ledgers, vouchers and stock items, and write orders into it. There are two conditions. Tally has to be running, and the company has to be open.",
        "So a link needs a computer that’s switched on. If Tally closes at eight in the evening, the website shows the stock as it was at eight. For most shops that’s good enough.",
      ],
    },
    {
      title: "Three ways to link Tally with something new",
      table: {
        columns: ["Way", "Good for", "Watch out for"],
        rows: [
          ["A file that’s imported once a day", "Prices and stock on a website", "The numbers are from yesterday"],
          [
            "A link that checks every few minutes",
            "Online orders, or several counters",
            "Somebody has to be told when Tally is off",
          ],
          [
            "A stock program that sends its bills to Tally",
            "Several stores, scanners, batches",
            "From then on nobody changes stock in Tally",
          ],
        ],
      },
    },
    {
      title: "Signs that Excel has had enough",
      list: [
        "Two people save the same sheet, and one person’s changes are gone",
        "Nobody can say who changed a figure, or when",
        "Stock is counted on paper and typed in at night",
        "Only one person understands the formulas, and they’re on leave",
        "Five versions of the price list are going round on WhatsApp",
      ],
      paragraphs: ["If none of these sounds familiar, stay with Excel. It’s paid for, and everybody knows it."],
    },
    {
      title: "How to move over without losing a day",
      list: [
        "Clean up first: one spelling for each customer, one code for each item",
        "Bring over stock and unpaid bills, and leave old years in Tally",
        "Try it with one counter, or one product line",
        "Run the old way and the new one side by side for two weeks, and compare the totals every evening",
        "Then set the date from which only the new one counts",
      ],
    },
    {
      title: "What decides the cost",
      paragraphs: [
        "Importing one file a day keeps a project small; a link in both directions makes it larger. Old lists with gaps and duplicates make it larger still, because somebody has to decide about each one. Our page on costs has three examples in days and weeks, one of them a warehouse app linked to the books.",
      ],
    },
  ],
  shownFacts: [
    {
      says: "Other programs send TallyPrime their requests as XML over HTTP, on a port such as 9000. It has to be running, with at least one company loaded.",
      source: "https://help.tallysolutions.com/pre-requisites-for-integrations",
      seen: "2026-11-28",
    },
    {
      says: "They can pull ledgers, vouchers and stock items from TallyPrime, and push new ones into it.",
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
    title: "Which list do you type twice?",
    text: "Show us the sheet, with the names taken out if you like. The first consultation is free.",
  },
  confirm: ["The firm takes on links between TallyPrime and websites, shops or stock programs."],
} as const satisfies PageText<"/from-tally-and-excel">;
