import type { PageText } from "../pages.ts";

export default {
  category: "backend",
  name: "Golang",
  order: 3,
  icon: "logos:go",
  version: "Go 1.27",
  reviewed: "2026-11-21",
  card: "Payment paths, gateways and agents that carry steady load as one small binary.",
  head: {
    title: "Golang services and command-line tools",
    description:
      "Payment paths, gateways and agents in Go: one static binary, deadlines through every call, races found by tests, and the jobs it’s too plain for.",
  },
  keywords: [
    "Golang development company",
    "Go microservices development",
    "Golang developers India",
    "Go payment backend",
    "gRPC services Go",
    "Go command-line tools",
  ],
  tagline: "Plain to read, quick to run, and promised in writing to keep compiling",
  paragraphs: [
    "Go leaves things out on purpose: no exceptions, no inheritance, few ways to be clever. A stranger can read a small service in an afternoon, and it compiles to one file that starts in milliseconds and needs nothing next to it.",
    "We reach for it where things mustn’t stop: payment paths, API gateways, data from trackers, programs on a shop’s own machine. We first write a load test with your worst hour in it, say a festival sale.",
  ],
  features: [
    {
      title: "Context in every call",
      text: "When a customer hangs up or time runs out, the query and every call behind it stop as well.",
    },
    {
      title: "Errors as plain values",
      text: "Each failure is handled on the next line, so the log reads like a sentence: settle batch 81: post entry 3: account frozen.",
    },
    {
      title: "The race detector",
      text: "If two goroutines write one map, it crashes one day; a test flag finds both of them.",
    },
    {
      title: "SQL kept in sight",
      text: "Queries are plain SQL checked against the schema, and a misspelt column fails the build.",
    },
    {
      title: "Whole paise for money",
      text: "Amounts are whole paise with a type of their own, which can’t be added to a count of items.",
    },
    {
      title: "Profiles from production",
      text: "We look at where time really goes before tuning; often it’s JSON or a chatty logger.",
    },
  ],
  why: {
    points: [
      "The compatibility promise made with Go 1 in 2012 is still kept, so upgrades are rarely a project.",
      "The standard library has a production web server, TLS and JSON, so few modules are needed.",
      "Two settings build a Windows tool on a Linux server.",
      "An image of ten or twenty megabytes gives an intruder no shell to use.",
      "Its vulnerability checker reports only flaws your code can reach.",
      "One formatter settles style, so reviews are about behaviour.",
    ],
    expertise:
      "We keep packages flat and write interfaces where they’re used. Parsers of outside data get fuzzed, and whatever broke them becomes a test.",
  },
  limits: {
    text: "Business screens take longer: there’s no admin, no form library, and each error check is three lines. The types can’t say “one of these four”, and a nil pointer still crashes at run time. Generics stay modest, even with the generic methods of Go 1.27. Where rules change weekly, it’s a lot of typing.",
    alternatives: [
      { technology: "django", when: "The work is records and reports for staff." },
      { technology: "nodejs", when: "The API mostly relays data to a TypeScript front end." },
      { technology: "spring-boot", when: "The rules are deep, and the team that inherits it writes Java." },
    ],
  },
  services: ["backend-api-engineering", "devops-solutions"],
  facts: [
    {
      says: "The compatibility promise made with Go 1 in 2012",
      source: "https://go.dev/doc/devel/release",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "Go 1.27",
      source: "https://go.dev/doc/devel/release",
      seen: "2026-11-23",
    },
    {
      says: "the generic methods of Go 1.27",
      source: "https://go.dev/doc/go1.27",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies PageText<"/technologies/:slug">;
