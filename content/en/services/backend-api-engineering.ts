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
      "The part of a website or app that nobody sees: it keeps orders, payments and stock correct, even when a customer taps twice.",
    technologies: ["Node.js", "Go", "Django", "PostgreSQL"],
  },
  head: {
    title: "API and backend development services",
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
  tagline: "We build the part of a website or app that takes orders and payments and keeps your stock correct",
  technologyLine: ["Node.js", "Go", "Django", "Spring Boot", "PostgreSQL", "GraphQL"],
  first: [
    {
      question: "Do you build backends for companies like ours?",
      answer:
        "Yes, if you have your own rules for prices, stock or permissions, or accounts that must balance. We also work alongside your own developers, in their code and programming language. If you only store a few lists per user, a ready-made service such as Supabase or Firebase will do.",
    },
    {
      question: "How long does a backend take?",
      answer:
        "After two weeks you can try the first task, such as placing an order, from start to finish. Large systems take much longer: the payment system in our case studies took 12 months, and the logistics platform 10.",
    },
    {
      question: "What does a backend cost?",
      answer:
        "You get an itemised estimate before any work begins. Adding a function later costs little, but changing an existing one costs more.",
    },
  ],
  intro: [
    "Behind every website and app there’s a part nobody sees, the backend: it takes the order, updates the stock and charges the customer. The hard part comes when a reply gets lost and the customer presses the button again: there must still be only one order, paid for once.",
  ],
  services: [
    {
      title: "REST APIs: how your programs exchange data",
      text: "An API is the way an app, a website or a partner’s system asks your system for data.",
    },
    {
      title: "GraphQL: each app asks for just what it needs",
      text: "GraphQL helps when several apps need different parts of the same data. We limit how much data a single request can ask for.",
    },
    {
      title: "Microservices: parts that run on their own",
      text: "We run a part of the software separately when it has to grow on its own, or mustn’t take the rest down if it fails.",
    },
    {
      title: "Databases: records you can trust",
      text: "Your rules are built into the database itself, so it won’t accept stock below zero, for example. A program regularly restores the latest backup and checks that it works.",
    },
    {
      title: "WebSockets: live data without reloading",
      text: "On a delivery map, in a chat or on a dashboard, the screen updates by itself, and catches up after the connection drops.",
    },
  ],
  diagram: {
    title: "What happens when an order is sent a second time",
    caption:
      "Every order has its own number, called its key. If an order with the same key comes in again, the app gets the same answer as the first time.",
    spoken: [
      "The app or website sends the order with its key (the order’s own number), and sends it again if no reply comes.",
      "If the key is new, the API (the server’s front door) stores the order and a message to the other services in a single step.",
      "If the API has seen the key already, the app gets the same answer as the first time.",
      "After that, the message about the new order goes to the other services.",
    ],
    nodes: [
      { id: "client", label: "App or website", detail: "repeats what got no reply", column: 1, row: 1 },
      { id: "api", label: "API", column: 1, row: 2 },
      { id: "keys", label: "Keys and answers", detail: "known key, same answer", column: 2, row: 2 },
      { id: "data", label: "Orders and outbox", detail: "stored in one step", column: 1, row: 3 },
      { id: "others", label: "Other services", detail: "are told about it", column: 2, row: 3 },
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
      title: "We write down what the backend must do",
      text: "You get one readable file that lists every request the backend answers, every error, and who can ask for what.",
    },
    {
      title: "We ask which mistakes must never happen",
      text: "The database refuses whatever must never happen, such as stock below zero or one driver on two shifts at once.",
    },
    {
      title: "We make one task work from start to finish",
      text: "You can follow one complete task, from the tap on the phone to the stored record.",
    },
    {
      title: "We overload and break the backend to test it",
      text: "We send it more requests than you expect, stop the database and send messages twice.",
    },
  ],
  technologyGroups: [
    {
      title: "Languages and frameworks",
      text: "TypeScript (on Node.js) if there’s a website too, Go for a lot of users at once, Django for data, and Spring Boot if you already use Java.",
      technologies: ["nodejs", "typescript", "golang", "django", "spring-boot"],
    },
    {
      title: "Databases",
      text: "We keep your data in PostgreSQL unless there’s a reason not to.",
      technologies: ["postgresql", "mysql", "mongodb"],
    },
    {
      title: "Ready-made backends for small apps",
      text: "You rent sign-in and storage from another company, which is enough for first versions and small teams.",
      technologies: ["supabase", "firebase"],
    },
    {
      title: "Web servers and containers",
      text: "Nginx answers your visitors’ requests, and containers keep the test system and the live one identical.",
      technologies: ["nginx", "docker", "pm2"],
    },
  ],
  bring: [
    "Someone who works with your business rules every day and knows the exceptions.",
    "Test logins for the systems your backend must connect to, such as payment, tax, stock and e-mail.",
    "Rough numbers: how many users you have on a normal day and on your busiest day, and how long you must keep records.",
  ],
  questions: [
    {
      question: "Who gets called when the system fails at night?",
      answer:
        "Anyone you choose. The system tries to recover by itself first: it restarts, tries again and keeps messages until the other system is back. During office hours we can look for the cause.",
    },
  ],
  confirm: [
    "Backend work goes as the page says: a written contract first, rules in the database, a scheduled restore of the latest backup that is checked, and a test under load and with failures made on purpose.",
    "Work next to a client’s own team, in its repository and its language, is taken on.",
    "Whoever describes a fault in the free consultation learns what the firm would look at first, and why.",
  ],
  callToAction: {
    title: "Tell us what goes wrong in your system",
    text: "Tell us about a slow page, a wrong stock figure or a customer who was charged twice, for example. In the free consultation we’ll tell you what we’d look at first, and why.",
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
