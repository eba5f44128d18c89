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
    "A website isn’t finished on the day it goes live. Here’s the work a website needs each year, and what that costs.",
  lead: [
    "Upkeep is often sold as an AMC, an annual maintenance contract. An AMC can mean two different things, keeping your site safe or changing it, so ask for the price of each.",
  ],
  sections: [
    {
      title: "What upkeep a website needs, and what happens without it",
      table: {
        columns: ["Job", "How often", "Without it"],
        rows: [
          [
            "Fix security holes in the software the site runs on",
            "Within days of a warning",
            "Attackers get in through a known hole",
          ],
          [
            "Make backups, and try restoring one",
            "Back up daily, and try a restore a few times a year",
            "On the day you need it, the backup turns out to be empty",
          ],
          [
            "Renew the web address and the hosting",
            "When each renewal is due",
            "The site and your e-mail stop working",
          ],
          [
            "Check that the site is up and that messages from the form arrive",
            "All day, by a program",
            "Enquiries get lost, and nobody notices",
          ],
          [
            "Move the site’s software to new major versions",
            "Every year or two",
            "One day the site can’t be updated without rebuilding it",
          ],
          ["Change text, prices and pictures", "When you ask", "Customers read last year’s prices"],
        ],
      },
    },
    {
      title: "What upkeep costs: public prices, and what two Indian companies charge",
      paragraphs: [
        "You pay for the domain and the server whether anybody works on the site or not. The two contracts show how differently companies charge: one for a fixed sum, the other for a share of what the site cost. Neither company is ours.",
      ],
      prices: {
        columns: ["What you pay for", "Price", "Where we found it"],
        rows: [
          {
            id: "domain",
            what: "A domain name, per year",
            price: "{renewal} a year from the second year, at one large seller of domains",
          },
          { id: "server", what: "A small server, per month", price: "from {month}" },
          {
            id: "upkeep-fixed",
            what: "A yearly contract at a fixed price",
            price: "{from} to {to} a year, depending on how complex the site is",
          },
          {
            id: "upkeep-share",
            what: "A yearly contract priced as a share of what the site cost",
            price: "{share} of the project’s cost each year, open to negotiation",
          },
        ],
      },
    },
    {
      title: "What an upkeep contract should say",
      list: [
        "What’s included each month, and what an extra hour costs",
        "How soon somebody answers, and whether they answer on Sundays too",
        "How soon they must fix a security hole after a public warning",
        "Where the backups are, how long they’re kept, and when a restore was last tried",
        "How many small changes are included, and what counts as small",
        "That the domain, the server and the code stay in your name",
        "How you can end the contract, and what you get when you do",
      ],
    },
    {
      title: "When you don’t need an upkeep contract",
      paragraphs: [
        "If your site was made with an online website builder, its provider keeps it running; that’s what the monthly fee is for. A site of a few plain pages without a login needs a check now and then, and somebody you can call. A contract pays off when your site takes orders or bookings or keeps records, or when one day offline costs you more than a month of the contract.",
        "In our estimates, upkeep is a separate line, so you can see what it costs and leave it out.",
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
    text: "Tell us about your website and who made it. The first consultation is free.",
  },
  confirm: ["Upkeep is a line of its own in the firm’s estimates, and a client may leave it out."],
} as const satisfies PageText<"/website-maintenance-cost">;
