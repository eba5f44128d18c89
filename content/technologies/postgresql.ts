import type { PageText } from "../pages.ts";

export default {
  category: "database",
  name: "PostgreSQL",
  order: 2,
  icon: "logos:postgresql",
  version: "PostgreSQL 18 and 19",
  reviewed: "2026-11-21",
  card: "Our first choice for business data: bookings, ledgers, stock and the reports about them.",
  head: {
    title: "PostgreSQL database development",
    description:
      "PostgreSQL for business data: rules in the database, tenants kept apart, queues without extra servers, bookings that can’t overlap, and what vacuum needs.",
  },
  keywords: [
    "PostgreSQL development company",
    "PostgreSQL schema design",
    "PostgreSQL performance tuning",
    "multi-tenant PostgreSQL",
    "PostGIS development India",
    "Oracle to PostgreSQL migration",
  ],
  tagline: "Two bookings of one room can’t overlap if the table itself refuses the second",
  paragraphs: [
    "Several programs may write to the same data: the website, an import, a colleague with a console. PostgreSQL lets the rules live where all of them must pass: a price can’t be negative, and a room can’t be let twice for one night.",
    "Unless a project argues otherwise, its data goes here. We draw the tables before the screens and test them with ten of your real records, the strange ones first: the order paid in three parts, the patient registered twice. Somebody who remembers why should be in the room.",
  ],
  features: [
    {
      title: "Exclusion constraints for bookings",
      text: "The table refuses overlap even in the same millisecond; since version 18 WITHOUT OVERLAPS says it in fewer words.",
    },
    {
      title: "Row security for tenants",
      text: "A query with a forgotten filter still can’t see another clinic’s rows, and a test tries.",
    },
    {
      title: "Migrations in a transaction",
      text: "Nearly every change rolls back as one, and a short lock timeout keeps others from queueing behind it.",
    },
    {
      title: "JSON where shape varies",
      text: "Attributes that differ by product go into JSON; prices and dates never do.",
    },
    {
      title: "Queues with SKIP LOCKED",
      text: "An order and its e-mail are saved together or not at all, with no extra queue server.",
    },
    { title: "Pooling by design", text: "A connection costs memory, so PgBouncer lets many clients share a few." },
  ],
  benefits: [
    {
      title: "Geography included",
      text: "PostGIS answers which depot is nearest, in the same query as the customer’s credit limit.",
    },
    {
      title: "Search and similarity nearby",
      text: "Misspelt names are found in the live rows, with no second system to keep in step.",
    },
    { title: "Restores to the second", text: "Backups and a watched log archive rebuild the moment before a mistake." },
    {
      title: "Names sorted as people expect",
      text: "Gujarati and Hindi names come in the order of the old paper register.",
    },
    { title: "No owner to depend on", text: "No company owns it, and every large cloud offers it managed." },
    {
      title: "Evidence in plain views",
      text: "It ranks its own slowest queries, and the cure is often one missing index.",
    },
  ],
  limits: {
    text: "Updates leave dead rows behind, and a transaction left open over lunch keeps them from being cleared. There’s one writer: replicas spread reads, not writes. Major upgrades need a rehearsal, and counting a big table is slow. It doesn’t help a phone that works offline.",
    alternatives: [
      { technology: "mysql", when: "The host or an existing WordPress site decides." },
      { technology: "mongodb", when: "Large nested documents arrive fast and are rarely joined." },
      { technology: "firebase", when: "A mobile app must work without signal." },
    ],
  },
  services: ["backend-api-engineering", "custom-software-development"],
  facts: [
    {
      says: "PostgreSQL 18 and 19",
      source: "https://www.postgresql.org/about/press/presskit19/",
      seen: "2026-11-23",
    },
    {
      says: "PostgreSQL 18",
      source: "https://www.postgresql.org/support/versioning/",
      seen: "2026-11-23",
    },
    {
      says: "since version 18 WITHOUT OVERLAPS",
      source: "https://www.postgresql.org/docs/18/release-18.html",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies PageText<"/technologies/:slug">;
