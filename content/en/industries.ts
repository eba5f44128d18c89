import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Software for clinics, warehouses and schools",
    description:
      "What we can build for warehouses, transport companies, clinics, schools and companies that handle payments, and what must never go wrong in each.",
  },
  tagline: "Software for warehouses, clinics, schools and payments",
  intro: [
    "Every trade has something that must never go wrong. A warehouse can’t count a pallet twice, a clinic can’t show a record to the wrong person, an exam can’t lose an answer. We’ll ask you about that first, and design the rest around it.",
  ],
  sectors: [
    {
      slug: "warehouse-logistics",
      name: "Warehouse & Logistics",
      tagline: "The stock in the system and the stock on the shelf are the same number",
      text: "Kutch has two of India’s great cargo ports, Mundra and Kandla, and its roads are full of containers. Software here has to suit the people between the gate and the customer’s door: someone in gloves with a scanner, a driver with no signal, a dispatcher with six phones. It records what happened where it happened, offline if need be, and puts the events in order afterwards.",
      solutions: [
        {
          title: "Warehouse management",
          text: "Goods in, put-away, picking and counting by barcode on Android handhelds. Movements are recorded and never edited, so you can always explain a stock figure.",
        },
        {
          title: "Fleet and delivery tracking",
          text: "A driver app that keeps positions, signatures and photos until it has a network, and a map for dispatchers and customers that says how old a position is.",
        },
        {
          title: "Route and load planning",
          text: "Suggestions that respect time windows, vehicle size and driving hours. The dispatcher can overrule any of them and say why.",
        },
        {
          title: "Gate passes and shipping papers",
          text: "Weighbridge readings, gate passes, e-way bills and proof of delivery in one place for each shipment, and passed on to your accounting, such as Tally, with no retyping.",
        },
      ],
      caseStudy: "logistics-management-platform",
      technologies: ["flutter", "android", "nodejs", "postgresql", "mongodb"],
    },
    {
      slug: "healthcare",
      name: "Healthcare",
      tagline: "Patient records that open quickly, and only for the people who may see them",
      text: "People use a clinic’s software with a patient in front of them, so it has to be quick. It also has to be able to show, later on, who opened which record, and why. Before the first screen we write down with you who may see what, even the receptionist who covers for the pharmacy on Saturdays, and how you carry on when the connection is down. Most duties of India’s data protection act, which covers patients’ data too, begin in May 2027.",
      solutions: [
        {
          title: "Appointments and queues",
          text: "Booking by phone, at the desk and online in one calendar. The database itself refuses two patients in one slot, and reminders go out in the patient’s language.",
        },
        {
          title: "Patient records",
          text: "Histories, prescriptions and reports. Each person sees what their job needs, and the system logs every time a record is opened. In an emergency anyone can get in, but has to give a reason that somebody reviews.",
        },
        {
          title: "Laboratory and devices",
          text: "Results are taken from lab machines over HL7, matched by barcode and held until a person releases them. With other providers you exchange data in FHIR, the format of India’s national digital health programme.",
        },
        {
          title: "Billing and pharmacy",
          text: "The bill is made from what was done and dispensed, with batches and expiry dates. The day closes with a report that checks cash, cards and insurance claims against the appointments.",
        },
      ],
      caseStudy: "healthcare-management-system",
      technologies: ["django", "postgresql", "react", "flutter"],
    },
    {
      slug: "fintech",
      name: "FinTech",
      tagline: "Every rupee moves once, and the books can prove it",
      text: "You can judge payment software on the day something times out. We keep amounts in whole paise, book every movement as two entries that cancel out, and compare the books with the bank’s file each morning. In India only card issuers and networks may store card numbers, so a merchant’s system keeps tokens and has less to lose.",
      solutions: [
        {
          title: "Payment processing",
          text: "UPI, cards and bank transfers in one system, with a limit for each. If an outcome is unknown, the system asks the bank and never guesses.",
        },
        {
          title: "Ledgers and wallets: books that balance",
          text: "Double-entry books in PostgreSQL. Entries are added, never changed: a correction is a new entry that names the old one and the person who approved it.",
        },
        {
          title: "Reconciliation: your books against the bank’s",
          text: "Bank, gateway and your own records are matched automatically by amount, reference and date. Whatever is left goes to a work list that shows how old it is.",
        },
        {
          title: "New customers and risk checks",
          text: "Identity checks through the providers you have contracts with, limits per customer and per day, and rules that an analyst can read, test and switch off.",
        },
      ],
      caseStudy: "fintech-payment-processing",
      technologies: ["golang", "nodejs", "postgresql", "kubernetes", "aws"],
    },
    {
      slug: "edtech",
      name: "EdTech",
      tagline: "Lessons that open on a family’s one phone, even with a weak signal",
      text: "Think of a pupil who shares a phone with a sister, pays for data by the day and studies in Gujarati. Video adapts to the connection, lessons can be downloaded on the school’s Wi-Fi for the evening, and an answer is saved the moment it’s given. From May 2027 India’s data protection act asks for a parent’s verifiable consent for everyone under eighteen, so we collect little and track nobody.",
      solutions: [
        {
          title: "Learning platforms",
          text: "Courses, video, exercises and certificates for a school or a training company, easy enough for a teacher to use without a manual, in more than one script.",
        },
        {
          title: "Online examinations",
          text: "Every answer goes to the server at once, or stays on the device if the network is gone. The server keeps the time, and a pupil whose power fails carries on where they stopped.",
        },
        {
          title: "Offline learning apps",
          text: "Flutter apps that download a chapter, mark exercises on the phone and sync progress later, with a profile for each child who uses it.",
        },
        {
          title: "School systems and integration",
          text: "Admissions, attendance, fees and messages to parents, linked (via LTI) to the learning tools you already use, so that pupils sign in once and marks end up in one place.",
        },
      ],
      technologies: ["flutter", "nextjs", "django", "postgresql", "cloudflare"],
    },
  ],
  carousel: [
    {
      name: "Healthcare",
      leadsTo: "/industries#healthcare",
      description: "Appointments, records and lab results, with a log of who opened what and why.",
      clients: "Clinics, laboratories and pharmacies",
    },
    {
      name: "Fintech",
      leadsTo: "/industries#fintech",
      description: "Payments and accounts that balance. Even if the same payment is sent twice, the money moves once.",
      clients: "Companies that handle payments, lenders, and marketplaces with wallets",
    },
    {
      name: "Ecommerce",
      leadsTo: "/case-studies/ecommerce-platform-redesign",
      description: "Online shops whose stock, prices and checkout follow your own rules, from catalogue to returns.",
      clients: "Makers, retailers and wholesalers who sell online",
    },
    {
      name: "Edtech",
      leadsTo: "/industries#edtech",
      description: "Lessons and exams that carry on when the network or the power fails.",
      clients: "Schools, coaching centres and training companies",
    },
    {
      name: "Logistics",
      leadsTo: "/industries#warehouse-logistics",
      description: "Software for the warehouse, drivers and dispatch that records what happened, even with no signal.",
      clients: "Warehouses, transport companies and forwarders at the ports",
    },
  ],
  closing: {
    title: "Tell us what must never go wrong in your business",
    text: "Use the words you use at work. The first consultation is free and starts there, for these four trades and for any other.",
  },
  confirm: [
    "All that the four sectors offer is offered. The specification gives each a tag line and four solutions without their words; EdTech has no case study.",
    "The firm takes on exchange with laboratory devices (HL7), with India’s digital health programme (FHIR), with e-way bills and with learning tools (LTI).",
    "The clients named on the cards of the carousel are those that the firm wants to work for; the specification names the field and nobody in it.",
  ],
  facts: [
    {
      says: "From May 2027 India’s data protection act",
      source: "https://www.getastra.com/blog/compliance/dpdp-compliance/",
      seen: "2026-11-23",
      until: "2027-05-13",
    },
    {
      says: "begin in May 2027",
      source: "https://www.getastra.com/blog/compliance/dpdp-compliance/",
      seen: "2026-11-23",
      until: "2027-05-13",
    },
    {
      says: "only card issuers and networks may store card numbers",
      source:
        "https://indianexpress.com/article/business/banking-and-finance/merchants-companies-cant-store-card-data-from-jan-1-rbi-7495299",
      seen: "2026-11-23",
    },
  ],
} as const satisfies PageText<"/industries">;
