import type { TechnologyContent } from "../schemas/technology.ts";

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
  tagline: "The phone writes at once, and the cloud hears of it when there is signal again",
  paragraphs: [
    "Firestore keeps a copy of the data on the device. A meter reader in the Rann saves a form without coverage, the app shows it as saved, and it travels when the phone finds a tower. Other devices that listen to the same documents are usually updated within a second. Built by hand, such synchronisation is a project of its own. Here it is the normal way to read and write.",
    "Typical work: field-service and delivery apps, small marketplaces, chat and class apps. Before the first screen comes a table of reads: which list is opened how often by how many people, and what a month of that costs at published rates. The guesses about usage are yours. On this website Firebase does one job at most: counting page views, never for a browser that asks not to be tracked.",
  ],
  features: [
    {
      title: "Data modelled by screen",
      text: "There is one query per screen, and documents are shaped so that it suffices. A list reads small summary documents, and the detail is a separate one. Copies of a name that appear elsewhere are refreshed by a function, and what is copied where has to be written down.",
    },
    {
      title: "Rules with their own tests",
      text: "When apps talk to the database directly, security rules alone decide who may read what. They do not filter: a query that could return a forbidden document fails as a whole. They belong in the repository, with emulator tests that try each role against each path.",
    },
    {
      title: "Functions that may run twice",
      text: "Background triggers are delivered at least once, so a function that adds a rupee could add two. The cure is to record each event id in the same transaction as its effect. Money, stock and roles change in functions only. A client may request such a change and can never write it.",
    },
    {
      title: "Sign-in by phone number",
      text: "Authentication by SMS code suits users without an e-mail address. It also attracts fraud, since every code sent is billed. App Check, an allow-list of country codes and quotas are switched on before launch. Roles travel as custom claims, which refresh with the token and so lag by up to an hour.",
    },
    {
      title: "Push that arrives",
      text: "Cloud Messaging reaches Android, iOS and the web with one call. Tokens expire, so those that come back invalid are deleted and the rest refreshed at each start. iOS throttles silent messages, so a message shows a neutral line and carries an id. The app fetches the rest, and nothing private shows on a locked screen.",
    },
    {
      title: "Crash reports and switches",
      text: "Crashlytics groups crashes by cause and device, which tells whether one cheap handset model needs attention. Remote Config turns a new feature on for a tenth of users first, and off again without a store review. Give each switch a date on which it is removed.",
    },
  ],
  benefits: [
    {
      title: "No machine to look after",
      text: "There is no operating system to patch and no disk to fill. A two-person firm can run an app for you without a night rota, because Google keeps the database up.",
    },
    {
      title: "A database in Mumbai",
      text: "Firestore and Functions can run in asia-south1, close to Indian phones. Sign-in cannot: Firebase Authentication keeps accounts, phone numbers included, in the United States. The database’s location is fixed when it is created, so both questions have to be settled before anything else.",
    },
    {
      title: "Emulators on a laptop",
      text: "Database, sign-in, functions and rules all run locally. Tests start from a clean state in seconds, and no developer ever needs a key to real customers’ records.",
    },
    {
      title: "One client for each platform",
      text: "Flutter, Android, iOS and the web have official libraries with the same concepts. A data model reviewed once holds for every client, and an offline write behaves alike on every phone.",
    },
    {
      title: "A trial without a contract",
      text: "The free allowance can carry a pilot with a few dozen people. Functions and file storage need the pay-as-you-go plan, which keeps the database’s allowance and has no ceiling, so a budget alert comes first.",
    },
    {
      title: "A copy for analysis",
      text: "A function in your repository streams changes to BigQuery, where odd questions are answered in SQL and the live database is spared. Firebase Extensions, the older ready-made way, shut down on 31 March 2027; function kits, Google’s replacement, are code in that repository too.",
    },
  ],
  limits: {
    text: "You pay per document read. A list of 500 opened cold twenty times a day by 300 people is three million reads daily, and a careless listener can multiply that overnight. In Firestore’s standard edition there are no joins, a document holds one mebibyte at most, and one that everybody updates becomes a bottleneck at about a write per second. Reports are awkward. Leaving means rewriting, as rules, triggers and the offline client exist nowhere else in that form.",
    alternatives: [
      { technology: "supabase", when: "The data is relational, and a way out to plain PostgreSQL should stay open." },
      { technology: "postgresql", when: "Staff want reports and joins more than phones want offline work." },
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
} satisfies TechnologyContent;
