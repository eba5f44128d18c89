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
    "You can rent servers from AWS, Google, Azure, Oracle and IBM. Cloudflare works in front of them. For most small systems one plain server is enough.",
  lead: "Most business systems are one or two programs, one database and some files. They run on nearly any of these, or on one plain server at a fixed price a month. So look first at what you can’t move: contracts, the accounts your staff sign in with, an old core system, the law on where data may be. Then compare how the bills add up.",
  rows: [
    {
      technology: "aws",
      choose:
        "Your auditors or partners already use it, or you need permissions for single actions on single objects. With two Indian regions, the second copy stays in the country.",
      hurts:
        "The bill has more lines than the system has parts. Permissions take months to learn, and you don’t notice one that’s too wide, because everything works.",
      leaving:
        "You take containers, PostgreSQL and files along as they are. You rewrite DynamoDB, Step Functions, everything that uses its events, and each permission.",
    },
    {
      technology: "gcp",
      choose:
        "You get a lot of traffic at times and none in between, or the product collects events and you analyse them later.",
      hurts:
        "A container that was asleep needs a moment to start, a new project has small quotas, and Google does close products.",
      leaving:
        "Cloud Run takes ordinary images, so the service itself moves easily. BigQuery’s tables can be exported to open formats; queries in its dialect and the Pub/Sub wiring can’t.",
    },
    {
      technology: "azure",
      choose:
        "Your people already sign in with Microsoft work accounts, and the application is for them: approvals, field reports, portals for suppliers.",
      hurts:
        "Names change, services overlap, and the portal shows yesterday’s costs. Without a Microsoft contract you miss most of its advantages.",
      leaving:
        "Staff can go on signing in with the same accounts from any host. You rebuild Logic Apps, Service Bus and the identities that services trust each other by.",
    },
    {
      technology: "oracle-cloud",
      choose:
        "You have to keep an Oracle database with years of PL/SQL but not the machine room, or you send terabytes to the internet each month.",
      hurts:
        "The community is small, the machines you want may be sold out in a region, and other tools support it late.",
      leaving:
        "Moving files and servers is cheap, because traffic out costs little. You can take the database to another Oracle host as it is. For anything else you rewrite its PL/SQL.",
    },
    {
      technology: "ibm-cloud",
      choose:
        "Your core system runs well on IBM i or AIX, and needs new services close to it, on a short private line.",
      hurts:
        "There are fewer regions, fewer engineers know it, products have been taken off the list, and you need a spreadsheet to understand the bill for Power.",
      leaving:
        "The new half, containers and MQ, runs anywhere. The old core moves to another Power machine, your own or rented; anything else means rewriting it.",
    },
    {
      technology: "cloudflare",
      choose:
        "You have visitors on several continents and most pages are the same for everybody, or you want attacks stopped before they reach your server.",
      hurts:
        "You depend on one company for everything, a wrong caching rule is wrong all over the world at once, and libraries that need a disk don’t run.",
      leaving:
        "If it only caches your site, you change the name servers and you’re out. Programs follow the web’s standards, but you need a new place for what’s in D1, KV or Durable Objects.",
    },
  ],
  others: [
    {
      name: "Stay with your present host",
      choose:
        "Pages open quickly, somebody has restored a backup once, the bill hasn’t changed, and somebody answers the phone.",
      hurts:
        "You can’t have what the host doesn’t offer, such as a staging copy or a second location, and it sets its own prices.",
      leaving:
        "There’s nothing to leave. Make sure that the domain, backups and passwords are in your name, so that you can still move.",
    },
    {
      name: "A plain rented server",
      choose:
        "You know your traffic and it’s steady, and the system is one or two programs with a database: a shop, a booking page, an office tool. You pay one fixed price a month, in India if you like.",
      hurts:
        "If you don’t pay somebody for updates and backups, nobody does them. When the machine fails, the site is down until the backup runs on another.",
      leaving:
        "The least work of all: you can take a database dump, a folder of files and a container to any other host.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Is your present host quick and reliable, with a backup that somebody has restored once?",
        other: "Stay with your present host",
        because: "Visitors wouldn’t notice anything if you moved.",
      },
      {
        question: "Does the core of the business run on IBM i or AIX?",
        technology: "ibm-cloud",
        because: "It hosts those partitions, and new services can run right next to them.",
      },
      {
        question: "Do you have to keep years of PL/SQL, or do you send out terabytes each month?",
        technology: "oracle-cloud",
        because: "It’s made for that database, and the first ten terabytes out in a month are free.",
      },
      {
        question: "Is it for staff who sign in with Microsoft work accounts?",
        technology: "azure",
        because: "With one group you can say who reads what, from the screen down to the table.",
      },
      {
        question: "Is it mostly static pages and short requests, from several continents?",
        technology: "cloudflare",
        because: "It answers close to the visitor, and asks your server only for what really differs.",
      },
      {
        question: "Is your traffic steady, so that one or two machines can carry it?",
        other: "A plain rented server",
        because:
          "You pay a fixed price, you have one machine to understand, and you can move all of it. That’s most small businesses.",
      },
      {
        question: "Do you get a lot of traffic at times, or is it all about analysing events?",
        technology: "gcp",
        because: "With Cloud Run you pay only for the seconds it works, and with BigQuery you can ask questions later.",
      },
    ],
    otherwise: {
      technology: "aws",
      because:
        "For a system that’s too big for two machines: two Indian regions, exact permissions, and somebody has already written about most problems.",
    },
  },
  omitted: [
    {
      name: "Indian and smaller hosts by name",
      why: "E2E Networks, Tata, DigitalOcean, Akamai and others rent good machines. They’re what we call a plain server: compare where it is, who restores the backup, and who answers the phone.",
    },
    {
      name: "Vercel, Netlify, Render and their like",
      why: "They run on the clouds above and you pay extra for convenience. If you release a front end every day, that can be worth it. Read what happens when the free plan ends.",
    },
    {
      name: "A computer in the office",
      why: "Then power cuts, the line and theft are your problem. It’s good for what must work without the internet, with a copy elsewhere.",
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
      says: "Oracle’s list of what’s always free has 10 terabytes of traffic out to the internet each month.",
      source: "https://github.com/oracle/free",
      seen: "2026-11-23",
    },
    {
      about: "ibm-cloud",
      says: "Locations in India: Chennai and Mumbai. Not every service is in both, so ask for yours.",
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
    text: "Or, for something new, guess the visitors and gigabytes. In the free consultation we’ll tell you what we’d rent, what we wouldn’t, and which figure to watch.",
  },
  confirm: [
    "A plain rented server is what the firm advises for most small systems, and it sets one up and looks after it.",
    "The free consultation ends with what the firm would rent, what it wouldn’t, and the figure to watch.",
    "The firm takes on work in all six clouds, and its advice between them depends on no partnership with any.",
  ],
} as const satisfies PageText<"/guides/:slug">;
