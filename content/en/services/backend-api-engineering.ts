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
  tagline: "We build the part of a website or app that takes orders and payments and keeps the stock right",
  technologyLine: ["Node.js", "Go", "Django", "Spring Boot", "PostgreSQL", "GraphQL"],
  first: [
    {
      question: "Do you build backends for companies like ours?",
      answer:
        "Yes, if you have rules of your own: prices, stock, permissions, accounts that must balance. We also work alongside your own developers, in their code and their language. If all you store is a few lists per user, Supabase or Firebase will do.",
    },
    {
      question: "How long does a backend take?",
      answer:
        "After two weeks the first task works from start to finish, and you can try it. Large systems take much longer: in our case studies, payment processing took 12 months and the logistics platform 10.",
    },
    {
      question: "What does a backend cost?",
      answer:
        "You get an itemised estimate before any work begins. Adding something later costs little. Changing what’s there costs more.",
    },
  ],
  intro: [
    "Behind every website and app there’s a part nobody sees. It takes the order, keeps the stock and charges the customer. It gets hard when a reply is lost and the customer presses the button again. Then it must still be one order, paid once.",
  ],
  services: [
    {
      title: "REST APIs: how your programs exchange data",
      text: "An API is how an app, a website or a partner’s system asks yours for something.",
    },
    {
      title: "GraphQL: each app asks for just what it needs",
      text: "Useful when several apps need different parts of the same data. We limit how much one request may ask for.",
    },
    {
      title: "Microservices: parts that run on their own",
      text: "A part becomes a service of its own when it has to grow alone, or mustn’t take the rest down with it.",
    },
    {
      title: "Databases: records that stay right",
      text: "The rules are in the database itself, so it won’t even accept a stock figure below zero. A scheduled job restores the latest backup and checks it.",
    },
    {
      title: "WebSockets: live data without reloading",
      text: "A van on a map, a chat, a dashboard: the screen updates by itself, and catches up after the connection has dropped.",
    },
  ],
  diagram: {
    title: "What happens when an order is sent a second time",
    caption:
      "Every order has a number of its own, its key. If we know the key, the app gets the same answer as before.",
    spoken: [
      "The app or website sends the order together with its key, and sends it again if no reply comes.",
      "If the key is new, the API stores the order, and a message for the other services, in one step.",
      "If the API knows the key, the app gets the same answer as before.",
      "Then the other services are told about the order.",
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
      title: "We write down what it must do",
      text: "One file your team can read lists every request, every error, and who may ask for what.",
    },
    {
      title: "We ask which mistakes must be impossible",
      text: "Stock below zero, or one driver on two shifts at once: whatever you rule out becomes a rule in the database.",
    },
    {
      title: "We make one task work from start to finish",
      text: "You can follow it from the tap on the phone to the stored record.",
    },
    {
      title: "We test it under overload and failure",
      text: "We send more traffic than you expect, stop the database and repeat messages.",
    },
  ],
  technologyGroups: [
    {
      title: "Languages and frameworks",
      text: "TypeScript on Node.js alongside a website, Go for many connections, Django for data, Spring Boot alongside Java.",
      technologies: ["nodejs", "typescript", "golang", "django", "spring-boot"],
    },
    {
      title: "Databases",
      text: "PostgreSQL unless there’s a reason not to.",
      technologies: ["postgresql", "mysql", "mongodb"],
    },
    {
      title: "Ready-made backends for small apps",
      text: "Sign-in and storage that you rent, for first versions and small teams.",
      technologies: ["supabase", "firebase"],
    },
    {
      title: "Web servers and containers",
      text: "Nginx answers the visitors, and containers keep the test system and the live one alike.",
      technologies: ["nginx", "docker", "pm2"],
    },
  ],
  bring: [
    "Someone who works with your rules every day and knows the exceptions.",
    "Test logins for whatever the backend must talk to: payment, tax, stock, mail.",
    "Rough numbers: how many users you have on an ordinary day and on the busiest, and how long you must keep records.",
  ],
  questions: [
    {
      question: "Who gets called when the system fails at night?",
      answer:
        "Anyone you choose. The system tries to recover by itself first: it restarts, tries again and keeps messages until the other side is back. In office hours we can look for the cause.",
    },
  ],
  confirm: [
    "Backend work goes as the page says: a written contract first, rules in the database, a scheduled restore of the latest backup that is checked, and a test under load and with failures made on purpose.",
    "Work next to a client’s own team, in its repository and its language, is taken on.",
    "Whoever describes a fault in the free consultation learns what the firm would look at first, and why.",
  ],
  callToAction: {
    title: "Tell us what goes wrong in your system",
    text: "A slow page, a wrong stock figure, a customer charged twice: start with that. In the free consultation we’ll tell you what we’d look at first, and why.",
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
