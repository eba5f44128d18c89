import type { PageText } from "../../pages.ts";

export default {
  name: "Backend & API engineering",
  order: 4,
  menuLabel: "Backend & API engineering",
  menuLine: "Orders, payments and stock",
  runsBehind: true,
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
  tagline: "We build the part of a website or app that takes orders and payments and keeps the stock count right",
  technologyLine: ["Node.js", "Go", "Django", "Spring Boot", "PostgreSQL", "GraphQL"],
  intro: [
    "Behind every website and app works a part that nobody sees. It takes the order, keeps the stock, charges the customer and remembers all of it. Its hardest case is the reply that gets lost on the way: the customer presses the button again. We build for that case first, so that the same order sent twice stays one order and is paid for once.",
    "You get a service with a written description of what it accepts and answers, its contract; a database that can be changed while people work in it; and logs in which one request can be followed from the phone to the stored record. Which language it is written in follows from your team and your load. We write Node.js beside a React front end, Django where there is much data to administer, Go for many connections at once, and Spring Boot where Java systems already stand.",
    "It is worth building when your rules are your own: prices, stock, permissions, books that must balance. A product that only stores a few lists for each user does well on Supabase or Firebase, which give sign-in, storage and an API in an afternoon; then we set one of them up instead.",
  ],
  services: [
    {
      title: "REST APIs: how your programs exchange data",
      text: "An API is the door through which an app, a website or a partner’s system asks yours for something. We describe every question and every answer in a file (OpenAPI) before they are coded. Fields are added and never silently changed, so what works today still works after an update.",
    },
    {
      title: "GraphQL: each app asks for just what it needs",
      text: "Worth its price when several apps need different parts of the same data. We limit how much one question may ask for, and where the apps are our own we accept only questions that were registered before: an open address lets strangers ask your slowest question for you.",
    },
    {
      title: "Microservices: parts that run on their own",
      text: "We begin with one well-divided program. A part becomes a service of its own when it has to grow, be released or fail by itself. Messages between such services go through an outbox, a table in which the order and the news of it are stored together, so that neither goes missing.",
    },
    {
      title: "Databases: records that stay right",
      text: "Rules stand in the database itself, so that a negative stock cannot be stored at all. Changes are made in steps while people go on working. A timer restores the latest backup into an empty database and counts the rows.",
    },
    {
      title: "WebSockets: live data without reloading",
      text: "The place of a lorry, a chat, a dashboard: the screen changes by itself. Whoever loses the connection is sent what was missed. Where data flows one way only, server-sent events do the same with less to go wrong.",
    },
  ],
  diagram: {
    title: "What happens when an order is sent a second time",
    caption:
      "Every order carries a number of its own, its key. A known key gets the answer that was given before, and nothing changes again. With a new key the order and the news of it are stored together, in one step.",
    nodes: [
      { id: "client", label: "App or website", detail: "repeats what got no reply", column: 1, row: 1 },
      { id: "api", label: "API", column: 1, row: 2 },
      { id: "keys", label: "Keys and answers", detail: "known key, same answer", column: 2, row: 2 },
      { id: "data", label: "Orders and outbox", detail: "stored in one step", column: 1, row: 3 },
      { id: "others", label: "Other services", detail: "get the news", column: 2, row: 3 },
    ],
    edges: [
      { from: "client", to: "api", label: "order with key" },
      { from: "api", to: "keys" },
      { from: "api", to: "data", label: "new key" },
      { from: "data", to: "others" },
    ],
  },
  process: [
    {
      title: "We write down what it must do",
      text: "Every question that it will answer, every error and who may ask what, as a file that you and your front-end team can read: the contract. Within days a stand-in answers from that file, so nobody waits for the real one.",
    },
    {
      title: "We ask which mistakes must be impossible",
      text: "A negative stock, two shifts for one driver at the same hour: your answers become rules of the database. It then refuses what a forgotten check would let through.",
    },
    {
      title: "We make one task work from start to end",
      text: "First one complete task, from the tap on the phone to the stored record and back, with sign-in and tests. The rest follows in two-week pieces, each of which can be tried out at a test address.",
    },
    {
      title: "We test it under overload and failure",
      text: "We send more traffic than you expect and note where it slows down, then stop the database, delay the payment provider and repeat messages. You get the results as numbers with the tests that produced them.",
    },
  ],
  technologyGroups: [
    {
      title: "Languages and frameworks",
      text: "What the program is written in: TypeScript on Node.js beside a website, Go for many connections in little memory, Django for data that people look after, Spring Boot among Java systems.",
      technologies: ["nodejs", "typescript", "golang", "django", "spring-boot"],
    },
    {
      title: "Databases",
      text: "Where the records are kept: PostgreSQL unless there is a reason, MySQL where your hosting and staff already know it, MongoDB where documents truly differ in shape from one another.",
      technologies: ["postgresql", "mysql", "mongodb"],
    },
    {
      title: "Ready-made backends for small apps",
      text: "Sign-in and storage that you rent, for first versions and small teams: Supabase for data in tables, Firebase when phones must go on working offline and catch up later.",
      technologies: ["supabase", "firebase"],
    },
    {
      title: "Web servers and containers",
      text: "What stands around the program: Nginx receives the visitors, containers make the test machine and the live one alike, PM2 keeps Node.js running on a single server.",
      technologies: ["nginx", "docker", "pm2"],
    },
  ],
  bring: [
    "The rules of the business from somebody who applies them daily, exceptions included.",
    "Sign-ins for the test systems of whatever the backend must talk to: payment, tax, stock, mail.",
    "Numbers, even rough: users on an ordinary day, on the worst day, and how long each record must be kept.",
    "About two hours a week in the first month for questions of the form “what should happen when…”.",
  ],
  questions: [
    {
      question: "Who is called when the system fails at night?",
      answer:
        "The people you name. The service helps itself first: it restarts, tries again and lets messages wait until the other side is back. The alert that remains says what is in danger and what to try, and in our office hours we can look for the cause.",
    },
    {
      question: "Can you work together with our own developers?",
      answer:
        "Yes, in your repository. Your engineers agree on the contract with us, review what we write and are reviewed by us, in the language that they already keep.",
    },
    {
      question: "What does a change cost once the software is live?",
      answer:
        "Adding a field costs little. Changing one means running two versions until the last app has moved, and so it is estimated: the new one, the time of both, and the removal of the old.",
    },
    {
      question: "How long does it take to build a backend?",
      answer:
        "Payment processing took 12 months in our case study, the logistics platform 10. One service behind an agreed contract is smaller, and the first path through it can be called at the end of the first two-week piece.",
    },
  ],
  confirm: [
    "Backend work goes as the page says: a written contract first, rules in the database, a restore on a timer that counts the rows, and a test under load and with failures made on purpose.",
    "Work beside a client’s own team, in its repository and its language, is taken on.",
  ],
  callToAction: {
    title: "Tell us what goes wrong in your system",
    text: "A slow page, a stock that is wrong, a customer charged twice: start with that. The free consultation ends with what we would look at first and why.",
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
} as const satisfies PageText<"/services/:slug">;
