import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  name: "IBM Cloud",
  category: "cloud",
  order: 5,
  icon: "logos:ibm",
  version: "the services as of November 2026",
  reviewed: "2026-11-21",
  card: "New services beside IBM i, AIX or OpenShift systems that are going to stay.",
  head: {
    title: "IBM Cloud, OpenShift and Power development",
    description:
      "IBM Cloud where an IBM i, AIX or OpenShift system has to stay: new web services around it, Code Engine, MQ and key management, and who should not choose it.",
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
    "Nobody needs IBM Cloud for a website. It earns its place where the central system runs on IBM i or AIX and works: Power Virtual Server hosts those partitions in the cloud, and a virtual private network next to them carries whatever is new. For banks and insurers there is a published control framework, IBM Cloud for Financial Services, which answers in advance many of the questions that their auditors send.",
    "Typical work is the new half: an API in front of the old programs, a portal for dealers or a mobile app for branches, while the ledger stays where it is. Messages between the two travel through MQ, so either side may restart without losing an order. Such a project cannot do without the colleague who knows the old system. Expect many questions at first, and few later.",
  ],
  features: [
    {
      title: "Code Engine",
      text: "Applications and batch jobs run from container images, functions from a bundle of code, and all of them fall to zero when idle. A job array starts many copies, each told its index by an environment variable, which splits a month of invoices into slices without a scheduler of your own.",
    },
    {
      title: "Red Hat OpenShift",
      text: "IBM operates the control plane, the client’s engineers the workloads. OpenShift gives every container an arbitrary user number and refuses root, so an image that runs on a laptop may fail here. Group-writable folders from the first commit prevent that.",
    },
    {
      title: "Power Virtual Server",
      text: "IBM i and AIX partitions are rented by processor fraction, memory and disk tier. A test copy of the real system, made for a week and deleted, measures an interface against true volumes before anybody signs off a design.",
    },
    {
      title: "Databases for PostgreSQL",
      text: "IBM runs the instances, backups and upgrades. Memory and disk grow on request and disk never shrinks again, so begin small and keep documents in object storage. The authority’s certificate is downloaded once, and the server’s is checked against it on each connection.",
    },
    {
      title: "MQ and Event Streams",
      text: "MQ delivers a transaction’s message once and in order to one consumer. Event Streams, which is Kafka, keeps a history that many may read again. Ask who needs yesterday’s messages: if the answer is nobody, it is MQ.",
    },
    {
      title: "Key Protect",
      text: "Data in storage and databases is encrypted under a root key of yours. Deleting that key makes all of it unreadable, which is useful at the end of a contract and fatal by mistake, so check that the policy is set by which two people must authorise it.",
    },
  ],
  benefits: [
    {
      title: "The core stays untouched",
      text: "RPG and COBOL programs that settle accounts correctly keep doing so. The new interface calls them, logs what it asked and received, and can be switched off without a migration backwards.",
    },
    {
      title: "One vendor to telephone",
      text: "Hardware, operating system, message queue and cloud come from the same company. When a partition and a container disagree, both halves of the question go to the same support desk.",
    },
    {
      title: "OpenShift without lock-in",
      text: "The same operators, routes and pipelines run on OpenShift in your own building or at another provider. That stays true for an application which avoids IBM’s proprietary extras inside the cluster.",
    },
    {
      title: "Access by context",
      text: "Besides roles, a rule can demand that a call comes from certain networks or endpoints. A leaked API key is then useless from a café.",
    },
    {
      title: "Terraform run on their side",
      text: "Schematics executes Terraform inside IBM Cloud, keeps its state and records who applied what. Your administrators approve a plan in the console they know, and no developer’s laptop holds credentials for production.",
    },
    {
      title: "Buckets across regions",
      text: "Object Storage speaks the S3 protocol and offers a bucket spread over several regions of a continent. Applications written for S3 need a different endpoint and credentials, and seldom a line of code.",
    },
  ],
  limits: {
    text: "Regions with several zones are fewer than at the three large providers, so check first whether the services you need exist where your data must stay. Catalogue entries are withdrawn now and then, Hyper Protect Crypto Services in March 2027, and customers have to move. Public examples are rare, engineers who know the platform are few, and the billing units of Power need a spreadsheet. For a fresh start, with nothing of IBM’s in the house, there is hardly a reason to begin here.",
    alternatives: [
      {
        technology: "aws",
        when: "Nothing in the system is IBM’s: more regions, more engineers and more examples await you there.",
      },
      {
        technology: "azure",
        when: "The old core is Windows and SQL Server, and staff sign in with Microsoft accounts.",
      },
      {
        technology: "kubernetes",
        when: "OpenShift’s additions go unused and a plain managed cluster nearby would do.",
      },
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
} satisfies TechnologyContent;
