import type { PageText } from "../../pages.ts";

export default {
  category: "cloud",
  head: {
    title: "AWS vs Google Cloud vs Azure, or a rented server",
    description:
      "AWS, Google Cloud, Azure, Oracle, IBM, Cloudflare and a plain rented server side by side: when each is right, regions in India, what it costs to move away.",
  },
  keywords: [
    "AWS vs Google Cloud",
    "AWS vs Azure",
    "cloud hosting India regions",
    "VPS or cloud",
    "cost of leaving a cloud",
    "compare cloud providers",
  ],
  title: "AWS vs Google Cloud vs Azure, or a plain rented server",
  label: "Compare clouds",
  tagline:
    "AWS, Google, Azure, Oracle and IBM rent servers; Cloudflare works in front of them. For most small systems one plain server will do.",
  lead: "Most business systems are one or two programs, one database and some files, and run on nearly any of these, or on one plain server at a fixed price a month. So look first at what you cannot move: contracts, the accounts that your staff sign in with, an old core system, the law on where data may lie. After that, compare how the bills add up.",
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
  others: [
    {
      name: "Stay with your present host",
      choose:
        "Pages open quickly, a backup has been restored once, the bill has not changed, and somebody answers the telephone.",
      hurts:
        "What the host cannot do, such as a staging copy or a second location, stays out of reach, and its prices are its own.",
      leaving:
        "Nothing to leave. Make sure that domain, backups and passwords are in your name, and the move stays possible.",
    },
    {
      name: "A plain rented server",
      choose:
        "The load is steady and known, and the system is one or two programs with a database: a shop, a booking page, an office tool. One fixed price a month, in India if you like.",
      hurts:
        "Updates, backups and the watch over them are your supplier’s work, or nobody’s. When the machine fails, the site is down until the backup runs on another.",
      leaving: "The least of all: a database dump, a folder of files and a container move to any other host.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Is your present host quick and reliable, with a backup that was restored once?",
        other: "Stay with your present host",
        because: "A move brings nothing that a visitor notices.",
      },
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
        question: "Is the load steady and known, so that one or two machines carry it?",
        other: "A plain rented server",
        because:
          "A fixed price, one machine to understand, and it can be moved in full. This is most small businesses.",
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
        "Two Indian regions, fine permissions and most failures already described, for a system that has outgrown two machines.",
    },
  },
  omitted: [
    {
      name: "Indian and smaller hosts by name",
      why: "E2E Networks, Tata, DigitalOcean, Akamai and others rent good machines. They are our row on the plain server: compare the place, who restores the backup, and who answers the telephone.",
    },
    {
      name: "Vercel, Netlify, Render and their like",
      why: "They run on the clouds above and charge for convenience. For a front end that is released daily this can be worth it; read what happens at the end of the free plan.",
    },
    {
      name: "A computer in the office",
      why: "Power, line and theft are then yours. It suits what must go on without the internet, with a copy elsewhere.",
    },
  ],
  shownFacts: [
    {
      about: "aws",
      says: "Regions in India: Mumbai (ap-south-1) and Hyderabad (ap-south-2).",
      source: "https://docs.aws.amazon.com/global-infrastructure/latest/regions/aws-regions.html",
      seen: "2026-11-23",
    },
    {
      about: "gcp",
      says: "Regions in India: Mumbai (asia-south1) and Delhi (asia-south2).",
      source: "https://docs.cloud.google.com/infrastructure-manager/docs/locations",
      seen: "2026-11-23",
    },
    {
      about: "azure",
      says: "Regions in India: Central India (Pune), South India (Chennai), West India (Mumbai) and India South Central (Hyderabad).",
      source: "https://learn.microsoft.com/azure/reliability/regions-list",
      seen: "2026-11-23",
    },
    {
      about: "oracle-cloud",
      says: "Regions in India: Mumbai (ap-mumbai-1) and Hyderabad (ap-hyderabad-1).",
      source:
        "https://docs.oracle.com/en/cloud/saas/enterprise-performance-management-common/tsepm/opc_gen_2_regions.html",
      seen: "2026-11-23",
    },
    {
      about: "oracle-cloud",
      says: "Oracle’s list of what is always free has 10 terabytes of traffic out to the internet each month.",
      source: "https://github.com/oracle/free",
      seen: "2026-11-23",
    },
    {
      about: "ibm-cloud",
      says: "Locations in India: Chennai and Mumbai. Not each service is in both, so ask for yours.",
      source: "https://cloud.ibm.com/docs/app-configuration?topic=app-configuration-ac-regions-endpoints",
      seen: "2026-11-23",
    },
    {
      about: "cloudflare",
      says: "A measurement from India: on the free plan, visitors of some providers were answered from Singapore or Amsterdam, and the page was slower than without it. Measure with your customers’ providers.",
      source: "https://punits.dev/blog/cloudflare-latency-india",
      seen: "2026-11-23",
    },
    {
      about: "A plain rented server",
      says: "An example of a place in India: DigitalOcean’s region in Bangalore (BLR1).",
      source: "https://docs.digitalocean.com/platform/regional-availability/",
      seen: "2026-11-23",
    },
  ],
  on: ["/services/devops-solutions", "/services/web-development-kutch", "/blog/ecommerce-transformation-case-study"],
  reviewed: "2026-11-23",
  closing: {
    title: "Show us your last three hosting bills",
    text: "Or, for something new, a guess of visitors and gigabytes. The free consultation ends with what we would rent, what we would not, and the figure to watch.",
  },
  confirm: [
    "A plain rented server is what the firm advises for most small systems, and it sets one up and looks after it.",
    "The free consultation ends with what the firm would rent, what it would not, and the figure to watch.",
    "The firm takes on work in all six clouds, and its advice between them depends on no partnership with any.",
  ],
} as const satisfies PageText<"/guides/:slug">;
