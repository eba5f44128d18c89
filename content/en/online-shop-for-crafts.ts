import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Sell handicrafts online: hosted or own shop",
    description:
      "Marketplace, hosted shop or a shop of your own: what each brings a maker of crafts, what it costs, what handmade goods need, and what GST says.",
  },
  keywords: [
    "online shop for handicrafts",
    "sell bandhani online",
    "handicraft website Kutch",
    "hosted shop or own website",
    "GST on handicraft goods",
  ],
  heading: "An online shop for makers of crafts: hosted, or your own?",
  label: "An online shop for craft makers",
  tagline: "For bandhani, block prints, embroidery, pottery and anything else that’s made by hand and sold one by one.",
  lead: [
    "There’s only one of each handmade piece, or a few that differ. That matters more than what the shop software costs.",
  ],
  sections: [
    {
      title: "Three ways to sell, and what each one takes",
      table: {
        columns: ["Way", "What you get", "What you give up"],
        rows: [
          ["A marketplace", "Buyers who are already there", "A share of each sale, and you rarely know the buyer"],
          [
            "A hosted shop",
            "A shop within days, and its provider keeps it running",
            "A fee each month; if you leave, you start again",
          ],
          [
            "A shop of your own",
            "Your own look and languages; buyers and data stay yours",
            "You pay for building it and for its upkeep",
          ],
        ],
      },
    },
    {
      title: "What other companies charge, for a hosted shop and your own",
      prices: {
        columns: ["What you pay for", "Price", "Where we read it"],
        rows: [
          {
            id: "hosted-shop",
            what: "Shopify’s smallest plan, per month",
            price: "{month} if you pay for a whole year. In India Shopify bills in rupees: look up that price",
          },
          {
            id: "gateway",
            what: "A card payment through a gateway",
            price: "{sale} of the amount, plus GST on that fee",
          },
          { id: "domain", what: "A domain name, per year", price: "{first} for the first year, then {renewal} a year" },
          { id: "server", what: "A small server for your own shop, per month", price: "from {month}" },
        ],
      },
    },
    {
      title: "What a craft shop needs that others don’t",
      list: [
        "Photographs of every piece, because no two look the same",
        "“Only one left” has to be true: two people can’t both pay for it in the same minute",
        "Pieces made to order, with an honest delivery time",
        "Who made it, where and how, in your own words",
        "Prices, postage and papers for buyers abroad",
      ],
    },
    {
      title: "GST when you sell handmade goods to other states",
      paragraphs: [
        "Normally anyone who sells to another state has to register for GST from the first rupee. Makers of handmade goods on the government’s list don’t, as long as their turnover stays below the ordinary limit. Hand-printed and hand-embroidered textiles are on it. You need a PAN, and an e-way bill. Marketplaces may want a GST number all the same. Ask your accountant first: this isn’t tax advice.",
      ],
    },
    {
      title: "What we’d do",
      paragraphs: [
        "If you get a few orders a week, begin on a marketplace or with a hosted shop, and keep a list of your buyers. A shop of your own pays off once fees, add-ons and hours of copying cost you more than its upkeep, or when buyers want what a hosted one can’t do, such as three languages.",
      ],
    },
  ],
  shownFacts: [
    {
      says: "Notification 3/2018 – Integrated Tax exempts inter-state sales of handmade goods on its list from registration up to the ordinary turnover limit, with PAN and e-way bill.",
      source:
        "https://a2ztaxcorp.com/list-specifying-the-person-who-are-exempt-from-obtaining-registration-for-making-taxable-supplies-of-handicraft-goods",
      seen: "2026-11-28",
    },
    {
      says: "Shopify bills shops in India in rupees, by UPI or card.",
      source:
        "https://help.shopify.com/en/manual/your-account/manage-billing/paying-your-bills/making-payments/account-billing-india/india-pay-bills",
      seen: "2026-11-28",
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/what-a-website-costs", label: "What a website or an app costs" },
      { to: "/website-in-gujarati-and-hindi", label: "A website in Gujarati and Hindi" },
      { to: "/website-maintenance-cost", label: "What website upkeep costs and covers" },
    ],
  },
  on: ["/services/web-development-kutch"],
  closing: {
    title: "What do you make, and who buys it?",
    text: "Tell us, and send two photographs. The first consultation is free, and the answer may be a hosted shop.",
  },
  confirm: ["In the free consultation the firm also advises a hosted shop or a marketplace where that is enough."],
} as const satisfies PageText<"/online-shop-for-crafts">;
