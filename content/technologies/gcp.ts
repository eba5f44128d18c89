import type { TechnologyContent } from "../schemas/technology.ts";

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
    "Google Cloud is at its best where a container has to appear, answer and vanish. Cloud Run starts one from an ordinary image, gives it a certificate and an address, and charges by the slice of a second in which it works. The network behind it is a single private one that reaches all of the 30+ regions, Mumbai and Delhi among them, so a service in one and a database in another need no tunnel between them.",
    "Uneven load is the first reason to come, for instance booking that wakes at nine and sleeps at eleven. The second is a product that collects positions, scans or clicks and is later asked questions about them: there Pub/Sub feeds BigQuery. Before the first deployment you decide two things with us: the region, which a database cannot change afterwards, and the highest number of instances we may start, because that is the ceiling of the bill for computing.",
  ],
  features: [
    {
      title: "Cloud Run services and jobs",
      text: "One image serves requests, another runs nightly work as a job. With request-based billing the processor is throttled once the reply has gone out, so a task left “running in the background” stalls half-done. We hand such work to a queue.",
    },
    {
      title: "Cloud SQL with counted connections",
      text: "Fifty instances with a pool of ten would ask PostgreSQL for five hundred connections. We limit instances and pool size as one calculation, written beside the setting, and put a pooler in front when the product outgrows it.",
    },
    {
      title: "BigQuery with a spending cap",
      text: "On-demand queries are charged by bytes read, and a LIMIT does not reduce them on an unclustered table. Tables are partitioned by day, dashboards read small summaries, and each job carries a maximum of billed bytes above which it refuses to run.",
    },
    {
      title: "Pub/Sub pushing to Run",
      text: "Events arrive as authenticated HTTP requests, so a consumer is a plain web handler that wakes when needed. Messages can come twice or out of order. Ours carry an identifier and the time of the event, and the database rejects what it already knows.",
    },
    {
      title: "Keyless deployments",
      text: "Workload Identity Federation lets a pipeline exchange its own token for a short-lived Google one. Service account key files, which live for years and travel by e-mail, are forbidden by an organisation policy that we set before anything else.",
    },
    {
      title: "Tagged revisions",
      text: "Every deployment is a revision with its own address if we tag it. You click through the new version on real infrastructure while customers still use the old one. Then five per cent of traffic moves, and later the rest, or all of it goes back.",
    },
  ],
  benefits: [
    {
      title: "Night rate of zero",
      text: "A staging environment on Cloud Run costs almost nothing while nobody looks at it. Its database is the exception: Cloud SQL does not sleep by itself, so a schedule stops it outside working hours.",
    },
    {
      title: "Projects as clean boundaries",
      text: "Permissions, quotas and invoices hang on a project. Each environment gets its own, and an experiment is ended by deleting its project with everything inside, down to the last forgotten disk.",
    },
    {
      title: "Estimates before execution",
      text: "A BigQuery dry run says how many bytes a query will read without running it. We put that check into the review of each dashboard, where a careless join is still free.",
    },
    {
      title: "Logs you can ask",
      text: "Cloud Run writes structured logs and request traces without an agent. A log line’s trace identifier leads from a customer’s complaint to the one slow call behind it in a few clicks.",
    },
    {
      title: "One project with Firebase",
      text: "Mobile sign-in, push messages and crash reports come from Firebase in the same project, under one permission system. A server verifies the app’s token with a library call and needs no second user table.",
    },
    {
      title: "Discounts that apply themselves",
      text: "Some Compute Engine families, run all month, become cheaper without a contract. We still move steady load to a committed-use discount once its size has been the same for a quarter.",
    },
  ],
  limits: {
    text: "A container that slept needs time to wake, seconds for a large Java image, and an instance kept warm against that is no longer free. Ordinary budgets send e-mails and stop nothing. Quotas of a new project are small, and raising one can take days in the very week of a launch. Google also ends products: its IoT Core service was switched off in 2023 with a year’s notice. We stay with parts that speak open protocols, containers, PostgreSQL and HTTP, for that reason.",
    alternatives: [
      {
        technology: "aws",
        when: "Auditors, partners or your own staff already live there, or permissions must be very fine.",
      },
      { technology: "firebase", when: "A mobile app needs sign-in, sync and push, and hardly a server of its own." },
      { technology: "cloudflare", when: "Short requests from everywhere matter more than long-running containers." },
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
} satisfies TechnologyContent;
