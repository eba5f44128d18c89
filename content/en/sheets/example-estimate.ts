import type { PageText } from "../../pages.ts";

export default {
  head: {
    title: "Sample itemised estimate",
    description:
      "An example estimate for a small booking system: ten items in person-days, weeks, the reserve, GST, stages of payment, the warranty and what is left out.",
  },
  keywords: [
    "software estimate example",
    "itemised software estimate",
    "software project cost breakdown",
    "person-days estimate",
  ],
  title: "Example: an itemised estimate",
  label: "Sample itemised estimate",
  tagline:
    "Every item and what it assumes, the weeks, GST, payments, warranty, and what’s left out. The project is made up, and so is the rate.",
  lead: [
    "This is how we lay out an estimate. The example is a website where a workshop’s customers book a time and pay: one place, six screens, two kinds of staff. It isn’t a real client.",
    "The unit is the person-day: one of us, working on this for one day. The rate of 100 a day is made up, because it’s easy to multiply: the amounts only show how the sum is done. The rate for a real project is in its offer.",
  ],
  estimate: {
    items: [
      {
        title: "Discovery",
        assumed: "Two meetings, ten real records, and one person who can decide",
        personDays: 3,
        stage: 1,
      },
      {
        title: "Design of six screens",
        assumed: "Logo and colours exist; two rounds of comments",
        personDays: 5,
        stage: 1,
      },
      {
        title: "Login, two user types",
        assumed: "A code by e-mail; staff are invited, nobody registers",
        personDays: 4,
        stage: 2,
      },
      {
        title: "Calendar and booking",
        assumed: "One place; no time can be booked twice; opening hours rarely change",
        personDays: 8,
        stage: 2,
      },
      {
        title: "Payment",
        assumed: "Cards and UPI through one gateway; refunds are made in its own console",
        personDays: 6,
        stage: 2,
      },
      {
        title: "E-mails and SMS",
        assumed: "Four texts, sent through an account in your name",
        personDays: 3,
        stage: 2,
      },
      { title: "Back office", assumed: "Three lists with search, and an export as CSV", personDays: 5, stage: 2 },
      {
        title: "Accessibility, speed and final testing",
        assumed: "On the phones that you name; testing each item is part of that item",
        personDays: 5,
        stage: 3,
      },
      {
        title: "Server, backups and a restore test",
        assumed: "One server, in your account",
        personDays: 3,
        stage: 3,
      },
      {
        title: "Moving in",
        assumed: "Customers and prices from one spreadsheet, cleaned by you",
        personDays: 2,
        stage: 3,
      },
    ],
    reserveShare: 0.1,
    placeholderRate: 100,
    daysAWeek: 8,
    stages: [
      {
        title: "Discovery and design",
        text: "One week is our work. The other is for your comments, in two rounds.",
        weeks: 2,
      },
      { title: "Building", text: "Something to try at the end of each week, on a test server.", weeks: 4 },
      {
        title: "Final test and launch",
        text: "On real phones, with real records, and with a way to go back.",
        weeks: 2,
      },
    ],
    reserveWeeks: 1,
    tax: {
      name: "GST",
      share: 0.18,
      text: "On the total. Within Gujarat as 9% CGST and 9% SGST, to another state as 18% IGST",
    },
    payments: [
      { when: "With the order", share: 0.2 },
      { when: "When the design is agreed", share: 0.3 },
      { when: "When every item works on the test server", share: 0.3 },
      { when: "Two weeks after the launch", share: 0.2 },
    ],
    warranty: {
      days: 90,
      text: "From the launch. If something doesn’t do what its item says, it’s fixed free of charge. It doesn’t cover new requests, or anything that a host, a gateway or a phone maker changes.",
    },
    leftOut: [
      "Text, photographs and their translation",
      "Fees of the gateway, the SMS provider and the server",
      "An app in the stores",
      "Work after the launch, which has an estimate of its own",
    ],
  },
  shownFacts: [
    {
      says: "Software development is taxed in India with GST of 18% (SAC 998314). Services to clients abroad are zero-rated under conditions.",
      source: "https://busy.in/sac-code-998314",
      seen: "2026-11-23",
    },
  ],
  facts: [
    {
      says: "as 9% CGST and 9% SGST, to another state as 18% IGST",
      source: "https://gstinvoicepdf.com/hsn-code/998314",
      seen: "2026-11-25",
    },
  ],
  on: ["/about", "/services/custom-software-development"],
  closing: {
    title: "What would your project be made of?",
    text: "The first consultation is free. Describe the work, and we’ll tell you which items it has and which of them nobody can estimate yet.",
  },
  confirm: [
    "An estimate of the firm is laid out as in the example: items in person-days with what they assume, weeks, the reserve as a line of its own, GST, stages of payment, warranty, and what is left out.",
    "The example’s stages of payment (20, 30, 30 and 20%), its 90 days of warranty and its eight person-days a week are near to what the firm offers, or are to be changed to that.",
    "The firm is registered for GST and charges 18% within India.",
  ],
} as const satisfies PageText<"/sheets/:slug">;
