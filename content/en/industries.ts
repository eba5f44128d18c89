import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Software for clinics, warehouses and schools",
    description:
      "What we can build for warehouses, transport companies, clinics, schools and companies that handle payments, and what must never go wrong in each.",
  },
  tagline: "Software for warehouses, clinics, schools and payments",
  intro: [
    "In every line of business there’s something that must never go wrong. A warehouse mustn’t count a pallet twice, a clinic mustn’t show a record to the wrong person, and an online exam mustn’t lose an answer. First we’ll ask what must never go wrong in your business, then design the software around that.",
  ],
  sectors: [
    {
      slug: "warehouse-logistics",
      name: "Warehouse & Logistics",
      tagline: "The stock in the system matches the stock on the shelf",
      text: "Kutch has two of India’s major cargo ports, Mundra and Kandla, and its roads are full of container lorries. Warehouse and delivery software has to suit the people who use it: someone in gloves holding a scanner, a driver with no signal, and a dispatcher with six phones. The software records each event on the spot, offline if need be, and puts the events in the right order afterwards.",
      solutions: [
        {
          title: "Warehouse management",
          text: "Your staff receive, store, pick and count goods by barcode, on Android scanners. Every stock movement is recorded and never edited, so you can always explain a stock figure.",
        },
        {
          title: "Fleet and delivery tracking",
          text: "A driver app that stores positions, signatures and photos until the network’s back, and a map that tells dispatchers and customers how old each position is.",
        },
        {
          title: "Route and load planning",
          text: "The software suggests routes and loads that respect delivery times, vehicle size and driving hours. The dispatcher can overrule any suggestion and note the reason.",
        },
        {
          title: "Gate passes and shipping papers",
          text: "For each shipment, the weighbridge readings, gate passes, e-way bills and proof of delivery are in one place, and go into Tally or other accounts software with no retyping.",
        },
      ],
      caseStudy: "logistics-management-platform",
      technologies: ["flutter", "android", "nodejs", "postgresql", "mongodb"],
    },
    {
      slug: "healthcare",
      name: "Healthcare",
      tagline: "Patient records that open quickly, and only for people who are allowed to see them",
      text: "People use a clinic’s software with a patient in front of them, so it has to be quick. Clinic software also has to show, later on, who opened which record and why. Before we build the first screen, we agree two things with you in writing: who may see what, down to the receptionist who runs the pharmacy on Saturdays, and how you’ll carry on when the connection is down. Most duties under India’s data protection act, which covers patients’ data too, begin in May 2027.",
      solutions: [
        {
          title: "Appointments and queues",
          text: "Bookings by phone, at the desk and online all go into one calendar. The database itself won’t accept two patients in one slot, and reminders go out in the patient’s language.",
        },
        {
          title: "Patient records",
          text: "The system keeps histories, prescriptions and reports. Staff see only what they need for their job, and the system logs every time a record is opened. In an emergency any member of staff can open a record, but has to give a reason, and somebody reviews it later.",
        },
        {
          title: "Laboratory and devices",
          text: "Results come from the lab machines over HL7, a standard for medical data, are matched to the patient by barcode, and wait until somebody releases them. You can exchange data with other clinics and hospitals in FHIR, the format used by India’s national digital health programme.",
        },
        {
          title: "Billing and pharmacy",
          text: "The bill lists the treatment and the medicines, with batch numbers and expiry dates. At the end of the day a report checks cash, cards and insurance claims against the appointments.",
        },
      ],
      caseStudy: "healthcare-management-system",
      technologies: ["django", "postgresql", "react", "flutter"],
    },
    {
      slug: "fintech",
      name: "FinTech",
      tagline: "Every payment goes through once, and the books prove it",
      text: "You find out how good payment software is on the day a payment times out. We keep amounts in whole paise, record every payment as two entries that balance, and compare the books with the bank’s statement each morning. In India only card issuers and networks may store card numbers, so your own system stores a stand-in (a token) for each card: there’s less to steal.",
      solutions: [
        {
          title: "Payment processing",
          text: "One system handles UPI, cards and bank transfers, each with its own limit. If it isn’t clear whether a payment went through, the system asks the bank and never guesses.",
        },
        {
          title: "Ledgers and wallets: books that balance",
          text: "We keep double-entry books in a database (PostgreSQL). Entries in the books are added and never changed: a correction is a new entry that names the old one and the person who approved it.",
        },
        {
          title: "Reconciliation: your books against the bank’s",
          text: "The software matches the bank’s and the payment gateway’s records with your own books, by amount, reference and date. Payments that don’t match go on a to-do list that shows how old each one is.",
        },
        {
          title: "New customers and risk checks",
          text: "Identity checks through your own providers, limits per customer and per day, and risk rules that an analyst can read, test and switch off.",
        },
      ],
      caseStudy: "fintech-payment-processing",
      technologies: ["golang", "nodejs", "postgresql", "kubernetes", "aws"],
    },
    {
      slug: "edtech",
      name: "EdTech",
      tagline: "Lessons that open on the one phone a family shares, even with a weak signal",
      text: "Think of a pupil who shares a phone with her sister, pays for data by the day and studies in Gujarati. Video adapts to the connection, lessons can be downloaded on the school’s Wi-Fi for use in the evening, and every answer is saved the moment it’s given. From May 2027 India’s data protection act requires a parent’s verifiable consent for anyone under eighteen, so we collect little data and track nobody.",
      solutions: [
        {
          title: "Learning platforms",
          text: "Courses, videos, exercises and certificates for a school or a training company, in more than one language and script, and easy enough for a teacher to use without a manual.",
        },
        {
          title: "Online examinations",
          text: "In an exam, every answer goes to the server at once, or stays on the pupil’s device until the network is back. The server keeps the time, and after a power cut the pupil carries on where they left off.",
        },
        {
          title: "Offline learning apps",
          text: "Flutter apps that download a chapter, mark exercises on the phone and sync progress later, with a separate profile for each child.",
        },
        {
          title: "School systems and integration",
          text: "Admissions, attendance, fees and messages to parents, linked to the learning tools you already use (via LTI), so that pupils sign in once and all their marks end up in one place.",
        },
      ],
      technologies: ["flutter", "nextjs", "django", "postgresql", "cloudflare"],
    },
  ],
  carousel: [
    {
      name: "Healthcare",
      leadsTo: "/industries#healthcare",
      description: "Appointments, records and lab results, with a log of who opened which record and why.",
      clients: "Clinics, laboratories and pharmacies",
    },
    {
      name: "Fintech",
      leadsTo: "/industries#fintech",
      description:
        "Payment software whose accounts always balance. Even if the same payment is sent twice, the money is only taken once.",
      clients: "Payment companies, lenders, and marketplaces with wallets",
    },
    {
      name: "Ecommerce",
      leadsTo: "/case-studies/ecommerce-platform-redesign",
      description: "Online shops that follow your own rules for stock, prices, checkout and returns.",
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
      description:
        "Software for warehouses, drivers and dispatchers that saves every entry even when there’s no signal.",
      clients: "Warehouses, transport companies and freight forwarders at the ports",
    },
  ],
  closing: {
    title: "Tell us what must never go wrong in your business",
    text: "Describe your work in plain, everyday words. The first consultation is free, whether or not your business is in one of these four fields.",
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
