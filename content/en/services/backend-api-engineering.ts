import type { ServiceContent } from "~/content/.server/schemas/service";

export default {
  name: "Backend & API engineering",
  order: 4,
  menuLabel: "Backend & API engineering",
  inMobileMenu: true,
  footerOrder: 3,
  home: {
    order: 3,
    title: "Backend & APIs",
    description:
      "Orders, payments and stock that stay correct when a customer taps twice: the part of a website or an app that nobody sees.",
    technologies: ["Node.js", "Go", "Django", "PostgreSQL"],
  },
  head: {
    title: "Backend & API engineering services",
    description:
      "REST and GraphQL APIs, microservices, databases and WebSockets in Node.js, Go, Django and Spring Boot, designed for retries, failures and the next version.",
  },
  keywords: [
    "backend development",
    "API engineering",
    "REST API development",
    "GraphQL API",
    "microservices architecture",
    "PostgreSQL database design",
    "WebSocket development",
  ],
  tagline: "APIs that survive the second click, the lost reply and the busiest day of the year",
  technologyLine: ["Node.js", "Go", "Django", "Spring Boot", "PostgreSQL", "GraphQL"],
  intro: [
    "Every network call has three outcomes: it worked, it failed, and nobody knows. The third decides whether a customer is charged twice. We build backends from that case outwards: requests that change something carry a key, the server remembers the key, and the same request sent again gets the same answer and no second effect.",
    "What we hand over is a service with a written contract, a schema that can be migrated while people work in it, and logs in which one request can be followed from the phone to the row. Which language it is written in follows from your team and your load. We write Node.js beside a React front end, Django where there is much data to administer, Go for many connections at once, and Spring Boot where a Java landscape already stands.",
    "A product that stores a few lists per user and nothing else needs none of this. Supabase or Firebase gives you sign-in, storage and an API in an afternoon, and we will set one up rather than rebuild it. Write to us when the rules no longer fit into its policies.",
  ],
  services: [
    {
      title: "REST APIs",
      text: "Resources, status codes and errors described in OpenAPI before they are coded; clients and tests are generated from that file. Fields are added, never silently changed, and a list is paged by cursor so that page two does not repeat a row when a new one arrives.",
    },
    {
      title: "GraphQL",
      text: "Worth its price when several clients need different cuts of the same data. We batch the lookups behind each field, limit the depth and cost of a query, and accept only registered queries where the clients are our own, since an open endpoint lets strangers write your slowest query for you.",
    },
    {
      title: "Microservices",
      text: "We begin with one well-divided program. A part becomes a service when it has to scale, be released or fail on its own, and then it owns its data. Messages between services go through an outbox table, so that no order is stored without its event.",
    },
    {
      title: "Databases",
      text: "Constraints in the schema, indexes from measured queries, changes in steps that the running version tolerates: add, fill, switch, remove. A timer restores the latest backup into an empty database and counts the rows.",
    },
    {
      title: "WebSockets and live data",
      text: "Positions, chats, dashboards. Events are numbered, a client that returns asks for what it missed, and one that reads too slowly is dropped before it fills the memory. Where data flows one way only, server-sent events do the same with less to go wrong.",
    },
  ],
  diagram: {
    title: "One request, and what happens to its copy",
    caption:
      "A request that changes something carries a key. A known key gets the answer that was given before. A new one leads to one transaction, which stores the change together with its event in the outbox.",
    nodes: [
      { id: "client", label: "Client", detail: "repeats what got no reply", column: 1, row: 1 },
      { id: "api", label: "API", column: 1, row: 2 },
      { id: "keys", label: "Keys and answers", detail: "known key, same answer", column: 2, row: 2 },
      { id: "data", label: "Data and outbox", detail: "one transaction", column: 1, row: 3 },
      { id: "others", label: "Other services", detail: "get the event", column: 2, row: 3 },
    ],
    edges: [
      { from: "client", to: "api", label: "request with key" },
      { from: "api", to: "keys" },
      { from: "api", to: "data", label: "new key" },
      { from: "data", to: "others" },
    ],
  },
  process: [
    {
      title: "Write the contract",
      text: "Endpoints, events, error codes and who may call what, as a file that you and the front-end team can read. A mock server answers from it within days, so nobody waits for the real one.",
    },
    {
      title: "Model the data",
      text: "We ask what must never be true, a negative stock, two shifts for one driver, and turn the answers into constraints. The database then refuses what a forgotten check would let through.",
    },
    {
      title: "Build along one path",
      text: "One complete path first, from the request to the disk and back, with sign-in, logging and tests. The rest follows in two-week pieces, each callable on a test address.",
    },
    {
      title: "Load it, then break it",
      text: "We send more traffic than you expect and note where it bends, then stop the database, delay the payment provider and repeat messages. You get the results as numbers with the test that produced them.",
    },
  ],
  technologyGroups: [
    {
      title: "Languages and frameworks",
      text: "TypeScript on Node.js for services close to the browser, Go for many connections in little memory, Django for data that people administer, Spring Boot among Java systems.",
      technologies: ["nodejs", "typescript", "golang", "django", "spring-boot"],
    },
    {
      title: "Databases",
      text: "PostgreSQL unless there is a reason. MySQL where your hosting and staff already know it, MongoDB where documents truly differ in shape from one another.",
      technologies: ["postgresql", "mysql", "mongodb"],
    },
    {
      title: "Managed backends",
      text: "For first versions and small teams: Supabase when the data is relational, Firebase when phones must keep working offline and synchronise later.",
      technologies: ["supabase", "firebase"],
    },
    {
      title: "In front and around",
      text: "Nginx ends TLS and buffers slow clients, containers make the test machine and the live one alike, PM2 keeps Node.js up on a single server that needs no cluster.",
      technologies: ["nginx", "docker", "pm2"],
    },
  ],
  bring: [
    "The rules of the business from somebody who applies them daily, exceptions included.",
    "Credentials for test systems of whatever the backend must talk to: payment, tax, stock, mail.",
    "Numbers, even rough: users on an ordinary day, on the worst day, and how long each record must be kept.",
    "About two hours a week in the first month for questions of the form “what should happen when…”.",
  ],
  questions: [
    {
      question: "Who is woken when the API fails at night?",
      answer:
        "The people you name: our own hours are {officeDays}. The service therefore has to help itself first: it restarts, tries again and lets messages wait until the other side is back. The alert that remains says what is in danger and what to try.",
    },
    {
      question: "Can you work in our repository, beside our team?",
      answer:
        "Yes. Your engineers agree on the contract with us, review what we write and are reviewed by us, in the language that they already keep.",
    },
    {
      question: "What does it cost to change the API later?",
      answer:
        "Adding a field costs little. Changing one means running two versions until the last client has moved, and so it is estimated: the new one, the time of both, and the removal of the old.",
    },
    {
      question: "How long does it take?",
      answer:
        "Payment processing took 12 months in our case study, the logistics platform 10. One service behind an agreed contract is smaller, and the first path through it can be called at the end of the first two-week piece.",
    },
  ],
  confirm: [],
  callToAction: {
    title: "Bring the request that failed last",
    text: "A log line, a slow query, a customer charged twice: start with that. The free consultation ends with what we would measure first and why.",
    label: "DISCUSS YOUR BACKEND NEEDS",
  },
  technologies: [
    "nodejs",
    "golang",
    "django",
    "spring-boot",
    "postgresql",
    "mysql",
    "mongodb",
    "typescript",
    "docker",
    "nginx",
  ],
  caseStudies: ["fintech-payment-processing", "logistics-management-platform"],
} satisfies ServiceContent;
