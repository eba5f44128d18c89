import type { PageText } from "../pages.ts";

export default {
  category: "backend",
  name: "Spring Boot",
  order: 2,
  icon: "logos:spring-icon",
  version: "Spring Boot 4",
  reviewed: "2026-11-21",
  card: "Transactional systems on the JVM: ledgers, approvals, and integration with older Java software.",
  head: {
    title: "Spring Boot backends in Java and Kotlin",
    description:
      "Spring Boot for ledgers, approvals and old Java systems: the defaults to change first, how transactions are tested, and when a lighter server will do.",
  },
  keywords: [
    "Spring Boot development company",
    "Java backend development India",
    "Spring Boot microservices",
    "Spring Boot upgrade service",
    "Kotlin Spring Boot",
    "legacy Java modernisation",
  ],
  tagline: "For systems whose books must balance at midnight, every midnight",
  paragraphs: [
    "Spring Boot is strongest where one action touches many records and must be all or nothing: a sale that moves stock, posts to a ledger and reserves credit. It has had two decades to get transactions, security and batch jobs right.",
    "Typical work: billing engines, approval chains, a bridge to SAP or a bank’s SOAP service, an old Java application nobody dares to restart. Begin in the accounts department: what may be reversed, by whom, until when?",
  ],
  features: [
    {
      title: "Transactions with known edges",
      text: "A checked exception commits by default, so check that rollback is set and failure paths are tested.",
    },
    {
      title: "Open-in-view switched off",
      text: "Boot lets a template fire queries unnoticed; switched off, each screen fetches what it needs once.",
    },
    {
      title: "Schema changes as scripts",
      text: "Flyway runs numbered SQL files in order and won’t start if one was edited afterwards.",
    },
    {
      title: "Virtual threads for waiting",
      text: "One property lets blocking code scale, and then the connection pool is the limit to size.",
    },
    {
      title: "Actuator and Micrometer",
      text: "Health and response times come built in; keep them on a private port, since a heap dump holds passwords.",
    },
    {
      title: "Tests against real databases",
      text: "Testcontainers starts the same PostgreSQL or Oracle that production runs, because stand-ins accept SQL the real one rejects.",
    },
  ],
  why: {
    points: [
      "Decimal amounts and proper dates are in Java’s standard library.",
      "Spring Security covers OAuth 2, SAML and LDAP, which is how larger clients sign in.",
      "A library compiled ten years ago can usually still be called.",
      "A thread dump shows what a live server is waiting for, without a restart.",
      "Kotlin can be mixed in class by class, in the same build.",
      "Banks and insurers publish Java clients, sometimes nothing else.",
    ],
    expertise:
      "Start as one program with tested borders inside, and split off a service when it needs its own releases. Ask for the test cases as a table of amounts in rupees: then your finance lead can check them without reading code.",
  },
  limits: {
    text: "A handful of endpoints doesn’t need this: it takes seconds to start and hundreds of megabytes to be comfortable. Annotations hide a lot from newcomers. Each line gets about a year of free fixes: for 3.5 they ended in June 2026, for 4.0 they end in December 2026 and for 4.1 in July 2027, so budget an upgrade every year.",
    alternatives: [
      { technology: "golang", when: "Many small services must start at once and stay small." },
      { technology: "nodejs", when: "A thin API serves one web front end, written by the same people." },
      { technology: "django", when: "Records, forms and reports for staff, and no Java in the house." },
    ],
  },
  services: ["backend-api-engineering", "custom-software-development"],
  confirm: ["The firm takes on work with Spring Boot. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "for 3.5 they ended in June 2026, for 4.0 they end in December 2026 and for 4.1 in July 2027",
      source: "https://endoflife.date/api/spring-boot.json",
      seen: "2026-11-28",
      until: "2026-12-31",
    },
    {
      says: "Spring Boot 4",
      source: "https://spring.io/projects/spring-boot#support",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
