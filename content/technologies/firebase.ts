import type { PageText } from "../pages.ts";

export default {
  category: "database",
  name: "Firebase",
  order: 3,
  icon: "logos:firebase-icon",
  version: "the services as of November 2026",
  reviewed: "2026-11-21",
  card: "Mobile apps that must work offline, sign in by phone number and receive push messages.",
  head: {
    title: "Firebase apps, offline sync and push",
    description:
      "Firebase for apps that work without signal: Firestore sync, phone sign-in, push and crash reports, with the reads counted before launch and rules tested.",
  },
  keywords: [
    "Firebase app development",
    "Firestore data modelling",
    "Firebase security rules audit",
    "Flutter Firebase development",
    "Firebase push notifications",
    "reduce Firestore cost",
  ],
  tagline: "The phone writes at once, and the cloud hears about it when there’s a signal again",
  paragraphs: [
    "Firestore keeps a copy of the data on the phone. A meter reader in the Rann saves a form without signal, and it travels when the phone finds a tower. Built by hand, that’s a project of its own; here it’s how you read and write.",
    "Typical work: field and delivery apps, small marketplaces, class apps. Before the first screen comes a table of reads, showing which list is opened how often and what a month of that costs. On this website Firebase counts page views at most, and never for a browser that asks not to be tracked.",
  ],
  features: [
    {
      title: "Data modelled by screen",
      text: "Documents are shaped so that each screen needs one query, and what’s copied where is written down.",
    },
    {
      title: "Rules with their own tests",
      text: "Apps talk to the database directly, so security rules alone decide who reads what.",
    },
    {
      title: "Functions that may run twice",
      text: "A function that adds a rupee could add two, so each event is recorded together with its effect.",
    },
    {
      title: "Sign-in by phone number",
      text: "It suits people without e-mail, but each SMS costs, so first limit countries and messages per number.",
    },
    {
      title: "Push that arrives",
      text: "One call reaches Android, iOS and web; keep private details out, since anyone can read a locked screen.",
    },
    {
      title: "Crash reports and switches",
      text: "Turn a feature on for a tenth of users first, and off again without a store review.",
    },
  ],
  benefits: [
    { title: "No machine to look after", text: "There’s nothing to patch, and Google keeps the database up at night." },
    {
      title: "A database in Mumbai",
      text: "Records can live in Mumbai, but Firebase Authentication keeps accounts, phone numbers included, in the United States.",
    },
    {
      title: "Emulators on a laptop",
      text: "Database, sign-in and rules run locally, so nobody needs real customers’ records.",
    },
    {
      title: "One client for each platform",
      text: "Flutter, Android, iOS and web follow the same ideas, so one data model serves all.",
    },
    {
      title: "A trial without a contract",
      text: "The free allowance can carry a pilot; beyond it there’s no ceiling, so set a budget alert.",
    },
    {
      title: "A copy for analysis",
      text: "A function can stream changes to BigQuery; the ready-made Firebase Extensions shut down on 31 March 2027.",
    },
  ],
  limits: {
    text: "You pay for each document read: a list of 500 opened twenty times a day by 300 people is three million reads. There are no joins in the standard edition, and a document that everyone updates becomes a bottleneck. Leaving means rewriting, as rules and offline sync exist nowhere else in that form.",
    alternatives: [
      { technology: "supabase", when: "The data is relational, and a way out to PostgreSQL should stay open." },
      { technology: "postgresql", when: "Staff want reports more than phones want offline work." },
    ],
  },
  services: ["flutter-app-development", "backend-api-engineering"],
  confirm: ["The firm takes on work with Firebase. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "Firebase Authentication keeps accounts, phone numbers included, in the United States",
      source: "https://firebase.google.com/support/privacy",
      seen: "2026-11-23",
    },
    {
      says: "shut down on 31 March 2027",
      source: "https://firebase.google.com/docs/extensions/users/migrate",
      seen: "2026-11-23",
      until: "2027-03-31",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
