import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Yearly cost of an app: fees and maintenance",
    description:
      "The fees of Apple, Google, servers and messages, the work that both stores ask for every year, and how to keep the yearly cost of an app small.",
  },
  keywords: [
    "app maintenance cost per year",
    "yearly cost of a mobile app",
    "Apple developer fee India",
    "Google Play fee",
    "app upkeep cost",
  ],
  heading: "What an app costs each year",
  label: "What an app costs each year",
  tagline: "Accounts, servers, messages, and the work that the stores ask for whether you change anything or not.",
  lead: [
    "An app doesn’t keep working just because nobody touches it. Phones and store rules change, and one day the store accepts no more updates. So set money aside for every year, not only for the first.",
  ],
  sections: [
    {
      title: "Other companies’ fees: app stores, server, messages",
      paragraphs: [
        "You pay for Google’s account once, and for Apple’s every year. Messages cost nothing until you send them.",
      ],
      prices: {
        columns: ["What you pay for", "Price", "Where we read it"],
        rows: [
          { id: "apple", what: "An Apple developer account, per year", price: "{year}" },
          { id: "google", what: "A Google Play developer account (one-off fee)", price: "{once}" },
          { id: "server", what: "A small server, per month", price: "from {month}" },
          { id: "sms", what: "An SMS sent by a program, such as a login code", price: "from {each}" },
          {
            id: "whatsapp",
            what: "A WhatsApp message sent by a program",
            price: "{news} for an order update, {offer} for an offer, plus your provider’s fee",
          },
          { id: "dollar", what: "One US dollar, for the fees in dollars", price: "{rupees}" },
        ],
      },
    },
    {
      title: "What the smallest app costs in a year, in rupees",
      paragraphs: ["This is an app in both stores with one small server, from the second year on and before GST."],
      year: {
        columns: ["What you pay for", "How we count", "Per year"],
        rows: [
          {
            id: "apple",
            what: "The account with Apple",
            count: "{price} a year, at {dollar} a dollar",
            amount: "year",
            times: 1,
          },
          {
            id: "server",
            what: "A small server",
            count: "{price} a month for twelve months",
            amount: "month",
            times: 12,
          },
        ],
        total: "Altogether",
      },
    },
    {
      title: "Work that the stores ask for each year",
      paragraphs: [
        "Each August, Google asks for updates built for a newer version of Android; an app that falls two versions behind is hidden from new users with newer phones. Each spring, Apple asks for newer tools. You have this work even if you want no new feature.",
      ],
    },
    {
      title: "Work to plan yourself",
      list: [
        "Each year, try the app on the new iOS and Android before your customers do",
        "Fix security holes in the parts it’s built from",
        "Read the crash reports, and fix the worst",
        "Check it on a cheap phone before each release",
        "Answer reviews, and keep the store’s text and pictures up to date",
      ],
    },
    {
      title: "How to keep it small",
      list: [
        "Ask whether a website will do: it costs no store fee, and no store has to approve an update",
        "Share one code base between both kinds of phone, so that each fix is made once",
        "Send a push message instead of an SMS where you can: it costs nothing",
        "Have both store accounts opened in your company’s name, so that you can change developers",
      ],
    },
  ],
  shownFacts: [
    {
      says: "Since 31 August 2026 Google Play takes new apps and updates only for Android 16 and newer. An app made for a version older than Android 15 is hidden from new users with newer phones.",
      source: "https://support.google.com/googleplay/android-developer/answer/11926878",
      seen: "2026-11-28",
    },
    {
      says: "Since 28 April 2026 the App Store takes only apps built with Xcode 26 and the SDK of iOS 26, or newer.",
      source: "https://developer.apple.com/news/upcoming-requirements/",
      seen: "2026-11-23",
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/what-a-website-costs", label: "What a website or an app costs" },
      { to: "/guides/mobile", label: "Compare mobile technologies" },
      { to: "/services/flutter-app-development", label: "Mobile app development" },
    ],
  },
  on: ["/services/flutter-app-development"],
  closing: {
    title: "What would your app cost in its third year?",
    text: "Tell us what it should do and for how many people. The first consultation is free.",
  },
  confirm: [],
} as const satisfies PageText<"/yearly-cost-of-an-app">;
