import type { PageText } from "../pages.ts";

export default {
  category: "database",
  name: "MySQL",
  order: 1,
  icon: "logos:mysql-icon",
  version: "MySQL 9.7 LTS",
  reviewed: "2026-11-21",
  card: "The database behind WordPress, shops and older business systems, designed or put back in order.",
  head: {
    title: "MySQL database design and maintenance",
    description:
      "MySQL for shops, WordPress and inherited systems: keys, character sets and strict mode set right, restores rehearsed, upgrades from 8.0 and 5.7 planned.",
  },
  keywords: [
    "MySQL database development",
    "MySQL performance tuning",
    "MySQL 8.0 upgrade to LTS",
    "MySQL backup and recovery",
    "WooCommerce database optimisation",
    "MySQL consultants Gujarat",
  ],
  tagline: "Runs on almost any hosting; good keys decide its speed",
  paragraphs: [
    "MySQL is quick at what shops ask all day: fetch this row, and the few that belong to it. Nearly every hosting firm in India offers it or its offshoot MariaDB, and WordPress and Magento are built on it.",
    "There are two kinds of work. One is new: the tables of a shop on ordinary hosting. The other is a system you’ve inherited, on 5.7 or 8.0, both past Oracle’s support, slow on the monthly report. Look first at the slow query log of one week, and at the last restore anybody tried.",
  ],
  features: [
    {
      title: "Primary keys chosen for InnoDB",
      text: "Every index repeats the primary key, so short, rising keys keep a big table small.",
    },
    {
      title: "utf8mb4 and a stated collation",
      text: "The old “utf8” stops at three bytes and cuts an emoji out of a delivery note; utf8mb4 doesn’t.",
    },
    {
      title: "Strict mode switched on",
      text: "Without it a value that’s too long is cut off without a word, so list the damaged rows first, then switch.",
    },
    {
      title: "Alterations without a lock-out",
      text: "Adding a column is usually instant; for bigger changes gh-ost copies the table in the background.",
    },
    {
      title: "Point-in-time restores",
      text: "A nightly copy and the binary log lead back to the minute before a wrong DELETE.",
    },
    {
      title: "Replicas for reports",
      text: "A second server takes the exports; a customer who has just paid is read from the first.",
    },
  ],
  benefits: [
    {
      title: "Hosting without special terms",
      text: "Any plan has MySQL or MariaDB, but the two have drifted apart, so ask which.",
    },
    {
      title: "Long support lines",
      text: "LTS releases get five years and three more on extended support, and 9.7, the long-term release of April 2026, is the newest.",
    },
    {
      title: "Queries you can watch",
      text: "EXPLAIN ANALYZE shows the time of each step, so a tuning offer should quote it before and after.",
    },
    {
      title: "Steady under simple load",
      text: "A lookup by key among millions is nearly as quick as in a small table.",
    },
    {
      title: "WordPress put on a diet",
      text: "Old plugin data is often what slows a site; clear it before you order a bigger server.",
    },
    {
      title: "Modern SQL after all",
      text: "Window functions and real checks have been there since the 8.0 series, and old workarounds can go.",
    },
  ],
  limits: {
    text: "A change to tables can’t be rolled back, so a migration that fails halfway leaves you halfway. Arrays, ranges and exclusion constraints are missing. Long analytical queries are weak, and gap locks surprise people with deadlocks. If the rules are intricate and the host is your choice, PostgreSQL fits better.",
    alternatives: [
      { technology: "postgresql", when: "Rules belong in the database: ranges, geography, row security." },
      { technology: "mongodb", when: "Each record has different fields and is read whole." },
    ],
  },
  services: ["web-development-kutch", "backend-api-engineering"],
  confirm: ["The firm takes on work with MySQL. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "MySQL 9.7 LTS",
      source: "https://endoflife.date/mysql",
      seen: "2026-11-23",
    },
    {
      says: "5.7 or 8.0, both past Oracle’s support",
      source: "https://endoflife.date/mysql",
      seen: "2026-11-23",
    },
    {
      says: "the long-term release of April 2026",
      source: "https://endoflife.date/mysql",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
