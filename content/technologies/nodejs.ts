import type { PageText } from "../pages.ts";

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
    "Most servers spend their time waiting for a database, a payment gateway, an SMS provider. Node starts an operation and turns to the next request. The price: one 200-millisecond loop makes everybody wait.",
    "We’d choose it for APIs, webhook receivers, live dashboards and the back ends of apps. This site’s own mail relay is a small Node process. Tell us which outside systems yours must reach: how they fail often shapes the design more than your features do.",
  ],
  features: [
    {
      title: "Streams with backpressure",
      text: "An export of two million rows flows at the reader’s pace, so memory stays flat when the accountants come in March.",
    },
    {
      title: "A deadline on every call",
      text: "A stalled SMS gateway costs you late messages, and not the whole site.",
    },
    {
      title: "Shutdown without lost work",
      text: "A service finishes what it holds before it stops, and idle sockets outlast the balancer’s: up to version 26 Node’s default is five seconds.",
    },
    {
      title: "One request, one trace",
      text: "Each log line carries the request’s id, so one search finds a whole order, with phone numbers masked.",
    },
    {
      title: "Queues for slow work",
      text: "Invoices and bulk mail go to a queue, and the customer gets an answer straight away.",
    },
    { title: "A short dependency list", text: "Node brings a test runner, fetch and SQLite, so we use those first." },
  ],
  why: {
    points: [
      "One person can do screen and server in one afternoon, which saves you money.",
      "Form and endpoint share their rules, so they reject the same input with the same words.",
      "Payment and messaging services nearly always publish a Node client.",
      "Some thousands of WebSocket connections are ordinary work for one process.",
      "A new instance answers within a second or two, which makes releases quick.",
      "A long-term line lasts about three years, so you needn’t upgrade every season.",
    ],
    expertise:
      "We write TypeScript on Fastify or Hono, with SQL we can read. Webhooks are verified, stored, acknowledged and only then processed. You get one page that says what happens when each outside system is down; you fill in who to call.",
  },
  limits: {
    text: "Heavy computing makes everyone else wait, and worker threads only help a little. npm helps and hurts: small packages by strangers end up deep inside your payments. Frameworks set few rules, so your team has to bring the structure.",
    alternatives: [
      { technology: "golang", when: "The service computes as much as it waits, or has very little memory." },
      { technology: "spring-boot", when: "Intricate transactions and an existing Java team set the shape." },
      { technology: "django", when: "Half the product is a back office of lists and forms." },
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
      says: "up to version 26 Node’s default is five seconds",
      source: "https://nodejs.org/docs/latest-v26.x/api/http.html",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
