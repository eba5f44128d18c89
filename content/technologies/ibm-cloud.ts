import type { PageText } from "../pages.ts";

export default {
  name: "IBM Cloud",
  category: "cloud",
  order: 5,
  icon: "logos:ibm",
  version: "the services as of November 2026",
  reviewed: "2026-11-21",
  card: "New services next to IBM i, AIX or OpenShift systems that are going to stay.",
  head: {
    title: "IBM Cloud, OpenShift and Power development",
    description:
      "IBM Cloud where an IBM i, AIX or OpenShift system has to stay: new web services around it, Code Engine, MQ and key management, and who shouldn’t choose it.",
  },
  keywords: [
    "IBM Cloud consulting",
    "IBM Code Engine",
    "Red Hat OpenShift development",
    "IBM i modernisation",
    "Power Virtual Server",
    "IBM MQ integration",
  ],
  tagline: "Modern web services around an IBM core that nobody wants to rewrite",
  paragraphs: [
    "Nobody needs IBM Cloud for a website. It makes sense where the central system runs on IBM i or AIX and works: those systems are hosted as they are, and a private network next to them carries whatever is new.",
    "Typical work is the new half: an API in front of old programs, a dealers’ portal, a branch app, while the ledger stays put. Messages travel through MQ, so either side may restart. It can’t be done without the colleague who knows the old system.",
  ],
  features: [
    {
      title: "Code Engine",
      text: "Containers and batch jobs fall to zero when idle, and one job can split a month of invoices.",
    },
    { title: "Red Hat OpenShift", text: "It refuses root, so an image that runs on a laptop may fail here." },
    {
      title: "Power Virtual Server",
      text: "Rent a test copy of the real system for a week before anybody signs the design.",
    },
    { title: "Databases for PostgreSQL", text: "IBM runs it; disk never shrinks again, so begin small." },
    {
      title: "MQ and Event Streams",
      text: "MQ delivers once, Kafka keeps history. Ask who needs yesterday’s messages.",
    },
    { title: "Key Protect", text: "Delete the key and all data is unreadable, so make it take two people." },
  ],
  benefits: [
    { title: "The core stays untouched", text: "Programs that settle accounts correctly keep doing so." },
    { title: "One vendor to phone", text: "When old and new disagree, both questions go to the same desk." },
    {
      title: "OpenShift without lock-in",
      text: "It runs in your own building too, if the application avoids IBM’s extras.",
    },
    {
      title: "Access by context",
      text: "A leaked key is useless from a café, because calls must come from known networks.",
    },
    { title: "Terraform run on their side", text: "Changes are approved in a console, with no passwords on a laptop." },
    {
      title: "Buckets across regions",
      text: "Storage speaks S3, so existing code needs a new address and little else.",
    },
  ],
  limits: {
    text: "Regions are fewer than at the big three, so check that what you need exists where your data must stay. Services are withdrawn, Hyper Protect Crypto Services in March 2027, and engineers who know the platform are few. If you have nothing from IBM yet, there’s hardly a reason to start.",
    alternatives: [
      { technology: "aws", when: "Nothing in the system is IBM’s." },
      { technology: "azure", when: "The old core is Windows and SQL Server." },
      { technology: "kubernetes", when: "OpenShift’s additions go unused." },
    ],
  },
  services: ["custom-software-development", "backend-api-engineering", "devops-solutions"],
  confirm: ["The firm takes on work with IBM Cloud. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "Hyper Protect Crypto Services in March 2027",
      source: "https://cloud.ibm.com/docs/hs-crypto?topic=hs-crypto-regions",
      seen: "2026-11-23",
      until: "2027-03-31",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
