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
  lead: "Two questions decide more than speed does: who enforces the rules, and whether people must work without signal. Where several programs write to the same records, the rules belong in the database. Where a phone writes without signal, entries are sent later and may clash; use a ready library for that.",
  rows: [
    {
      technology: "mysql",
      choose:
        "The hosting is ordinary, or WordPress or Magento has decided already, and most pages look up one record by its number.",
      hurts:
        "A migration that fails in the middle stays in the middle. Overlapping ranges, row security and long analytical joins are hard or missing.",
      leaving:
        "Tables and rows move with a tool. What takes time is SQL in its dialect, comparisons that ignored capitals, and dates of all zeros that other databases refuse.",
    },
    {
      technology: "postgresql",
      choose:
        "Records refer to one another, money or bookings are involved, and a rule must hold whichever program writes. Our answer unless the project gives a reason for another.",
      hurts:
        "A forgotten open transaction makes tables bloat without an error. One server takes all writes, and a major upgrade has to be rehearsed.",
      leaving:
        "Between hosts it costs a dump or a replication. For another database you rewrite what the tables did for you: exclusion constraints, row policies, extensions.",
    },
    {
      technology: "firebase",
      choose:
        "People write on phones where there is no signal, each of them mostly in records of their own, and the newest entry may win.",
      hurts:
        "Each document read is billed, so one careless list can outgrow the rest of the bill. Joins are missing, and sign-in data lies in the United States.",
      leaving:
        "Documents and accounts can be exported, the accounts with their password hashes. Access rules, triggers and the offline sync are written again from nothing.",
    },
    {
      technology: "supabase",
      choose:
        "A first release needs sign-in, files and tables soon, there is hardly any server logic, and you want to be able to take the tables with you.",
      hurts:
        "Rules spread over policies and triggers are hard to step through. There is no offline store on the phone, and a launch meets the connection limit first.",
      leaving:
        "The tables leave as a dump, the users among them. Stored files, functions and each call from the app follow one by one, and policies need another source for who is asking.",
    },
    {
      technology: "mongodb",
      choose:
        "A record has a natural outer edge, is read and written whole, and its fields differ from one to the next: consignments, catalogues, event logs.",
      hurts:
        "No reference is enforced, and copied fields drift apart unless somebody minds them. Reports across collections are laborious.",
      leaving:
        "Copying is the easy half. Each nested document has to be taken apart into tables, and each field that differs from record to record needs a decision.",
    },
  ],
  others: [
    {
      name: "Keep the spreadsheet",
      choose:
        "One or two people write in it, nobody else needs the same figure in the same minute, and a mistake is found and put right by hand.",
      hurts:
        "It refuses no wrong entry, copies of it go about by mail, and a question across several sheets takes an afternoon.",
      leaving:
        "Every database reads the file. What takes time is its history: one customer in five spellings, dates that are text, cells that mean two things.",
    },
    {
      name: "SQLite on the phone, with sync",
      choose:
        "Phones write for hours without signal, two people’s entries may concern the same thing, and the server has a database of its own.",
      hurts:
        "Order, repeats and clashes are yours to decide and to test, with a library for the transport or without one.",
      leaving:
        "The file is open, and every language reads it. The rules by which entries meet are written again, and they were the work.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Do one or two people keep it in a spreadsheet, without trouble?",
        other: "Keep the spreadsheet",
        because: "A database pays when the third person writes, or when a wrong entry costs money.",
      },
      {
        question: "Must phones write for hours without signal, and may the newest entry always win?",
        technology: "firebase",
        because:
          "Its library keeps a copy on the phone and sends the changes later. Sign-in data lies in the United States.",
      },
      {
        question: "Must phones write without signal, and may entries of two people clash?",
        other: "SQLite on the phone, with sync",
        because:
          "What happens when two entries meet is then your own rule, and the server keeps the database that suits it.",
      },
      {
        question: "Does a rented host, WordPress or Magento settle the matter?",
        technology: "mysql",
        because: "Going against what the host maintains costs more than another database could give back.",
      },
      {
        question: "Is it a first release with sign-in and tables, and hardly any server logic?",
        technology: "supabase",
        because: "It starts quickly, and underneath is PostgreSQL, which can be carried away when the product grows.",
      },
      {
        question: "Is each record a large nested document that is read whole and seldom joined?",
        technology: "mongodb",
        because: "Read and written in one piece, it needs no join to assemble it and no column for every possibility.",
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
      why: "Enough for many small systems on one machine, and the least to look after. It lets one program write at a time, so we compare it here only for phones.",
    },
    {
      name: "Microsoft SQL Server",
      why: "A strong database, at home where Microsoft’s programs and their licences are. Not among the technologies that we offer.",
    },
    {
      name: "Oracle Database",
      why: "Where its programs have grown for years it stays, and our guide to clouds says where to put it. Nobody starts a small system with it for its price.",
    },
    {
      name: "MariaDB",
      why: "Near enough to MySQL that its row holds, and far enough by now that a move between the two has to be tried.",
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
      says: "Supabase pauses a project of its free plan that was hardly used for seven days.",
      source: "https://supabase.com/docs/guides/platform/free-project-pausing",
      seen: "2026-11-23",
    },
    {
      about: "mongodb",
      says: "A document in MongoDB can be 16 megabytes large at most.",
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
    text: "The strange ones first. In the free consultation we look at how they refer to one another, and that usually settles which database they belong in.",
  },
  confirm: [
    "SQL Server and Oracle Database are not offered for new work, and a client who is well served by a spreadsheet is told so.",
    "PostgreSQL is what the firm takes unless the project gives a reason for another.",
    "The free consultation looks at how the client’s records refer to one another, and at the database that follows.",
  ],
} as const satisfies PageText<"/guides/:slug">;
