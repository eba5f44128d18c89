import type { TechnologyContent } from "../schemas/technology.ts";

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
  tagline: "A quick start, kept in tables that you could carry away in one file",
  paragraphs: [
    "Supabase puts sign-in, file storage, live updates and a generated API in front of a PostgreSQL database, and lets you have the database too. Tables are ordinary tables. Anything that speaks SQL can read them, and a dump restores on any server. So a first version need not be thrown away: when the product succeeds, parts of the platform can be replaced one by one.",
    "It fits a first release on a small budget: membership portals, internal tools, a booking app that wants to meet its first hundred customers. The work sits in the policies that say who may see which row. They are best written as sentences first, such as “a trainer sees the members of their own branch”, and read by somebody who knows the business. Those sentences are the page of the specification that matters most.",
  ],
  features: [
    {
      title: "Policies on every table",
      text: "A new table stays out of the generated API until a role is granted access to it: in projects made since 30 May 2026, and in all since 30 October. Older tables keep their generous grants, and without row security those are public. A pipeline check lists any such table and fails. Each policy names its role, and those for writing say what the new row must look like.",
    },
    {
      title: "Policies that stay quick",
      text: "A policy runs for every candidate row. Check that the user lookup is wrapped in a subselect, so that it is evaluated once per statement, and that the column it is compared with has an index. On a big table that one line can be the gap between milliseconds and a time-out.",
    },
    {
      title: "Two keys, kept apart",
      text: "The publishable key may sit in an app, because policies stand behind it. The secret key ignores policies altogether. It must never leave the server functions; check that each release scans the built bundle for it. Supabase deprecates the older anon and service_role keys by the end of 2026.",
    },
    {
      title: "Migrations from the command line",
      text: "The dashboard’s table editor is for looking. Each change is an SQL file, tried on the local stack that the CLI starts, then on a preview branch, then in production. TypeScript types are generated from the result, and the front end fails to compile if a column it uses is gone.",
    },
    {
      title: "Edge functions for secrets",
      text: "Payment calls, webhooks and anything with a private key run as Deno functions. They are short, verify signatures themselves, and leave rules about data to the database. Work that takes longer goes into a queue table and is fetched by a scheduled job.",
    },
    {
      title: "Storage under the same rules",
      text: "Who may open a scanned contract is a policy on the objects table, written like every other. Private files are handed out by links that expire after minutes. Size and type are limited on the bucket, since a check in the browser stops nobody determined.",
    },
  ],
  benefits: [
    {
      title: "On your own domain",
      text: "In February 2026 large Indian internet providers blocked supabase.co on a government order, and apps that called it went silent. A project behind your own domain, and a proxy that can be moved, keeps an address in the app that belongs to you.",
    },
    {
      title: "SQL for the hard parts",
      text: "Joins, views, triggers, check constraints and full-text search are all available. A monthly statement is a query, where a document store would need a job that copies data about.",
    },
    {
      title: "Live where it matters",
      text: "Realtime channels push a new order to the kitchen screen and show who else has a record open. For busy tables a trigger can broadcast small messages, with the row-by-row feeds left off.",
    },
    {
      title: "Sign-in already solved",
      text: "E-mail links, passwords, phone codes, Google and Apple sign-in and second factors are settings. Users are rows, so a foreign key ties each record to its owner, and deleting a person can cascade properly.",
    },
    {
      title: "Open source throughout",
      text: "The stack can be run on your own server with Docker Compose. That needs a reason, such as data that must stay on the premises, because upgrades and backups then fall to you.",
    },
    {
      title: "A small bill to begin with",
      text: "A prototype fits the free plan, which pauses a project that lies idle for about a week. A paid one belongs in place before the first customer, since only paid plans give you access to the daily backups.",
    },
  ],
  limits: {
    text: "Logic spread over policies, triggers and functions is hard to step through, and past a certain complexity an ordinary server is easier to read. There is no offline store on the phone comparable to Firestore’s. The hosted service is one primary database in one region, and a popular launch meets connection limits before anything else, so pooled connections are a must. Self-hosted releases lack some of the hosted comforts. A leaked secret key opens every table at once.",
    alternatives: [
      { technology: "firebase", when: "Field staff work for hours without signal, and the app must merge afterwards." },
      { technology: "django", when: "Business rules outgrow policies, and the office needs a thorough admin." },
      {
        technology: "postgresql",
        when: "You already run servers and want the database without the platform around it.",
      },
    ],
  },
  services: ["web-development-kutch", "flutter-app-development", "backend-api-engineering"],
  confirm: ["The firm takes on work with Supabase. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "in projects made since 30 May 2026, and in all since 30 October",
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
} satisfies TechnologyContent;
