import type { SheetContent } from "~/content/.server/schemas/sheet";

export default {
  head: {
    title: "Example of an itemised estimate",
    description:
      "An example estimate for a small booking system: ten items in person-days, what each assumes, the reserve as a line of its own, and what is left out.",
  },
  keywords: [
    "software estimate example",
    "itemised software estimate",
    "software project cost breakdown",
    "person-days estimate",
  ],
  title: "Example: an itemised estimate",
  label: "Example of an itemised estimate",
  tagline: "Every item, what it assumes, and what is left out. The project is made up, and so is the rate.",
  lead: [
    "This is how an estimate of ours is laid out. The example is a website on which customers of a workshop book a time and pay: one place, six screens, two kinds of staff. No client stands behind it.",
    "The unit is the person-day: one of us, working on this for one day. The rate of 100 a day is a placeholder in no currency, chosen because it is easy to multiply. The rate of a real project stands in its offer.",
  ],
  estimate: {
    items: [
      {
        title: "Discovery",
        assumed: "Two meetings, ten real records, and one person who may decide",
        personDays: 3,
      },
      { title: "Design of six screens", assumed: "Logo and colours exist; two rounds of comments", personDays: 5 },
      {
        title: "Sign-in and two roles",
        assumed: "A code by e-mail; staff are invited, nobody registers",
        personDays: 4,
      },
      {
        title: "Calendar and booking",
        assumed: "One place; no time can be booked twice; opening hours change seldom",
        personDays: 8,
      },
      {
        title: "Payment",
        assumed: "Cards and UPI through one gateway; refunds are made in its own console",
        personDays: 6,
      },
      { title: "E-mails and SMS", assumed: "Four texts, sent through an account in your name", personDays: 3 },
      { title: "Back office", assumed: "Three lists with search, and an export as CSV", personDays: 5 },
      {
        title: "Accessibility, speed and the final test",
        assumed: "On the phones that you name; tests of each item are in the item",
        personDays: 5,
      },
      {
        title: "Server, backup and one restore that is tried",
        assumed: "One server, in your account",
        personDays: 3,
      },
      { title: "Moving in", assumed: "Customers and prices from one spreadsheet, cleaned by you", personDays: 2 },
    ],
    reserveShare: 0.1,
    placeholderRate: 100,
    leftOut: [
      "Texts, photographs and their translation",
      "Fees of the gateway, the SMS provider and the server",
      "An app in the stores",
      "Work after the launch, which has an estimate of its own",
    ],
  },
  on: ["/about", "/services/custom-software-development"],
  closing: {
    title: "What would yours be made of?",
    text: "The first consultation is free. Describe the work, and we say which items it has and which of them nobody can estimate yet.",
  },
  confirm: [
    "An estimate of the firm is laid out as in the example: items in person-days with what they assume, the reserve as a line of its own, and what is left out.",
  ],
} satisfies SheetContent;
