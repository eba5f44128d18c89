import type { TechnologyContent } from "../schemas/technology.ts";

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
      "Payment paths, gateways and agents in Go: one static binary, deadlines through every call, races found by tests, and the jobs for which it is too plain.",
  },
  keywords: [
    "Golang development company",
    "Go microservices development",
    "Golang developers India",
    "Go payment backend",
    "gRPC services Go",
    "Go command-line tools",
  ],
  tagline: "Dull to read, quick to run, and promised in writing to keep compiling",
  paragraphs: [
    "Go leaves things out on purpose. There are no exceptions, no inheritance and few ways to be clever, so a stranger can read a small service in an afternoon and follow what it does under load. A program compiles to one file that starts in milliseconds and needs nothing installed beside it. Concurrency belongs to the language: a goroutine begins with a stack of a few kilobytes, and a process holds many thousands.",
    "We reach for it in the parts that must not stop: payment and ledger paths, API gateways, ingestion of tracker or sensor data, and agents that run on a shop’s own machine. The first thing we write is a load test with your expected worst hour in it, a festival sale for instance, and the service is then built against that number. Bring us last year’s peak from any log or bank statement. An honest guess will do if there is none.",
  ],
  features: [
    {
      title: "Context in every call",
      text: "Each function that waits takes a context as its first argument. When the client hangs up or the deadline passes, the database query and the calls behind it are cancelled together. We give the inner calls less time than the outer one, so that there is a moment left to answer properly.",
    },
    {
      title: "Errors as plain values",
      text: "A failure is a return value that the caller handles on the next line, wrapped with what was being attempted. The log then reads as a sentence: settle batch 81: post entry 3: account frozen. Linters reject an ignored error, and panics are kept for bugs.",
    },
    {
      title: "The race detector",
      text: "Two goroutines writing one map is a bug that shows up on a Saturday. Tests run with the -race flag, which instruments memory access and reports both stacks. It sees only what a test exercises, so concurrent code gets a test that hammers it on purpose.",
    },
    {
      title: "SQL kept in sight",
      text: "Queries are written as SQL, and sqlc generates typed functions from them after checking each against the schema. A misspelt column fails the build. No object mapper decides what to load, and the query plan in the monitor is for a statement that we recognise.",
    },
    {
      title: "Whole paise for money",
      text: "Amounts are int64 in paise, and there is no floating-point variable anywhere on that path. Go lets an integer overflow in silence, so sums are checked before they are posted, and paise have a type of their own that the compiler will not add to a count of items.",
    },
    {
      title: "Profiles from production",
      text: "The pprof endpoints, on a private port, show where processor time and memory go in the running service, at a cost small enough to leave them on. We profile before we tune. What to suspect first is unglamorous: JSON encoding, a chatty logger, or a slice that grew without a size hint.",
    },
  ],
  why: {
    points: [
      "The compatibility promise made with Go 1 in 2012 still stands, so upgrading the toolchain is seldom a project.",
      "The standard library has a production HTTP server and client, TLS, JSON and templates. A useful service can get by on a handful of imported modules.",
      "Cross-compiling is a matter of two environment variables: a Windows tool can be built on a Linux server.",
      "An image that holds the binary and nothing else is ten or twenty megabytes large and gives an intruder no shell to use.",
      "govulncheck separates the known flaws that your code can reach from those it merely ships with, which keeps alarms rare.",
      "Formatting is settled by gofmt, so a review is about behaviour from its first comment.",
    ],
    expertise:
      "We keep the layout flat: one package per business idea, the main function wiring them by hand, interfaces declared where they are used. Goroutines have an owner who waits for them, and no function starts one that outlives it. Parsers of outside data are fuzzed with the built-in fuzzer, and the inputs that broke them stay in the repository as tests. For a service under load you get a graph of latency against request rate, with the point at which it bends and the resource that ran out first.",
  },
  limits: {
    text: "Business screens take longer: there is no admin, no form library, no rich object mapper, and every error check is three lines. The type system cannot say that a value is one of four alternatives and have the compiler hold you to it, and a nil pointer still crashes at run time. Generics stay modest, even with the generic methods of Go 1.27. Calling C libraries costs the easy cross-compilation. Where rules change weekly at a clerk’s request, that plainness becomes typing, and a framework with more opinions delivers sooner.",
    alternatives: [
      { technology: "django", when: "The work is records and reports for staff, and traffic is measured in people." },
      { technology: "nodejs", when: "The API mostly relays data to a TypeScript front end that we write as well." },
      {
        technology: "spring-boot",
        when: "The rules are deep, the integrations are Java, and so is the team that inherits it.",
      },
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
} satisfies TechnologyContent;
