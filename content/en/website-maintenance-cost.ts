import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "What website upkeep costs and covers",
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
  heading: "What upkeep costs, and what it covers",
  label: "What upkeep costs and covers",
  tagline:
    "A website isn’t finished on the day it goes live. Here’s what somebody has to do each year, and what that costs.",
  lead: [
    "It’s often sold as an AMC, an annual maintenance contract. Two different things hide in that word: keeping safe what you have, and changing what you have. Ask for the price of each.",
  ],
  sections: [
    {
      title: "What somebody has to do, and what happens if nobody does",
      table: {
        columns: ["Job", "How often", "Without it"],
        rows: [
          [
            "Fix security holes in the programs underneath",
            "Within days of a warning",
            "Strangers get in by a known way",
          ],
          ["Back up, and try a restore", "Daily, and a few times a year", "On the worst day the copy turns out empty"],
          ["Renew web address and server", "When each falls due", "Site and e-mail are gone"],
          [
            "Check that it’s up and that the form arrives",
            "All day, by a program",
            "Enquiries get lost, and nobody knows",
          ],
          ["Move to new main versions", "Every year or two", "One day the update is a rebuild"],
          ["Change texts, prices, pictures", "When you ask", "Customers read last year’s prices"],
        ],
      },
    },
    {
      title: "What it costs: public prices, and two that Indian firms publish",
      paragraphs: [
        "The first two fees are due whether anybody works or not. The other two show how far apart the ways of charging are: a fixed sum, or a share of what the site cost. Neither firm is ours.",
      ],
      prices: {
        columns: ["What is paid for", "Price", "Read at"],
        rows: [
          { id: "domain", what: "A domain name, a year", price: "{renewal} from the second year at one large seller" },
          { id: "server", what: "A small server, a month", price: "from {month}" },
          {
            id: "upkeep-fixed",
            what: "A yearly contract at a fixed price",
            price: "{from} to {to}, by how complex the site is",
          },
          {
            id: "upkeep-share",
            what: "A yearly contract as a share",
            price: "{share} of the project’s cost a year, open to bargaining",
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
        "That domain, server and code stay in your name",
        "How you end it, and what you’re handed then",
      ],
    },
    {
      title: "When you don’t need a contract",
      paragraphs: [
        "A site on a hosted builder is kept up by its maker; that’s what the monthly fee is for. A few plain pages without a login need a look now and then, and somebody to call. A contract pays when orders, bookings or records run through the site, or when one day off costs you more than a month of it.",
        "We put upkeep into the estimate as a line of its own, so you can see it and leave it out.",
      ],
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/what-a-website-costs", label: "What a website or an app costs" },
      { to: "/yearly-cost-of-an-app", label: "What an app costs each year" },
      { to: "/before-you-sign", label: "Before you sign: questions to any supplier" },
    ],
  },
  on: ["/services/web-development-kutch", "/services/devops-solutions"],
  closing: {
    title: "What would your site need each year?",
    text: "Tell us what you have and who made it. The first consultation is free.",
  },
  confirm: ["Upkeep is a line of its own in the firm’s estimates, and a client may leave it out."],
} as const satisfies PageText<"/website-maintenance-cost">;
