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
  heading: "An online shop for craft makers: hosted, or your own?",
  label: "An online shop for craft makers",
  tagline:
    "For bandhani, block prints, embroidery, pottery and anything else that’s made by hand and sold piece by piece.",
  lead: [
    "Every handmade piece is the only one of its kind, or one of a few that all differ a little. Whether your shop software can handle one-off pieces matters more than its price.",
  ],
  sections: [
    {
      title: "Three ways to sell crafts online, and what each one costs you",
      table: {
        columns: ["Way", "What you get", "What you give up"],
        rows: [
          [
            "A marketplace",
            "Buyers who already shop there",
            "You give up a share of each sale, and rarely get to know the buyer",
          ],
          [
            "A hosted shop",
            "You have a shop within days, and its provider keeps it running",
            "You pay a fee each month, and if you leave, you start from scratch",
          ],
          [
            "Your own online shop",
            "Your own design and languages, and you keep your customer list and your data",
            "You pay to have the shop built and maintained",
          ],
        ],
      },
    },
    {
      title: "What other companies charge for a hosted shop and for your own shop",
      prices: {
        columns: ["What you pay for", "Price", "Where we found it"],
        rows: [
          {
            id: "hosted-shop",
            what: "Shopify’s smallest plan, per month",
            price:
              "{month} a month if you pay for a whole year. In India, Shopify bills in rupees, so look up the price in rupees",
          },
          {
            id: "gateway",
            what: "A card payment through a payment gateway",
            price: "{sale} of the amount, plus GST on that fee",
          },
          { id: "domain", what: "A domain name, per year", price: "{first} for the first year, then {renewal} a year" },
          { id: "server", what: "A small server for your own shop, per month", price: "from {month}" },
        ],
      },
    },
    {
      title: "What an online craft shop needs that other shops don’t",
      list: [
        "Photographs of every piece, because no two look the same",
        "Stock you can trust: if the shop says “only one left”, two people can’t both pay for that piece",
        "Pieces made to order, with an honest delivery time",
        "Who made each piece, where and how, in your own words",
        "Prices, postage and customs papers for buyers abroad",
      ],
    },
    {
      title: "GST when you sell handmade goods to other states",
      paragraphs: [
        "Normally anyone who sells to another state has to register for GST from the first rupee. Makers whose handmade goods are on the government’s list don’t need that registration, as long as their turnover stays below the usual GST limit. The list includes hand-printed and hand-embroidered textiles. Even without GST registration you need a PAN and an e-way bill. A marketplace may still ask you for a GST number. Ask your accountant first: this isn’t tax advice.",
      ],
    },
    {
      title: "What we’d do",
      paragraphs: [
        "If you get a few orders a week, start on a marketplace or with a hosted shop, and keep a list of your buyers. Your own shop pays off once fees, add-ons and hours of copying data cost you more than its upkeep, or when buyers want something a hosted shop can’t do, such as three languages.",
      ],
    },
  ],
  shownFacts: [
    {
      says: "Notification 3/2018 – Integrated Tax: anyone who sells the handmade goods on its list to other states needs no registration up to the usual turnover limit, but does need a PAN and an e-way bill.",
      source:
        "https://a2ztaxcorp.com/list-specifying-the-person-who-are-exempt-from-obtaining-registration-for-making-taxable-supplies-of-handicraft-goods",
      seen: "2026-11-28",
    },
    {
      says: "In India, shops pay Shopify in rupees, by UPI or card.",
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
    text: "Tell us what you make, and send two photos. The first consultation is free, and if a hosted shop is enough, we’ll tell you so.",
  },
  confirm: ["In the free consultation the firm also advises a hosted shop or a marketplace where that is enough."],
} as const satisfies PageText<"/online-shop-for-crafts">;
