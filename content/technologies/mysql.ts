import type { TechnologyContent } from "../schemas/technology.ts";

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
    "MySQL is quick at the question that shops and content sites ask all day: fetch this row, and the few that belong to it, by key. Its InnoDB engine keeps rows in the order of the primary key, so such a lookup goes straight to the data. Nearly every hosting firm in India offers it or its offshoot MariaDB, WordPress and Magento are built on it, and any administrator you hire will have met it.",
    "It meets two kinds of work. One is new: the schema for a shop or a PHP or Node application that will live on ordinary hosting. The other is inherited: a system on 5.7 or 8.0, both past Oracle’s support, slow on the monthly report and backed up by a script that nobody has tested. What to look at first there is the slow query log of one working week, and the last restore that somebody tried.",
  ],
  features: [
    {
      title: "Primary keys chosen for InnoDB",
      text: "Every secondary index repeats the primary key, and random UUIDs scatter new rows over the whole table. What suits it is a bigint, or a time-ordered UUID in sixteen bytes where ids must be made offline. On a large orders table this one decision changes the size of each index.",
    },
    {
      title: "utf8mb4 and a stated collation",
      text: "The old character set named utf8 stops at three bytes, so an emoji in a delivery note was cut or refused. The remedy is utf8mb4 and a collation stated per column: names compare without case, coupon codes and tokens byte by byte. Mixed collations can make a join skip its index.",
    },
    {
      title: "Strict mode switched on",
      text: "Many inherited servers run with strict mode off, under which a value that is too long is shortened and an impossible date becomes zeros, with a warning that nobody reads. Before it is switched on for good, the rows already damaged are listed and their repair is agreed.",
    },
    {
      title: "Alterations without a lock-out",
      text: "In current releases adding a column is usually instant. A changed type or a new primary key copies the table, so for large ones there is gh-ost, which copies in the background and swaps at a chosen moment. Each script holds one statement, since a schema change commits on its own.",
    },
    {
      title: "Point-in-time restores",
      text: "A nightly full copy plus the binary log leads back to the minute before a wrong DELETE. Ask when that was last rehearsed on a spare machine, and how long it took. Copies belong encrypted, and also outside the provider’s account, which a stolen password could empty.",
    },
    {
      title: "Replicas for reports",
      text: "GTID replication feeds a second server that takes the exports and the dashboard. It lags by a moment, sometimes by minutes under heavy writing, so a customer who has just paid is always read from the primary. Check that somebody is told of the delay, and of a replica that has stopped.",
    },
  ],
  benefits: [
    {
      title: "Hosting without special terms",
      text: "Shared plans, virtual servers and the managed offerings of the big clouds run MySQL or MariaDB. The two have drifted apart, so ask which it is. Within either, a dump and a maintenance window change the provider.",
    },
    {
      title: "Long support lines",
      text: "LTS releases get five years of premier support and three more of extended support. Production belongs on those. Innovation releases, numbered by year and month since 26.7 of July 2026, are for people who need one specific feature. An upgrade passes through each series, from 5.7 to 8.0 to 8.4 and on to 9.7, the long-term release of April 2026, and is best rehearsed on a copy of your data.",
    },
    {
      title: "Queries you can watch",
      text: "EXPLAIN ANALYZE runs a statement and shows the time spent at each step, and the sys schema lists unused indexes and the costliest statements. A proposal to tune something should quote those figures before and after.",
    },
    {
      title: "Steady under simple load",
      text: "Connections are threads and cheaper than processes, the buffer pool keeps the busiest pages in memory, and a lookup by key on a table of millions is nearly as quick as on a small one.",
    },
    {
      title: "WordPress put on a diet",
      text: "Slow WordPress is often autoloaded options and post metadata without a fitting index. Measuring, deleting what dead plugins left behind and adding the index come before a bigger server is ordered.",
    },
    {
      title: "Modern SQL after all",
      text: "Common table expressions, window functions, enforced CHECK constraints and JSON columns with indexes are all there since the 8.0 series at the latest. Code written for 5.7 can drop many of its workarounds during an upgrade.",
    },
  ],
  limits: {
    text: "A schema change cannot be rolled back with the transaction around it, and a migration that fails half-way leaves you half-way. Partial indexes, arrays, exclusion constraints and a proper range type are missing. The optimiser is weak on long analytical joins, and the default isolation level takes gap locks that surprise people with deadlocks. Row-level security must be imitated with views. When a new system’s rules are intricate and the choice of host is free, PostgreSQL fits better.",
    alternatives: [
      {
        technology: "postgresql",
        when: "Rules belong in the database: ranges, geography, row security or heavy reporting.",
      },
      {
        technology: "mongodb",
        when: "Each record has a different set of fields, and they are read and written whole.",
      },
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
      history: true,
    },
    {
      says: "numbered by year and month since 26.7 of July 2026",
      source: "https://dev.mysql.com/doc/refman/26.7/en/mysql-releases.html",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "the long-term release of April 2026",
      source: "https://endoflife.date/mysql",
      seen: "2026-11-23",
    },
  ],
} satisfies TechnologyContent;
