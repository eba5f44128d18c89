import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Software for clinics, warehouses and schools",
    description:
      "What we can build for warehouses, carriers, clinics, schools and companies that handle payments, and what must never go wrong in each trade.",
  },
  tagline: "Software for warehouses, clinics, schools and companies that handle payments",
  intro: [
    "Every trade has something that must never go wrong. A warehouse must not count a pallet twice, a clinic must not show a record to the wrong person, a payment must not go through unnoticed, an examination must not lose an answer. We ask you for that point in the first consultation, and design the rest around it.",
  ],
  sectors: [
    {
      slug: "warehouse-logistics",
      name: "Warehouse & Logistics",
      tagline: "The stock in the system and the stock on the shelf are the same number",
      text: "Kutch has two of India’s great cargo ports, Mundra and Kandla, and the roads here are full of containers. Software for this trade has to suit the people between the gate and the customer’s door: a store hand with gloves and a scanner, a driver without signal, a dispatcher with six telephones. It records what happened where it happened, offline if need be, and sorts out the order of events afterwards.",
      solutions: [
        {
          title: "Warehouse management",
          text: "Goods in, put-away, picking and counting by barcode on Android handhelds. Each movement is a row that is never edited; stock is the sum of the movements, so any figure can be explained.",
        },
        {
          title: "Fleet and delivery tracking",
          text: "A driver app that stores positions, signatures and photographs until it has a network, and a map for dispatchers and customers that says how old a position is.",
        },
        {
          title: "Route and load planning",
          text: "Proposals that respect time windows, vehicle size and driving hours. The dispatcher can overrule each one, and the reason given is kept for tuning the rules.",
        },
        {
          title: "Gate passes and shipping papers",
          text: "Weighbridge readings, gate passes, e-way bills and proof of delivery attached to one shipment, and exchanged with the accounting system, such as Tally, without retyping.",
        },
      ],
      caseStudy: "logistics-management-platform",
      technologies: ["flutter", "android", "nodejs", "postgresql", "mongodb"],
    },
    {
      slug: "healthcare",
      name: "Healthcare",
      tagline: "Patient records that open quickly, and only for those who may see them",
      text: "A clinic’s software is used by people who have a patient in front of them, so it must be quick. It must also be able to say later who opened which record and why. Before the first screen we write down with the clinic who may see what, the receptionist who covers for the pharmacy on Saturdays included, and what goes on when the line is down, such as a day’s list on the desk’s own computer. Most duties of India’s data protection act, which covers patients’ data too, begin in May 2027.",
      solutions: [
        {
          title: "Appointments and queues",
          text: "Booking by phone, desk and web into one calendar. The database itself refuses two patients in one slot, whichever screen they come from, and reminders go out in the patient’s language.",
        },
        {
          title: "Patient records",
          text: "Histories, prescriptions and reports with access by role. Every reading of a record is logged as well as every change, and emergency access is possible but asks for a reason that somebody reviews.",
        },
        {
          title: "Laboratory and devices",
          text: "Results taken from analysers over HL7, matched by barcode and held until a person releases them. Exchange with other providers uses FHIR, the format of India’s national digital health programme.",
        },
        {
          title: "Billing and pharmacy",
          text: "Charges arise from what was done and dispensed, batches and expiry dates included. The day closes with a report in which cash, cards and insurance claims agree with the appointments.",
        },
      ],
      caseStudy: "healthcare-management-system",
      technologies: ["django", "postgresql", "react", "flutter"],
    },
    {
      slug: "fintech",
      name: "FinTech",
      tagline: "Every rupee moves once, and the books can prove it",
      text: "Money software is judged on the day when something times out. We keep amounts in whole paise, book every movement as two entries that cancel out, and compare the books with the bank’s file each morning. In India only card issuers and networks may store card numbers, so a merchant’s system holds tokens and has less to lose.",
      solutions: [
        {
          title: "Payment processing",
          text: "UPI, cards and bank transfer in one system, with limits for each of them and a state for “unknown” that is resolved by asking the bank and never by guessing.",
        },
        {
          title: "Ledgers and wallets: books that balance",
          text: "Double-entry books in PostgreSQL. Entries are added, never changed; a correction is a new entry with a reference to the old one and to the person who approved it.",
        },
        {
          title: "Reconciliation: your books against the bank’s",
          text: "Bank, gateway and own records matched automatically by amount, reference and date. The remainder goes to a work list with an age on every item.",
        },
        {
          title: "New customers and risk checks",
          text: "Identity checks through the providers you have contracts with, limits per customer and per day, and rules that an analyst can read, test against last month and switch off.",
        },
      ],
      caseStudy: "fintech-payment-processing",
      technologies: ["golang", "nodejs", "postgresql", "kubernetes", "aws"],
    },
    {
      slug: "edtech",
      name: "EdTech",
      tagline: "Lessons that open on a family’s one phone, even with a weak signal",
      text: "The pupil to design for shares a phone with a sister, pays for data by the day and studies in Gujarati. Video adapts its quality to the connection, lessons can be fetched on school Wi-Fi for the evening, and an answer is saved the moment it is given. From May 2027 India’s data protection act asks for a parent’s verifiable consent for everyone under eighteen, so we collect little and track nobody.",
      solutions: [
        {
          title: "Learning platforms",
          text: "Courses, video, exercises and certificates for a school or a training firm, with authoring that a teacher manages without a manual and text in more than one script.",
        },
        {
          title: "Online examinations",
          text: "Every answer goes to the server at once and to the device if the network is gone. The clock is the server’s, and a pupil whose power fails continues where they stopped.",
        },
        {
          title: "Offline learning apps",
          text: "Flutter apps that download a chapter, mark exercises on the device and synchronise progress later, with a separate profile for each child on the phone.",
        },
        {
          title: "School systems and integration",
          text: "Admissions, attendance, fees and messages to parents, linked with existing learning tools by LTI so that pupils sign in once and marks arrive in one book.",
        },
      ],
      technologies: ["flutter", "nextjs", "django", "postgresql", "cloudflare"],
    },
  ],
  carousel: [
    {
      name: "Healthcare",
      leadsTo: "/industries#healthcare",
      description: "Appointments, records and laboratory results, with a log of who opened what and why.",
      clients: "Clinics, laboratories and pharmacies",
    },
    {
      name: "Fintech",
      leadsTo: "/industries#fintech",
      description: "Payments and accounts that balance, in which a payment sent twice moves the money once.",
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
      description: "Lessons and examinations that go on when the network or the power fails.",
      clients: "Schools, coaching centres and training firms",
    },
    {
      name: "Logistics",
      leadsTo: "/industries#warehouse-logistics",
      description: "Software for warehouse, drivers and dispatch that records what happened, even without a signal.",
      clients: "Warehouses, carriers and port-side forwarders",
    },
  ],
  closing: {
    title: "Tell us what must never go wrong in your business",
    text: "In whatever words you use for it at work. The first consultation is free and begins there, for the four trades above and for those that are not on this page.",
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
