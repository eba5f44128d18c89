import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Website maintenance cost and AMC in India",
    description:
      "What a website needs each year after its launch, what two Indian firms charge for upkeep in public, and what an upkeep contract should say.",
  },
  keywords: [
    "website maintenance cost India",
    "website AMC charges",
    "annual maintenance contract website",
    "website upkeep Kutch",
    "yearly cost of a website",
  ],
  heading: "What website upkeep costs, and what it covers",
  label: "What website upkeep costs and covers",
  tagline:
    "A website isn’t finished on the day it goes live. Here’s what somebody has to do each year, and what that costs.",
  lead: [
    "Upkeep is often sold as an AMC, an annual maintenance contract. That name covers two different things: keeping what you have safe, and changing it. Ask for the price of each.",
  ],
  sections: [
    {
      title: "What somebody has to do, and what happens if nobody does",
      table: {
        columns: ["Job", "How often", "Without it"],
        rows: [
          [
            "Fix security holes in the software the site runs on",
            "Within days of a warning",
            "Strangers get in through a known hole",
          ],
          [
            "Make backups, and try restoring one",
            "Daily, and a few times a year",
            "On the day you need it, the backup turns out to be empty",
          ],
          ["Renew the web address and the hosting", "When each falls due", "The site and your e-mail stop working"],
          [
            "Check that the site is up and that messages from the form arrive",
            "All day, by a program",
            "Enquiries get lost, and nobody knows",
          ],
          ["Move to new major versions", "Every year or two", "One day, updating means rebuilding"],
          ["Change text, prices and pictures", "When you ask", "Customers read last year’s prices"],
        ],
      },
    },
    {
      title: "What it costs: public prices, and what two Indian companies charge",
      paragraphs: [
        "You pay the first two fees whether anybody works on the site or not. The other two show how differently companies charge: a fixed sum, or a share of what the site cost. Neither company is ours.",
      ],
      prices: {
        columns: ["What you pay for", "Price", "Where we read it"],
        rows: [
          {
            id: "domain",
            what: "A domain name, per year",
            price: "{renewal} from the second year at one large seller",
          },
          { id: "server", what: "A small server, per month", price: "from {month}" },
          {
            id: "upkeep-fixed",
            what: "A yearly contract at a fixed price",
            price: "{from} to {to} a year, depending on how complex the site is",
          },
          {
            id: "upkeep-share",
            what: "A yearly contract priced as a share of the project",
            price: "{share} of the project’s cost each year, open to negotiation",
          },
        ],
      },
    },
    {
      title: "What an upkeep contract should say",
      list: [
        "What’s included each month, and what an hour beyond it costs",
        "How soon somebody answers, and whether that holds on a Sunday",
        "How many days a security fix may take after a public warning",
        "Where the backups are, how long they’re kept, and when a restore was last tried",
        "How many small changes are included, and what counts as small",
        "That the domain, the server and the code stay in your name",
        "How you can end it, and what you get when you do",
      ],
    },
    {
      title: "When you don’t need a contract",
      paragraphs: [
        "If your site is on a hosted builder, its provider keeps it running; that’s what the monthly fee is for. A few plain pages without a login need a check now and then, and somebody to call. A contract pays off when orders, bookings or records run through the site, or when one day offline costs you more than a month of the contract.",
        "In our estimates, upkeep is a line of its own, so you can see it and leave it out.",
      ],
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/what-a-website-costs", label: "What a website or an app costs" },
      { to: "/yearly-cost-of-an-app", label: "What an app costs each year" },
      { to: "/before-you-sign", label: "Before you sign: questions for any supplier" },
    ],
  },
  on: ["/services/web-development-kutch", "/services/devops-solutions"],
  closing: {
    title: "What would your site need each year?",
    text: "Tell us what you have and who made it. The first consultation is free.",
  },
  confirm: ["Upkeep is a line of its own in the firm’s estimates, and a client may leave it out."],
} as const satisfies PageText<"/website-maintenance-cost">;
