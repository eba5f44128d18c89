import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  category: "backend",
  name: "Node.js",
  order: 1,
  icon: "logos:nodejs-icon",
  version: "Node.js 26 LTS (24 in maintenance)",
  reviewed: "2026-11-21",
  card: "APIs, webhooks and live updates, in the same language as the front end that calls them.",
  head: {
    title: "Node.js APIs and real-time backends",
    description:
      "Node.js services that shut down cleanly, survive slow partners and keep a lean dependency tree: what we build on the event loop, and what we keep off it.",
  },
  keywords: [
    "Node.js development company",
    "Node.js API development",
    "real-time backend WebSocket",
    "Node.js developers Gujarat",
    "Express migration Fastify",
    "payment webhook integration",
  ],
  tagline: "Good at thousands of requests that wait, poor at one long calculation",
  paragraphs: [
    "Most servers spend their time waiting: for the database, a payment gateway, an SMS provider. Node is built round that fact. One thread starts an operation, turns to the next request, and comes back when the answer is in, so many open connections need little memory. The price of the bargain is discipline. A synchronous loop of 200 milliseconds makes everybody else wait 200 milliseconds for a turn.",
    "REST and GraphQL APIs, webhook receivers, live dashboards over WebSocket, and the back end of mobile apps are its usual jobs here. The mail relay that comes with this website is a small Node process: it writes each enquiry to disk before it answers OK, and only then talks to the mail server. Tell us which outside systems yours must reach and send us their documentation. Their ways of failing often take up more of the design than your features do.",
  ],
  features: [
    {
      title: "Streams with backpressure",
      text: "An export of two million rows flows from the database cursor through a formatter into the response. With pipeline, a slow reader slows the query, and memory stays flat. The version that first collects everything in an array works in testing and falls over in March, when the accountants come.",
    },
    {
      title: "A deadline on every call",
      text: "Each outgoing request carries an AbortSignal with a time limit, and is retried only if repeating it is harmless. When the same partner fails again and again, calls to it stop for a while. A stalled SMS gateway then costs you late messages instead of the whole site.",
    },
    {
      title: "Shutdown without lost work",
      text: "On SIGTERM a service stops accepting, finishes what it holds, closes its pool and exits. We also keep idle sockets open longer than the load balancer does. Up to version 26 Node’s default is five seconds, which explains many a 502 that nobody could reproduce.",
    },
    {
      title: "One request, one trace",
      text: "AsyncLocalStorage carries a request id through every await, so each log line of an order can be found with one search, without passing the id through forty function signatures. Logs are JSON, and fields such as tokens and phone numbers are masked before they are written.",
    },
    {
      title: "Queues for slow work",
      text: "Invoices, image resizing and bulk mail go to a job queue, and the request answers straight away. A long job notes how far it has come, since a deployment will one day stop it half way. Hashing and parsing that burn the processor go to worker threads.",
    },
    {
      title: "A short dependency list",
      text: "The runtime now brings a test runner, a watch mode, environment files, fetch and a SQLite module. We use those first. What remains is installed from the lockfile with npm ci, install scripts are blocked unless reviewed, and fresh releases wait some days before we take them.",
    },
  ],
  why: {
    points: [
      "Front-end and back-end work can be done by the same person in one afternoon, which in a two-engineer firm is your gain.",
      "Validation rules and types are shared between form and endpoint, so they reject the same input with the same message.",
      "Payment, messaging and cloud services that publish client libraries at all nearly always publish one for Node.",
      "Holding open some thousands of WebSocket connections is ordinary work for one process on a small server.",
      "A new instance usually answers within a second or two of starting, which makes scaling on demand and rolling releases quick.",
      "A long-term support line is maintained for about three years from its first release, so a service need not be upgraded every season.",
    ],
    expertise:
      "We write services in TypeScript on Fastify or Hono, with plain SQL or a thin query builder, as we want to see the query that runs. Event-loop delay is measured in production beside response time: when it rises, somebody is computing where they should be waiting. Webhooks are verified by signature over the raw body, stored, acknowledged and processed later, in that order. You receive a one-page runbook that names each outside system, what happens when it is down, and whom to call. We ask you to fill in the last column.",
  },
  limits: {
    text: "Processor-heavy work, such as video, large reports or route planning, starves everyone on the same loop, and worker threads ease that without making it pleasant. The npm ecosystem is both wealth and hazard: small packages by strangers end up deep inside your payments. An unhandled rejection ends the process, rightly, which surprises teams used to one process per request. Frameworks impose little, so structure has to come from the people. Long database transactions with many rules are better served elsewhere.",
    alternatives: [
      { technology: "golang", when: "The service computes as much as it waits, or has to run on very little memory." },
      {
        technology: "spring-boot",
        when: "Intricate transactions and an existing Java team decide the shape of the system.",
      },
      {
        technology: "django",
        when: "The staff’s back office is half of the product, and most of it is lists and forms.",
      },
    ],
  },
  services: ["backend-api-engineering", "custom-software-development"],
  facts: [
    {
      says: "Node.js 26 LTS (24 in maintenance)",
      source: "https://github.com/nodejs/node/releases/tag/v26.13.0",
      seen: "2026-11-23",
    },
    {
      says: "24 in maintenance",
      source: "https://github.com/nodejs/Release#release-schedule",
      seen: "2026-11-23",
    },
    {
      says: "Up to version 26 Node’s default is five seconds",
      source: "https://nodejs.org/docs/latest-v26.x/api/http.html",
      seen: "2026-11-23",
    },
  ],
} satisfies TechnologyContent;
