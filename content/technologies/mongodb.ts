import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  category: "database",
  name: "MongoDB",
  order: 5,
  icon: "logos:mongodb-icon",
  version: "MongoDB 8",
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
  tagline: "What is read together is stored together, and the design begins with that sentence",
  paragraphs: [
    "A delivery has stops, each stop has parcels, each parcel has scans and a photograph. In MongoDB that can be one document, fetched in one read and changed in one atomic write, with no join to assemble it. Two parcels may carry different fields without a column for every possibility. This fits data that has a natural outer boundary and is nearly always handled as a whole.",
    "We give it consignment and fleet tracking, product catalogues with wildly different attributes, event logs and content with nested blocks. Modelling starts from a list of questions in order of frequency: the driver’s next stop a thousand times an hour, the yearly audit once. You rank that list, we shape the documents to the top of it, and we tell you which entries at the bottom will be slow.",
  ],
  features: [
    {
      title: "Embedding with a bound",
      text: "Parcels live inside their delivery because a van holds only so many. Position reports live outside it, because they never stop coming and a document ends at 16 megabytes. For each list we ask how long it can become, and a list without an answer gets its own collection.",
    },
    {
      title: "Schemas validated on write",
      text: "A collection gets a JSON Schema validator from the start, strict for fields that programs rely on and open for the rest. A document carries a version number. Readers accept the previous one too, so old records can be rewritten in the background instead of during a night of downtime.",
    },
    {
      title: "Indexes in the right order",
      text: "A compound index lists fields tested for equality first, then those that sort, then ranges. The same three fields in another order can turn a lookup into a sort in memory. We read explain output for each frequent query, and hide, then drop, the indexes that nothing uses.",
    },
    {
      title: "Nearest first, on a sphere",
      text: "With a 2dsphere index the database finds the five vehicles closest to a pickup, or all parcels inside a zone that a dispatcher drew. GeoJSON puts longitude before latitude. Swapped coordinates move Bhuj to the north of Norway, so an import test looks up one known address.",
    },
    {
      title: "Change streams with a bookmark",
      text: "A service subscribes to changes and updates dashboards or search as they happen. Each event carries a resume token, saved with the work it caused, so a restart continues where it stopped. The oplog keeps only a window of history, and we alert well before a paused consumer falls out of it.",
    },
    {
      title: "Time series and expiry",
      text: "Tracker points go into a time series collection, which groups them by vehicle and compresses them on disk. Raw points expire after an agreed number of days, and hourly summaries stay. Session tokens and one-time codes vanish through TTL indexes, usually within a minute or so of expiring.",
    },
  ],
  benefits: [
    {
      title: "New fields without ceremony",
      text: "When a supplier adds a battery rating to some products, those documents get the field and the others stay as they are. The catalogue page shows what exists, and no table is altered.",
    },
    {
      title: "Failover that needs nobody",
      text: "A replica set of three elects a new primary, usually within about a dozen seconds of losing the old one. Drivers retry the interrupted write once by themselves, so most users notice a pause at worst.",
    },
    {
      title: "Durability you can name",
      text: "Writes wait for a majority of the replica set by default, and we leave it so for orders and scans. For a position report that will be followed by another in ten seconds, a weaker guarantee is enough.",
    },
    {
      title: "Aggregation near the data",
      text: "Pipelines group, bucket, unwind and join on the server. Daily totals by depot are written to a summary collection with a merge stage, and the manager’s screen reads a few small documents.",
    },
    {
      title: "Growth over several machines",
      text: "Sharding splits a collection by a key, and the choice of key decides whether load spreads or piles up on one machine. We test it with your real distribution of customers first.",
    },
    {
      title: "Managed, near Indian users",
      text: "Atlas offers clusters in Mumbai, with continuous backup and monitoring. We set network access to named addresses and a spending alert before any data goes in.",
    },
  ],
  limits: {
    text: "Nothing enforces a reference: delete a customer, and the orders that name it remain. Copied fields drift unless somebody owns their upkeep. Multi-document transactions exist, yet a design that needs them in every request has chosen the wrong store. Ad hoc reports over several collections are laborious beside SQL. The server’s SSPL licence matters if you plan to resell it as a service. Ledgers, stock with strict counts and anything an auditor will query freely go elsewhere in our designs.",
    alternatives: [
      {
        technology: "postgresql",
        when: "Records refer to one another, money is involved, or reports are not known in advance.",
      },
      {
        technology: "firebase",
        when: "Phones read and write directly, offline included, with no server of your own in between.",
      },
    ],
  },
  services: ["backend-api-engineering", "custom-software-development"],
  facts: [
    {
      says: "MongoDB 8",
      source: "https://www.mongodb.com/docs/manual/release-notes/",
      seen: "2026-11-23",
    },
  ],
} satisfies TechnologyContent;
