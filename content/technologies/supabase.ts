import type { PageText } from "../pages.ts";

export default {
  category: "database",
  name: "Supabase",
  order: 4,
  icon: "logos:supabase-icon",
  version: "the services as of November 2026",
  reviewed: "2026-11-21",
  card: "First versions of products on real PostgreSQL, with sign-in, files and an API from the start.",
  head: {
    title: "Supabase backends for web and mobile",
    description:
      "Supabase gives a first release PostgreSQL, sign-in, storage and an API. How its row policies are written, why it belongs on your own domain, and how to leave.",
  },
  keywords: [
    "Supabase development company",
    "Supabase row level security",
    "Supabase MVP development",
    "Firebase to Supabase migration",
    "self-hosted Supabase",
    "Supabase developers India",
  ],
  tagline: "A quick start, in tables that you can take with you in one file",
  paragraphs: [
    "Supabase puts sign-in, files, live updates and an API in front of a PostgreSQL database, and lets you have the database too. A dump restores on any server, so a first version needn’t be thrown away when it succeeds.",
    "It fits first releases on a small budget: membership portals, internal tools, a booking app looking for its first hundred customers. The work is in saying who may see what. Write it as sentences first: “a trainer sees the members of their own branch.”",
  ],
  features: [
    {
      title: "Policies on every table",
      text: "Older tables are public without row security; tables made since 30 May 2026, in old projects since 30 October, start closed.",
    },
    {
      title: "Policies that stay quick",
      text: "A policy runs for every row, so one missing index is the gap between milliseconds and a time-out.",
    },
    {
      title: "Two keys, kept apart",
      text: "The secret key ignores every policy, so check that no release ships it; the older keys are deprecated by the end of 2026.",
    },
    {
      title: "Migrations from the command line",
      text: "Each change is an SQL file tried locally; the table editor is only for looking things up.",
    },
    {
      title: "Edge functions for secrets",
      text: "Payments and webhooks run in short server functions, where private keys stay private.",
    },
    {
      title: "Storage under the same rules",
      text: "A scanned contract is opened by a link that expires within minutes.",
    },
  ],
  benefits: [
    {
      title: "On your own domain",
      text: "In February 2026 large Indian internet providers blocked supabase.co, so give the app an address that belongs to you.",
    },
    {
      title: "SQL for the hard parts",
      text: "A monthly statement is one query, where a document store would need a job.",
    },
    { title: "Live where it matters", text: "A new order appears on the kitchen screen at once." },
    { title: "Sign-in already solved", text: "E-mail links, phone codes, Google and Apple sign-in are settings." },
    {
      title: "Open source throughout",
      text: "You can run it on your own server, if the data must stay on the premises.",
    },
    {
      title: "A small bill to begin with",
      text: "The free plan pauses idle projects and holds back backups, so pay before the first customer comes.",
    },
  ],
  limits: {
    text: "Rules spread over policies, triggers and functions are hard to step through, and past a point an ordinary server is easier to read. There’s no offline store on the phone like Firestore’s. One region, one primary: a popular launch hits connection limits first. A leaked secret key opens every table.",
    alternatives: [
      { technology: "firebase", when: "Field staff work for hours without signal." },
      { technology: "django", when: "Business rules outgrow policies, and the office needs an admin." },
      { technology: "postgresql", when: "You already run servers and want only the database." },
    ],
  },
  services: ["web-development-kutch", "flutter-app-development", "backend-api-engineering"],
  confirm: ["The firm takes on work with Supabase. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "tables made since 30 May 2026, in old projects since 30 October",
      source:
        "https://supabase.com/changelog/45329-breaking-change-tables-not-exposed-to-data-and-graphql-api-automatically",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "by the end of 2026",
      source: "https://supabase.com/docs/guides/getting-started/migrating-to-new-api-keys",
      seen: "2026-11-23",
      until: "2026-12-31",
    },
    {
      says: "In February 2026 large Indian internet providers blocked supabase.co",
      source: "https://github.com/supabase/supabase/issues/43142",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies PageText<"/technologies/:slug">;
