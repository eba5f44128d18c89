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
  tagline:
    "What you pay for accounts, servers and messages, and the work that the stores ask for whether you change anything or not.",
  lead: [
    "An app needs some work each year even if you don’t change anything. Phones and the app stores’ rules change, and one day the app stores won’t accept your updates any more. So set money aside for your app every year, not just the first.",
  ],
  sections: [
    {
      title: "Other companies’ fees: app stores, server, messages",
      paragraphs: [
        "You pay for a Google developer account once, and for an Apple developer account every year. SMS and WhatsApp messages cost nothing until you send them.",
      ],
      prices: {
        columns: ["What you pay for", "Price", "Where we found it"],
        rows: [
          { id: "apple", what: "An Apple developer account, per year", price: "{year}" },
          { id: "google", what: "A Google Play developer account (one-off fee)", price: "{once}" },
          { id: "server", what: "A small server, per month", price: "from {month}" },
          { id: "sms", what: "An automatic SMS, such as a login code", price: "from {each}" },
          {
            id: "whatsapp",
            what: "An automatic WhatsApp message",
            price: "{news} for an order update, {offer} for an offer, plus your provider’s fee",
          },
          { id: "dollar", what: "One US dollar, for converting the fees in dollars", price: "{rupees}" },
        ],
      },
    },
    {
      title: "What the smallest app costs in a year, in rupees",
      paragraphs: [
        "Our example is an app that’s in both stores and uses one small server. The figures are for the second year onwards, before GST.",
      ],
      year: {
        columns: ["What you pay for", "How we count", "Per year"],
        rows: [
          {
            id: "apple",
            what: "The Apple account",
            count: "{price} a year, at {dollar} to the dollar",
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
        "Each August, Google starts to require updates built for a newer version of Android, and an app that falls two versions behind is hidden from new users with newer phones. Each spring, Apple starts to require newer developer tools. Your app needs this work even if you don’t want any new features.",
      ],
    },
    {
      title: "Work you need to plan yourself",
      list: [
        "Each year, try the app on the new iOS and Android before your customers do",
        "Fix security holes in the parts your app is built from",
        "Read the crash reports, and fix the worst crashes",
        "Check the app on a cheap phone before each release",
        "Answer users’ reviews, and keep your text and pictures in the app stores up to date",
      ],
    },
    {
      title: "How to keep the yearly cost of an app small",
      list: [
        "Ask whether a website would do: there’s no app store fee, and Apple and Google don’t have to approve each update",
        "Use the same code for both kinds of phone, so that each fix is made only once",
        "Send a push notification instead of an SMS where you can, because those cost nothing",
        "Have the accounts with Apple and Google opened in your company’s name, so that you can change developers",
      ],
    },
  ],
  shownFacts: [
    {
      says: "Since 31 August 2026 Google Play has accepted new apps and updates only if they’re made for Android 16 or newer. An app made for a version older than Android 15 is hidden from new users with newer phones.",
      source: "https://support.google.com/googleplay/android-developer/answer/11926878",
      seen: "2026-11-28",
    },
    {
      says: "Since 28 April 2026 the App Store has accepted only apps built with Xcode 26 and the iOS 26 SDK, or newer.",
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
    text: "Tell us what your app should do, and for how many people. The first consultation is free.",
  },
  confirm: [],
} as const satisfies PageText<"/yearly-cost-of-an-app">;
