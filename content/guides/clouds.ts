import type { GuideContent } from "~/content/.server/schemas/guide";

export default {
  category: "cloud",
  head: {
    title: "Cloud platforms compared for small teams",
    description:
      "AWS, Google Cloud, Azure, Oracle, IBM and Cloudflare side by side: when each is right, where it hurts, what it costs to move away, and how to decide.",
  },
  keywords: [
    "compare cloud providers",
    "AWS or Google Cloud",
    "AWS or Azure",
    "cloud hosting India",
    "cost of leaving a cloud",
  ],
  title: "Which cloud should it run in?",
  label: "Compare clouds",
  tagline:
    "Five of them rent out good machines, and one answers in front of them. What differs is what stands around that, and how the bill adds up.",
  lead: "Most business systems are a few containers, one database and some files, and run on nearly any of these. So look first at what you cannot move: contracts, the directory that your staff sign in with, an old core, the law on where data may lie. After that, compare how the bills add up.",
  rows: [
    {
      technology: "aws",
      choose:
        "Auditors or partners are there already, or permissions must go down to one action on one object. Two Indian regions keep a second copy in the country.",
      hurts:
        "The bill has more lines than the system has parts. Permissions take months to learn, and one that is too wide looks like one that works.",
      leaving:
        "Containers, PostgreSQL and files go elsewhere as they are. DynamoDB, Step Functions and whatever hangs on its events are rewritten, and so is each permission.",
    },
    {
      technology: "gcp",
      choose:
        "Load comes in bursts with silence between them, or the product collects events and is asked questions about them later.",
      hurts:
        "A container that slept takes a moment to wake, quotas of a new project are small, and Google does end products.",
      leaving:
        "Cloud Run takes ordinary images, so the service itself moves easily. BigQuery’s tables can be exported to open formats; queries in its dialect and the Pub/Sub wiring cannot.",
    },
    {
      technology: "azure",
      choose:
        "Your people already sign in with Microsoft work accounts, and the application is for them: approvals, field reports, portals for suppliers.",
      hurts:
        "Names change, services overlap, and costs in the portal run a day behind. Without a Microsoft contract most of its advantages are not yours.",
      leaving:
        "Staff can go on signing in with the same accounts from any host. Logic Apps, Service Bus and the identities by which services trust each other are rebuilt.",
    },
    {
      technology: "oracle-cloud",
      choose:
        "An Oracle database with years of PL/SQL has to stay while the machine room goes, or terabytes go out to the internet each month.",
      hurts:
        "The community is small, popular machine shapes can be sold out in a region, and other tools support it late.",
      leaving:
        "Files and servers leave cheaply, as traffic out costs little. The database leaves for another Oracle host as it is, and for anything else only with its PL/SQL rewritten.",
    },
    {
      technology: "ibm-cloud",
      choose:
        "The core of the business runs on IBM i or AIX, works, and needs new services beside it on a short private line.",
      hurts:
        "Fewer regions and fewer engineers know it, catalogue entries have been withdrawn, and billing for Power needs a spreadsheet.",
      leaving:
        "The new half, containers and MQ, runs anywhere. The old core moves to another Power machine, your own or rented; anything else means rewriting it.",
    },
    {
      technology: "cloudflare",
      choose:
        "Visitors are on several continents and most pages are the same for everybody, or attacks must end before they reach your server.",
      hurts:
        "Everything hangs on one company, a wrong caching rule is wrong worldwide at once, and libraries that expect a disk do not run.",
      leaving:
        "A site that is only cached leaves by a change of name servers. Programs follow the web’s standards; what they store in D1, KV or Durable Objects needs a new home each.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Does the core of the business run on IBM i or AIX?",
        technology: "ibm-cloud",
        because: "It hosts those partitions, and new services can stand right beside them.",
      },
      {
        question: "Must years of PL/SQL stay, or do terabytes go out each month?",
        technology: "oracle-cloud",
        because: "The database is at home there, and the first ten terabytes out in a month are not charged.",
      },
      {
        question: "Is it for staff who sign in with Microsoft work accounts?",
        technology: "azure",
        because: "One group membership can settle who reads what, from the screen down to the table.",
      },
      {
        question: "Is it mostly static pages and short requests, from several continents?",
        technology: "cloudflare",
        because: "It answers close to the visitor, and your server is asked for what really differs.",
      },
      {
        question: "Does load come in bursts, or is analysing events the purpose?",
        technology: "gcp",
        because: "Cloud Run bills the seconds of work, and BigQuery answers what is asked later.",
      },
    ],
    otherwise: {
      technology: "aws",
      because:
        "Two Indian regions, fine permissions and most failures already described. With steady, known load, ask first whether two rented servers would do.",
    },
  },
  on: ["/services/devops-solutions", "/services/web-development-kutch", "/blog/ecommerce-transformation-case-study"],
  reviewed: "2026-11-21",
  closing: {
    title: "Bring the last three bills",
    text: "Or, for something new, a guess of visitors and gigabytes. The free consultation ends with what we would rent, what we would not, and the figure to watch.",
  },
  confirm: [
    "The free consultation ends with what the firm would rent, what it would not, and the figure to watch.",
    "The firm takes on work in all six clouds, and its advice between them depends on no partnership with any.",
  ],
} satisfies GuideContent;
