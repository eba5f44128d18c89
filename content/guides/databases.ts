import type { GuideContent } from "~/content/.server/schemas/guide";

export default {
  category: "database",
  head: {
    title: "Databases compared for business systems",
    description:
      "PostgreSQL, MySQL, MongoDB, Firebase and Supabase side by side: when to choose each, where it hurts, what leaving it costs, and five questions to decide.",
  },
  keywords: [
    "compare databases",
    "PostgreSQL or MySQL",
    "MongoDB or PostgreSQL",
    "Firebase or Supabase",
    "which database to choose",
  ],
  title: "Which database should hold it?",
  label: "Compare databases",
  tagline: "The program in front of it will be replaced one day. The data will not, so this choice lasts longest.",
  lead: "Two questions decide more than speed does: who has to enforce the rules, and whether the device must work without signal. Where several programs write to the same records, the rules belong in the database. Where a phone writes in the field, its entries travel later and meet those of others, and code for that is better taken than written.",
  rows: [
    {
      technology: "mysql",
      choose:
        "The hosting is ordinary, or WordPress or Magento has decided already, and most questions fetch a row and its few companions by key.",
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
        "People write on phones where there is no signal, and their entries have to arrive once there is signal again.",
      hurts:
        "Each document read is billed, so one careless list can outgrow the rest of the bill. Joins are missing and reports are awkward.",
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
  decision: {
    steps: [
      {
        question: "Must phones go on writing for hours without signal?",
        technology: "firebase",
        because:
          "Its library keeps a copy on the device and sends the changes later. Built by hand, that is a project of its own.",
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
  on: ["/services/backend-api-engineering", "/services/custom-software-development"],
  reviewed: "2026-11-21",
  closing: {
    title: "Bring ten real records",
    text: "The strange ones first. In the free consultation we look at how they refer to one another, and that usually settles which database they belong in.",
  },
  confirm: [
    "PostgreSQL is what the firm takes unless the project gives a reason for another.",
    "The free consultation looks at how the client’s records refer to one another, and at the database that follows.",
  ],
} satisfies GuideContent;
