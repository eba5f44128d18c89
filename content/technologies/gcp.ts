import type { PageText } from "../pages.ts";

export default {
  name: "Google Cloud",
  category: "cloud",
  order: 2,
  icon: "logos:google-cloud",
  version: "the services as of November 2026",
  reviewed: "2026-11-21",
  card: "Containers that sleep when nobody calls, and analytics over every event they record.",
  head: {
    title: "Google Cloud development and Cloud Run",
    description:
      "Google Cloud with Cloud Run, Cloud SQL, Pub/Sub and BigQuery: how we keep instances, connections and query costs within bounds, and what never sleeps.",
  },
  keywords: [
    "Google Cloud development",
    "Cloud Run deployment",
    "BigQuery consulting",
    "GCP engineers India",
    "Pub/Sub event processing",
    "Cloud SQL PostgreSQL",
  ],
  tagline: "Cloud Run for the service, BigQuery for the questions you ask of it later",
  paragraphs: [
    "Google Cloud is at its best if a container has to start, answer and go away again. Cloud Run charges by the slice of a second in which it works, and one private network reaches all of the 30+ regions, Mumbai and Delhi among them.",
    "Uneven traffic is one reason to choose it: a booking site that’s busy from nine. The other is a product that collects positions or scans for you to analyse later. You decide two things with us first: the region, and the most instances we may start, which caps the computing bill.",
  ],
  features: [
    {
      title: "Cloud Run services and jobs",
      text: "Work left “in the background” stalls after the reply, so we hand it to a queue.",
    },
    {
      title: "Cloud SQL with counted connections",
      text: "Fifty instances with ten connections each would swamp PostgreSQL, so we limit both together.",
    },
    {
      title: "BigQuery with a spending cap",
      text: "Queries are charged by bytes read, so each carries a maximum above which it won’t run.",
    },
    {
      title: "Pub/Sub pushing to Run",
      text: "Messages can come twice, so ours carry a number and the database rejects what it knows.",
    },
    {
      title: "Keyless deployments",
      text: "Key files that travel by e-mail are forbidden before anything else is set up.",
    },
    {
      title: "Tagged revisions",
      text: "You click through the new version on real machines while customers use the old one.",
    },
  ],
  benefits: [
    {
      title: "Night rate of zero",
      text: "A test system costs almost nothing while nobody looks; its database needs a schedule.",
    },
    {
      title: "Projects as clean boundaries",
      text: "Delete an experiment’s project and the last forgotten disk goes too.",
    },
    { title: "Estimates before execution", text: "A dry run says how much a query will read, and costs nothing." },
    { title: "Logs you can ask", text: "A customer’s complaint leads to the slow call behind it in a few clicks." },
    { title: "One project with Firebase", text: "Phone sign-in and push come from the same project." },
    {
      title: "Discounts that apply themselves",
      text: "Some machines get cheaper when they run all month, without a contract.",
    },
  ],
  limits: {
    text: "A container that was asleep needs time to start, and one kept running isn’t free. Ordinary budgets send e-mails and stop nothing, and a new project’s quotas can be tight in launch week. Google closes products: IoT Core was switched off in 2023. So we stay with parts that speak open protocols.",
    alternatives: [
      { technology: "aws", when: "Auditors, partners or your own staff already live there." },
      { technology: "firebase", when: "A mobile app needs sign-in, sync and push, and hardly any server." },
      { technology: "cloudflare", when: "Short requests come from everywhere." },
    ],
  },
  services: ["devops-solutions", "backend-api-engineering", "flutter-app-development"],
  facts: [
    {
      says: "was switched off in 2023",
      source: "https://docs.cloud.google.com/eventarc/docs/deprecations",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies PageText<"/technologies/:slug">;
