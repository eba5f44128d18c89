import type { GuideContent } from "~/content/.server/schemas/guide";

export default {
  category: "backend",
  head: {
    title: "Back-end technologies compared",
    description:
      "Node.js, Spring Boot, Go and Django side by side: which work each is made for, where it hurts, what leaving it costs, and three questions to decide.",
  },
  keywords: [
    "Node.js or Django",
    "Go or Node.js",
    "Spring Boot or Node.js",
    "compare back-end frameworks",
    "which back-end technology",
  ],
  title: "What should answer the requests?",
  label: "Compare back ends",
  tagline: "Waiting, computing, bookkeeping or paperwork: each of the four was made with one of them in mind.",
  lead: "A server waits for others, or computes, or keeps books that must balance, or puts forms in front of staff. Most do a little of each, and one of the four outweighs the rest. Look for that one, then at the people who will own the code: a language that nobody in the house reads is a dependency on whoever wrote it.",
  rows: [
    {
      technology: "nodejs",
      choose:
        "The server mostly waits for databases, gateways and other people’s APIs, or keeps many screens up to date at once.",
      hurts:
        "One long computation makes everybody wait, packages by strangers end up deep inside, and structure has to come from the team.",
      leaving:
        "Endpoints move one by one behind a proxy, and the queries go along. Types that were shared with the front end are lost.",
    },
    {
      technology: "spring-boot",
      choose:
        "One action touches many records and must be all or nothing, or an existing Java team will inherit the system.",
      hurts:
        "It takes seconds to start and hundreds of megabytes to be comfortable, annotations hide what happens, and every year has its upgrade.",
      leaving:
        "Another framework on the JVM keeps most libraries. Away from Java, each transaction, schedule and access rule behind an annotation is stated and tested anew.",
    },
    {
      technology: "golang",
      choose:
        "A part must not stop or must answer in milliseconds under steady load, on little memory: gateways, ledgers, trackers.",
      hurts:
        "No admin, no form library, no rich mapper: business screens take longer, and each checked error is three lines.",
      leaving:
        "There is no framework to untangle, so a service is rewritten behind its API, and the price is its size.",
    },
    {
      technology: "django",
      choose:
        "Half of the product is the staff’s back office, most of it lists and forms, and people should work with real data within weeks.",
      hurts:
        "One innocent page can send a thousand queries, thousands of open sockets are a poor match, and linked models resist being split.",
      leaving:
        "The tables are plain SQL and stay. The admin that staff use all day is what has to be built before anything can be switched off.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Is the staff’s back office, lists and forms, half of the product?",
        technology: "django",
        because: "Describe the records, and staff can enter them while the public pages are still being drawn.",
      },
      {
        question: "Do transactions over many records, or a Java team, decide its shape?",
        technology: "spring-boot",
        because: "All or nothing, schedules and messaging have been worked out there for two decades.",
      },
      {
        question: "Does it compute as much as it waits, or must it run on little memory?",
        technology: "golang",
        because: "One file that starts in milliseconds, needs nothing beside it and is read in an afternoon.",
      },
    ],
    otherwise: {
      technology: "nodejs",
      because: "Many open requests that wait cost it little, and one language serves front end and server.",
    },
  },
  on: ["/services/backend-api-engineering", "/services/custom-software-development"],
  reviewed: "2026-11-21",
  closing: {
    title: "List the systems that it must reach",
    text: "Their ways of failing often decide more than your features do. Bring the list to the free consultation, with last year’s peak if you know it.",
  },
  confirm: [
    "Node.js, Spring Boot, Go and Django are all offered, and the order of the three questions is the firm’s own advice.",
  ],
} satisfies GuideContent;
