import type { PageText } from "../pages.ts";

export default {
  category: "database",
  name: "MongoDB",
  order: 5,
  icon: "logos:mongodb-icon",
  version: "MongoDB 9 and 8",
  reviewed: "2026-11-21",
  card: "Vehicle positions, product catalogues and other records that vary in shape and arrive all day.",
  head: {
    title: "MongoDB data modelling and operations",
    description:
      "Tracking, catalogues and events in MongoDB: documents shaped by use, validated on write, indexed in the right order, and the records we keep elsewhere.",
  },
  keywords: [
    "MongoDB development company",
    "MongoDB data modelling",
    "MongoDB geospatial queries",
    "MongoDB Atlas Mumbai",
    "MongoDB index tuning",
    "fleet tracking database",
  ],
  tagline: "What you read together is stored together, and the design starts from that",
  paragraphs: [
    "A delivery has stops, a stop has parcels, a parcel has scans and a photograph. In MongoDB that can be one document, read and saved in one go, and two parcels may carry different fields. It fits data that’s nearly always handled as a whole.",
    "We’d choose it for fleet tracking, product catalogues and event logs. Modelling starts from your questions in order of frequency: the driver’s next stop a thousand times an hour, the yearly audit once. You rank them, and we tell you which ones at the bottom will be slow.",
  ],
  features: [
    {
      title: "Embedding with a bound",
      text: "A van holds only so many parcels, so they live inside the delivery; positions never stop coming, so they don’t.",
    },
    {
      title: "Schemas validated on write",
      text: "Fields that programs rely on are checked on every save, and the rest stays open.",
    },
    {
      title: "Indexes in the right order",
      text: "The same three fields in another order can turn a lookup into a sort, so we check each frequent query.",
    },
    {
      title: "Nearest first, on a sphere",
      text: "It finds the five vans nearest a pickup; swap the coordinates and Bhuj is north of Norway, so a test checks.",
    },
    {
      title: "Change streams with a bookmark",
      text: "Dashboards follow changes as they happen, and carry on where they stopped after a restart.",
    },
    {
      title: "Time series and expiry",
      text: "Tracker points are compressed and expire after the days you choose; hourly summaries stay.",
    },
  ],
  benefits: [
    {
      title: "New fields without ceremony",
      text: "A supplier adds a battery rating, those products get it, and no table is altered.",
    },
    { title: "Failover that needs nobody", text: "If a server dies, another takes over within about a dozen seconds." },
    {
      title: "Durability you can name",
      text: "Orders wait until most copies have them; the next position report needn’t.",
    },
    { title: "Aggregation near the data", text: "Daily totals by depot are worked out on the server and kept small." },
    {
      title: "Growth over several machines",
      text: "Data can be split over servers, and we test the split on your real customers first.",
    },
    {
      title: "Managed, near Indian users",
      text: "Atlas runs it in Mumbai with backups; we set a spending alert before any data goes in.",
    },
  ],
  limits: {
    text: "Nothing enforces a reference: delete a customer and the orders that name it remain. Copied fields drift apart unless somebody looks after them. Reports over several collections are more work than in SQL, and the SSPL licence matters if you’d resell it as a service. We put ledgers and strict stock counts elsewhere.",
    alternatives: [
      { technology: "postgresql", when: "Records refer to one another, or money is involved." },
      { technology: "firebase", when: "Phones read and write directly, offline included." },
    ],
  },
  services: ["backend-api-engineering", "custom-software-development"],
  facts: [
    {
      says: "MongoDB 9 and 8",
      source: "https://www.mongodb.com/docs/database-tools/release-notes/dbtools-100/",
      seen: "2026-11-28",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
