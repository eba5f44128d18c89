import type { PageText } from "../../pages.ts";

export default {
  category: "database",
  head: {
    title: "PostgreSQL vs MySQL vs MongoDB vs Firebase",
    description:
      "PostgreSQL, MySQL, MongoDB, Firebase and Supabase side by side: when to choose each, where it hurts, what leaving it costs, what to do without signal.",
  },
  keywords: [
    "PostgreSQL vs MySQL",
    "MongoDB vs PostgreSQL",
    "Firebase vs Supabase",
    "offline database for mobile apps",
    "which database to choose",
    "compare databases",
  ],
  title: "PostgreSQL vs MySQL vs MongoDB vs Firebase vs Supabase",
  label: "Compare databases",
  tagline: "The program in front of a database will be replaced one day. The data stays, so this choice lasts longest.",
  lead: "Two questions matter more than speed: who enforces the rules, and do people have to work without a signal? If several programs write to the same records, the rules belong in the database. If a phone writes without a signal, entries are sent later and may clash. Use a ready-made library for that.",
  rows: [
    {
      technology: "mysql",
      choose:
        "Your hosting is ordinary, or you already have WordPress or Magento, and most pages look up one record by its number.",
      hurts:
        "If a migration fails halfway, it stops there. Overlapping ranges, row security and long analytical joins are hard or missing.",
      leaving:
        "Tables and rows move with a tool. What takes time is SQL in its dialect, comparisons that ignored capitals, and dates of all zeros that other databases refuse.",
    },
    {
      technology: "postgresql",
      choose:
        "Records refer to one another, it’s about money or bookings, and every program must keep the same rule. It’s what we choose unless there’s a reason for another.",
      hurts:
        "If you leave a transaction open, tables grow without any error. One server takes all writes, and you have to rehearse a major upgrade.",
      leaving:
        "To another host you move with a dump or a replica. For another database you rewrite what the tables did for you: exclusion constraints, row policies, extensions.",
    },
    {
      technology: "firebase",
      choose:
        "People write on phones where there’s no signal, mostly in their own records, and it’s fine if the newest entry wins.",
      hurts:
        "You pay for every document that’s read, so one careless list can be the biggest part of the bill. There are no joins, and sign-in data is in the United States.",
      leaving:
        "You can export documents and accounts, with the password hashes. Access rules, triggers and the offline sync you write again from scratch.",
    },
    {
      technology: "supabase",
      choose:
        "A first release needs sign-in, files and tables soon, there’s hardly any server logic, and you want to be able to take the tables with you.",
      hurts:
        "It’s hard to follow rules that are spread over policies and triggers. There’s no offline store on the phone, and a launch meets the connection limit first.",
      leaving:
        "You take the tables along as a dump, users included. Stored files, functions and each call from the app follow one by one, and something else has to tell the policies who’s asking.",
    },
    {
      technology: "mongodb",
      choose:
        "You always read and write a record as a whole, and the fields differ from one to the next: consignments, catalogues, event logs.",
      hurts:
        "It doesn’t check references, and copied fields drift apart unless somebody looks after them. Reports across collections are hard work.",
      leaving:
        "Copying the data is the easy half. Each nested document has to be taken apart into tables, and each field that differs from record to record needs a decision.",
    },
  ],
  others: [
    {
      name: "Keep the spreadsheet",
      choose:
        "One or two people write in it, nobody else needs the same figure in the same minute, and you can find and fix a mistake by hand.",
      hurts:
        "It accepts any wrong entry, people mail copies around, and a question across several sheets takes an afternoon.",
      leaving:
        "Every database reads the file. What takes time is cleaning up: one customer in five spellings, dates that are text, cells that mean two things.",
    },
    {
      name: "SQLite on the phone, with sync",
      choose:
        "Phones write for hours without signal, two people’s entries may concern the same thing, and the server has a database of its own.",
      hurts:
        "You have to decide and test what happens with order, repeats and clashes, with a sync library or without.",
      leaving:
        "The file is open, and every language reads it. But you write the rules for merging entries again, and that was the real work.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Do one or two people keep it in a spreadsheet, without trouble?",
        other: "Keep the spreadsheet",
        because: "A database pays off when the third person writes, or when a wrong entry costs money.",
      },
      {
        question: "Do phones have to write for hours without a signal, and can the newest entry always win?",
        technology: "firebase",
        because:
          "Its library keeps a copy on the phone and sends the changes later. Sign-in data is in the United States.",
      },
      {
        question: "Do phones have to write without a signal, and can two people’s entries clash?",
        other: "SQLite on the phone, with sync",
        because:
          "Then you decide what happens when two entries clash, and the server keeps the database that suits it.",
      },
      {
        question: "Do you have a rented host, WordPress or Magento already?",
        technology: "mysql",
        because: "Going against what your host maintains costs more than another database could save.",
      },
      {
        question: "Is it a first release with sign-in and tables, and hardly any server logic?",
        technology: "supabase",
        because: "It starts quickly, and underneath is PostgreSQL, which you can take with you when the product grows.",
      },
      {
        question: "Is each record one large document that you read as a whole and rarely combine with others?",
        technology: "mongodb",
        because:
          "You read and write it in one piece, with nothing to put together and no column for every possibility.",
      },
    ],
    otherwise: {
      technology: "postgresql",
      because: "Rules in the tables, reports nobody has thought of yet, and a place on every large cloud.",
    },
  },
  omitted: [
    {
      name: "SQLite on a server",
      why: "Enough for many small systems on one machine, and easiest to look after. Only one program can write at a time, so here we compare it for phones only.",
    },
    {
      name: "Microsoft SQL Server",
      why: "A strong database if you already have Microsoft’s programs and licences. Not among the technologies that we offer.",
    },
    {
      name: "Oracle Database",
      why: "If your programs have grown on it for years, it stays, and our guide to clouds says where to put it. For a small new system it’s too expensive.",
    },
    {
      name: "MariaDB",
      why: "So close to MySQL that what we say there is true here, but different enough by now that you have to test a move between the two.",
    },
  ],
  shownFacts: [
    {
      about: "mysql",
      says: "MySQL 8.0 reached its end in April 2026. Its successors with long-term support are 8.4 and, since April 2026, 9.7.",
      source: "https://docs.oracle.com/cd/E17952_01/mysql-8.0-relnotes-en",
      seen: "2026-11-23",
    },
    {
      about: "postgresql",
      says: "PostgreSQL 19 came out in November 2026. Each major version gets fixes for five years.",
      source: "https://www.postgresql.org/support/versioning/",
      seen: "2026-11-23",
    },
    {
      about: "firebase",
      says: "Where two phones changed the same document without signal, the last write wins.",
      source: "https://firebase.google.com/docs/firestore/manage-data/enable-offline",
      seen: "2026-11-23",
    },
    {
      about: "firebase",
      says: "Firebase Authentication runs only in data centres of the United States, says Firebase’s own page on privacy.",
      source: "https://firebase.google.com/support/privacy",
      seen: "2026-11-23",
    },
    {
      about: "supabase",
      says: "Supabase pauses a project on its free plan that has hardly been used for seven days.",
      source: "https://supabase.com/docs/guides/platform/free-project-pausing",
      seen: "2026-11-23",
    },
    {
      about: "mongodb",
      says: "A document in MongoDB can be at most 16 megabytes.",
      source: "https://www.mongodb.com/docs/manual/reference/limits/",
      seen: "2026-11-23",
    },
    {
      about: "SQLite on a server",
      says: "SQLite’s makers expect it to do well for a website with fewer than 100,000 requests a day. We read their page in a copy of its source that others keep.",
      source:
        "https://github.com/database-utility/sqlite-docsrc/blob/a0fc96614bf41fef26ea4fb3084f326946cc30d5/pages/whentouse.in",
      seen: "2026-11-23",
    },
  ],
  on: ["/services/backend-api-engineering", "/services/custom-software-development"],
  reviewed: "2026-11-23",
  closing: {
    title: "Show us ten records from your own files",
    text: "The strange ones first. In the free consultation we’ll look at how they refer to one another, and that usually tells us which database they belong in.",
  },
  confirm: [
    "SQL Server and Oracle Database aren’t offered for new work, and a client who is well served by a spreadsheet is told so.",
    "PostgreSQL is what the firm takes unless the project gives a reason for another.",
    "The free consultation looks at how the client’s records refer to one another, and at the database that follows.",
  ],
} as const satisfies PageText<"/guides/:slug">;
