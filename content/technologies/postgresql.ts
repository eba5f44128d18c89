import type { TechnologyContent } from "../schemas/technology.ts";

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
      "PostgreSQL as we run it: rules in the database, tenants kept apart, queues without extra servers, bookings that cannot overlap, and what vacuum asks of you.",
  },
  keywords: [
    "PostgreSQL development company",
    "PostgreSQL schema design",
    "PostgreSQL performance tuning",
    "multi-tenant PostgreSQL",
    "PostGIS development India",
    "Oracle to PostgreSQL migration",
  ],
  tagline: "Two bookings of one room cannot overlap if the table itself refuses the second",
  paragraphs: [
    "Applications come and go, and several of them may write to the same data: the website, an import, a colleague with a console. PostgreSQL lets the rules live where all of them must pass. A price cannot be negative, a room cannot be let twice for one night, a clinic cannot see another’s patients. Such a rule holds for every program, including the one that will be written after we have left.",
    "Unless a project argues for something else, this is where its data goes. We draw the tables before the screens and walk through them with you using ten real records, the strange ones first: the order paid in three parts, the patient registered twice. Somebody who remembers why those exceptions happened has to be in the room. The reports are drafted in SQL before any screen, which shows early whether the columns can answer your questions.",
  ],
  features: [
    {
      title: "Exclusion constraints for bookings",
      text: "A constraint over room and time range rejects overlap no matter how many requests arrive in the same millisecond. Checking first and inserting afterwards cannot promise that at the default isolation level. Since version 18 a key declared WITHOUT OVERLAPS covers the plain case in fewer words. The application turns the error into a polite sentence and offers the next free slot.",
    },
    {
      title: "Row security for tenants",
      text: "A policy restricts each query to the tenant set for that transaction, so a query with a forgotten filter still sees that tenant’s rows and nobody else’s. The application signs in with a role that neither owns the tables nor may bypass the policy. A test tries to read across the line.",
    },
    {
      title: "Migrations in a transaction",
      text: "Nearly all schema changes can be rolled back as one unit. We set a short lock timeout first, because an ALTER that waits behind a long report makes everyone else wait behind it. Indexes are built concurrently, which has to happen outside any transaction, and new constraints are added unvalidated, then checked.",
    },
    {
      title: "JSON where shape varies",
      text: "Attributes that differ by product, or the raw body of a webhook, go into a jsonb column with a GIN index beside ordinary columns. A key that starts to appear in joins and filters is promoted to a column of its own. Prices and dates never start as JSON.",
    },
    {
      title: "Queues with SKIP LOCKED",
      text: "Workers take jobs with FOR UPDATE SKIP LOCKED, so no two pick the same row and none waits. The job is written in the transaction that caused it: an order and its e-mail are saved together or not at all. Up to a busy mid-sized system, a separate broker is unnecessary.",
    },
    {
      title: "Pooling by design",
      text: "A connection is a process with its own memory, so hundreds of mostly idle ones are a waste of the server. PgBouncer in transaction mode lets many clients share a small set. We size that set from processor cores and disk, and keep session state out of the code.",
    },
  ],
  benefits: [
    {
      title: "Geography included",
      text: "PostGIS answers which depot is nearest, which plots a pipeline crosses and whether a delivery lies inside its zone, with spatial indexes, in the same query as the customer’s credit limit.",
    },
    {
      title: "Search and similarity nearby",
      text: "Full-text search, trigram matching for misspelt names, and vectors through pgvector work on the live rows. One fewer system has to be kept in step, and search obeys the same permissions.",
    },
    {
      title: "Restores to the second",
      text: "Base backups and archived write-ahead log let us rebuild the state just before a mistake. The archive is watched as closely as the database, because one missing segment ends the chain.",
    },
    {
      title: "Names sorted as people expect",
      text: "ICU collations order Gujarati, Hindi and English text by the customs of each language. A patient list then reads like the paper register that it replaced, not in code-point order.",
    },
    {
      title: "No owner to depend on",
      text: "The licence is permissive, the project belongs to no company, and every large cloud offers it managed. Moving between them is a dump or a logical replication away.",
    },
    {
      title: "Evidence in plain views",
      text: "pg_stat_statements ranks queries by total time, and EXPLAIN ANALYZE tells how much each step read, by default since version 18. A slow screen often comes down to one missing index or one stale statistic.",
    },
  ],
  limits: {
    text: "Updates leave dead row versions behind, and autovacuum must keep up. A transaction left open over lunch holds it back, tables bloat, and performance sinks without an error. There is one writer: replicas spread reads, but scaling writes over machines takes partitioning by hand or an extension. Major upgrades need a rehearsed plan. Counting all rows of a big table is slow by design. Nothing in it helps a phone that works offline and has to merge later.",
    alternatives: [
      { technology: "mysql", when: "The host or an existing WordPress or Magento installation decides the matter." },
      { technology: "mongodb", when: "Large nested documents of varying form arrive fast and are seldom joined." },
      { technology: "firebase", when: "A mobile app must keep working without signal and sync when it returns." },
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
      says: "Since version 18 a key declared WITHOUT OVERLAPS",
      source: "https://www.postgresql.org/docs/18/release-18.html",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "by default since version 18",
      source: "https://www.postgresql.org/docs/18/release-18.html",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies TechnologyContent;
