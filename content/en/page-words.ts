import type { Worded } from "./island-words.ts";

/** Texts on the pages of services, technologies, guides, sheets and case studies that are the same on each. */
const english = {
  /** The section of a page, by the first part of its address. Shown in results of the search, and on social images. */
  sections: {
    pages: "Pages",
    services: "Services",
    guides: "Guides",
    sheets: "Sheets",
    "case-studies": "Case studies",
  },

  guides: {
    /** The step of the breadcrumbs above each of them. */
    crumb: "Guides",
    /** Stands before the day of the last review. */
    reviewed: "Reviewed",
    table: "Side by side",
    columns: {
      name: "Technology",
      choose: "Choose it when",
      hurts: "Where it hurts",
      leaving: "What it costs to leave",
    },
    decision: {
      heading: "A way to decide",
      rule: "From the top: the first yes decides.",
      yes: "Yes",
      no: "No",
      /** After it, for screen readers. */
      next: ": the next question",
      /** The heading above the answer for when every question was answered with no. */
      otherwise: "Then it’s most likely",
      beside: "Alongside any of them",
    },
    omitted: "What we left out, and why",
  },

  sources: {
    heading: "Sources",
    text: "Every statement below has a link to its source, so you can check it. Anything on this page without a source is our own judgement.",
    /** Between the name of the source and the day. */
    seen: ", last looked at on",
    /** The same, if only a stored copy of the source was read. */
    copied: " (copy of the page), as of",
  },

  /** What the sources of `content/cited-prices.ts` are called, by the price. */
  priceSources: {
    domain: "Codekilla’s list of domain sellers’ prices",
    server: "Amazon’s user guide for Lightsail",
    gateway: "Amazon SmartBiz’s help page on Razorpay’s fees",
    apple: "Apple’s Developer Program page",
    google: "Google’s Play Console Help",
    "store-share": "Google’s Play Console Help",
    whatsapp: "WabaConnect’s list of Meta’s rates for India",
    "whatsapp-reply": "WhaTools’ page on the cost of WhatsApp messages",
    "sms-registration": "BookMySMS’s page on registration for SMS",
    sms: "TechTo Networks’ own starting price",
    gst: "BUSY’s page on GST for software (SAC 998314)",
    dollar: "European Central Bank rates of 23 July 2026",
    "hosted-shop": "Shopify’s price page",
    "upkeep-fixed": "Izafa Labs’ page on yearly contracts",
    "upkeep-share": "BN Techno’s page on its yearly contract",
  },

  sheets: {
    crumb: "Sheets",
    toPrint: "TO PRINT",
    example: "EXAMPLE, TO PRINT",
    /** Labels in the list of all sheets: for one to be filled in, and for the example. */
    fillIn: "To print and fill in",
    read: "An example, to read and to print",
  },

  resources: {
    guide: "{title} (guide)",
    sheet: "{label} (printable page)",
    /** The licence of a table, stated below it and in its file. */
    licence:
      "You may reuse this table, in part or in whole, if you name Kutch IT and link to this page (CC BY 4.0, creativecommons.org/licenses/by/4.0).",
  },

  /** The example of an estimate. A pair has the name of a line, and how it is calculated. */
  estimate: {
    items: {
      heading: "Example list of items",
      text: "Amounts are person-days multiplied by a made-up rate of {rate} a day.",
      caption: "A sample estimate, with a made-up rate",
      heads: ["Item", "What is assumed", "Person-days", "Amount"] as const,
      sum: ["Sum", "Of the {count} items"] as const,
      reserve: ["Reserve", "{share} of the sum, on a line of its own, so that you can see it"] as const,
      total: ["Total (example)", "Sum and reserve"] as const,
      tax: "{tax} at {share}",
      withTax: ["Total with {tax}", "What you pay altogether"] as const,
    },
    weeks: {
      heading: "Example timetable in weeks",
      text: "We count {days} person-days a week for the whole team.",
      caption: "Example timetable, stage by stage",
      heads: ["Stage", "What happens", "Person-days", "Weeks"] as const,
      reserve: "If we use it",
      total: ["From the order to the launch", "With the reserve"] as const,
    },
    payments: {
      heading: "Example payment plan",
      caption: "Example of when each part is paid",
      heads: ["When", "Share", "Amount"] as const,
      total: ["Altogether", "The total with {tax}"] as const,
    },
    warranty: "Example warranty: {days} days",
    leftOut: "What this example leaves out",
  },

  caseStudy: {
    back: "BACK TO CASE STUDIES",
    results: "KEY RESULTS",
    whom: "WHO IT’S FOR",
    wrong: "WHAT GOES WRONG",
    changed: "WHAT CHANGED",
    industry: "INDUSTRY",
    duration: "DURATION",
    technologies: "TECHNOLOGIES",
    services: "SERVICES",
    overview: "Overview",
    /** The heading over the challenges, the note on the English second half, and the link to it. Never shown on an English page. */
    challenges: "What is hard about it",
    rest: "The solutions, a drawing of the system and the technical part are on the English page.",
    readOn: "READ THE REST",
    discuss: "DISCUSS YOUR PROJECT",
    next: "NEXT CASE STUDY",
  },

  /** Pages of services. */
  service: {
    /** The accessible name of the list of technologies. */
    technologies: "Technologies",
    covers: "What we do for you",
    process: "How we work",
    builtWith: "The tools we use",
    bring: "What we need from you",
    atWork: "Projects that involved this kind of work",
    questions: "What to ask us before the work begins",
    alsoAsked: "MORE ON COST, HOURS, OWNERSHIP",
    /** The duration of a project. */
    months: { one: "{count} month", other: "{count} months" },
    resources: "Guides, sheets and files",
  },

  technologies: {
    /** The accessible name of the list of groups. */
    categories: "Categories",
    /** The link to the English page that compares the technologies of a group. */
    compare: "Compare {category} technologies",
    /** Stands before the industries of the case studies. `{count}` is one of `numbers`, from ten on a figure. */
    used: { one: "In {count} case study:", other: "In {count} case studies:" },
    numbers: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"] as const,
  },

  portfolio: {
    technologies: "Technologies",
    contact: "Get in Touch",
  },

  caseStudies: {
    results: "Key results",
    read: "READ THE CASE STUDY",
    /** After it, for screen readers. */
    about: "about the {title}",
  },
};

/** The type of every language's texts. */
export type PageWords = Worded<typeof english>;

export default english satisfies PageWords;
