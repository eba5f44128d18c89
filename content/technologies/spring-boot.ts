import type { TechnologyContent } from "../schemas/technology.ts";

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
    "Spring Boot is strongest where one action touches many records and must be all or nothing: a sale that moves stock, posts to a ledger, reserves credit and notifies a partner. Transactions, security, scheduled jobs, messaging and batch processing have been worked out here for two decades, and the awkward cases are documented. Boot itself adds the sane starting configuration, an embedded server, and one tested set of library versions.",
    "Typical work: billing engines, approval chains, integration with SAP or a bank’s SOAP service, and the overhaul of a Java application that nobody dares to restart. Such a project begins in the accounts department, beside the person who reconciles the figures. What may be reversed, by whom and until when: those rules are the specification. They belong on paper, signed, before any code.",
  ],
  features: [
    {
      title: "Transactions with known edges",
      text: "By default a checked exception lets the transaction commit, and a call from one method to another of the same bean skips the proxy that would open one. Either can corrupt a ledger. Check that rollback is set for all exceptions, that transactional methods live in services of their own, and that the failure paths have tests.",
    },
    {
      title: "Open-in-view switched off",
      text: "Boot keeps the Hibernate session open while a response is rendered, so a template or a serialiser can fire queries unnoticed. It even warns about this at start. Turned off, a screen fetches what it needs in one query, and tests can count the statements.",
    },
    {
      title: "Schema changes as scripts",
      text: "Flyway applies numbered SQL files in order and refuses to start when one was edited afterwards. Hibernate is set to validate and never to update. Destructive changes go out in two releases: first the code stops using a column, and later the column goes.",
    },
    {
      title: "Virtual threads for waiting",
      text: "With one property, each request runs on a virtual thread, and blocking code scales without reactive types. The connection pool then becomes the real limit, so it has to be sized on purpose, with time limits on remote calls. Processor-bound work gains nothing from the switch.",
    },
    {
      title: "Actuator and Micrometer",
      text: "Health, pool usage, garbage collection, response times by endpoint and build version can be exported from the first deployment. Check that Actuator listens on a private port and exposes only what is named: a heap dump contains whatever passwords were in memory at that moment.",
    },
    {
      title: "Tests against real databases",
      text: "Testcontainers starts the same PostgreSQL or Oracle release that production runs, and a message broker if there is one. In-memory stand-ins accept SQL that the real one rejects, so they prove little. Web and data layers have slice tests, which load one part instead of the whole application.",
    },
  ],
  why: {
    points: [
      "BigDecimal and mature date types are in the Java standard library, so rounding and value dates need no add-ons.",
      "Spring Security covers OAuth 2, SAML and LDAP, which is how larger clients expect their staff to sign in.",
      "Java takes old bytecode seriously: a library compiled ten years ago can usually still be called from new code.",
      "A thread dump shows what every thread of a live server is waiting for, without a restart.",
      "Kotlin can be used class by class beside Java, and removes much of the ceremony without a second build.",
      "Banks, insurers and government vendors publish Java client libraries, sometimes as the only supported kind.",
    ],
    expertise:
      "Start as a single deployable with modules whose borders are verified by a test, and split off a service when one part needs its own release rhythm. Constructor injection everywhere, no field injection, configuration bound to validated classes so that a missing setting stops the start with a sentence that names it. For upgrades across majors the OpenRewrite recipes run first; each change is read, and what they left is done by hand. Ask for the test cases as a table of amounts, in rupees, with no code in sight: then your finance lead can check them.",
  },
  limits: {
    text: "A handful of endpoints does not need this machinery. A Boot service takes seconds to start and some hundreds of megabytes to be comfortable, which is felt on a small server and with scale-to-zero hosting. Native images cure both at the price of long builds and extra configuration for reflection. So much is configured by annotation that a newcomer may read the code and miss what happens. Each minor line gets roughly a year of free fixes. For 3.5, the last of the 3.x releases, they ended in June 2026, and for 4.0 they end in December 2026, so an upgrade belongs in every year’s budget.",
    alternatives: [
      { technology: "golang", when: "Many small services must start at once and fit in a few tens of megabytes each." },
      { technology: "nodejs", when: "A thin API serves one web front end, and the same people write both." },
      { technology: "django", when: "Records, forms and reports for staff are the product, with no JVM in the house." },
    ],
  },
  services: ["backend-api-engineering", "custom-software-development"],
  confirm: ["The firm takes on work with Spring Boot. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "Spring Boot 4",
      source: "https://spring.io/projects/spring-boot#support",
      seen: "2026-11-23",
    },
    {
      says: "they ended in June 2026",
      source: "https://spring.io/projects/spring-boot#support",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "for 4.0 they end in December 2026",
      source: "https://spring.io/projects/spring-boot#support",
      seen: "2026-11-23",
    },
  ],
} satisfies TechnologyContent;
