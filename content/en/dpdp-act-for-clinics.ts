import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "DPDP Act for clinics: what you have to do",
    description:
      "India’s data protection act for a practice, a clinic or a laboratory: what to do, by when, what’s different for patients, and what to ask your supplier.",
  },
  keywords: [
    "DPDP Act for clinics",
    "DPDP Act hospital checklist",
    "patient data protection India",
    "clinic software DPDP",
    "data protection law doctor",
  ],
  heading: "What the DPDP Act asks of a clinic",
  label: "What the DPDP Act asks of a clinic",
  tagline: "For a practice, a clinic or a laboratory: what to do, by when, and the special rules for patients.",
  lead: [
    "The Digital Personal Data Protection Act covers records on a computer or phone, and paper that’s typed in later. We’re engineers, not lawyers: this is a summary, not legal advice, and the sources are below.",
  ],
  sections: [
    {
      title: "The deadline for most of the Act: 13 May 2027",
      paragraphs: [
        "The Rules under the Act came out in November 2025. Most of a clinic’s duties under them begin eighteen months after that. Ask your software supplier now: a month before the deadline it’ll be too late to change the software. If safeguards are missing, the Act allows a penalty of up to ₹250 crore.",
      ],
    },
    {
      title: "What you have to do",
      table: {
        columns: ["Duty", "What it means at your front desk"],
        rows: [
          [
            "Tell",
            "Give patients a plain sheet that says what you keep and why, how to withdraw consent and how to complain",
          ],
          ["Ask", "Ask for consent for each purpose beyond treatment, and make it as easy to withdraw as to give"],
          [
            "Protect",
            "Let each person see only what they need for their work, encrypt and back up the records, and log who opened what",
          ],
          [
            "Report",
            "If records leak, tell patients and the Data Protection Board at once, and give the Board full details within 72 hours",
          ],
          [
            "Delete",
            "Delete records once you no longer need them, but keep them for at least a year, and for longer if another law says so",
          ],
          [
            "Answer",
            "Give patients a contact person with a phone number, and a way to see, correct and erase their records",
          ],
        ],
      },
    },
    {
      title: "Special rules for patients",
      list: [
        "If patients give you their details for a purpose, such as booking an appointment, and don’t object, they don’t need to sign a consent form for it",
        "In an emergency that threatens life or health, you can use a patient’s data without waiting for consent",
        "You can use a child’s data without the parents’ verified consent, but only as far as the child’s health requires",
        "Other laws say how long you must keep medical records, and they still apply",
      ],
    },
    {
      title: "What to ask your software supplier",
      list: [
        "Which country are our patients’ records stored in, and who can read them?",
        "Can each of my staff have their own login, and can I see who opened a record?",
        "Do you keep the log of who opened which record for at least a year, as the Rules require?",
        "How do I copy, correct or delete one patient’s record?",
        "How soon would you tell me about a data leak, and is that in our contract?",
      ],
    },
  ],
  facts: [
    {
      says: "The Digital Personal Data Protection Act covers records on a computer or phone",
      source: "https://www.getastra.com/blog/compliance/dpdp-compliance/",
      seen: "2026-11-28",
    },
    {
      says: "The Rules under the Act came out in November 2025",
      source: "https://www.getastra.com/blog/compliance/dpdp-compliance/",
      seen: "2026-11-28",
    },
    {
      says: "a penalty of up to ₹250 crore",
      source: "https://www.getastra.com/blog/compliance/dpdp-compliance/",
      seen: "2026-11-28",
    },
  ],
  shownFacts: [
    {
      says: "The DPDP Rules were notified on 13 November 2025. Most of the duties that concern a clinic apply from 13 May 2027.",
      source:
        "https://www.aparajitha.com/recommendation-letter-recommendations-regarding-rule-83-of-the-digital-personal-data-protection-rules-2025/",
      seen: "2026-11-28",
      until: "2027-05-13",
    },
    {
      says: "Rule 6 of the DPDP Rules lists the minimum safeguards: encryption or masking, limited access, logs, backups, and contracts with suppliers.",
      source: "https://dpdpa.co.in/rule-6-dpdp-2025",
      seen: "2026-11-28",
    },
    {
      says: "Rule 8 of the DPDP Rules says that personal data and logs must be kept for at least a year and then erased, unless another law requires you to keep them longer.",
      source: "https://www.dpdpa.in/dpdpa_rules_2025/Rule_8.htm",
      seen: "2026-11-28",
    },
    {
      says: "A data leak must be reported without delay to the Data Protection Board and to the people affected, and the Board must get the details within 72 hours. If the required safeguards are missing, the penalty can be up to ₹250 crore.",
      source: "https://www.getastra.com/blog/compliance/dpdp-compliance/",
      seen: "2026-11-28",
    },
    {
      says: "Under the Fourth Schedule of the Rules, clinics can use a child’s data without the parents’ verified consent, to the extent necessary for the child’s health.",
      source: "https://dpdpa.co.in/fourth-schedule-2025",
      seen: "2026-11-28",
    },
    {
      says: "Section 7 of the Act lets you use data that somebody gave you voluntarily for a specific purpose and didn’t object to, or that you need in a medical emergency.",
      source:
        "https://www.apnilaw.com/bare-act/dpdp/section-7-digital-personal-data-protection-act-dpdp-certain-legitimate-uses",
      seen: "2026-11-28",
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/industries", label: "Software for clinics, warehouses and schools" },
      { to: "/case-studies/healthcare-management-system", label: "Case study: a healthcare management system" },
      { to: "/before-you-sign", label: "Before you sign: questions for any supplier" },
    ],
  },
  on: ["/industries", "/services/custom-software-development"],
  closing: {
    title: "Not sure what your clinic’s software can do?",
    text: "Tell us the name of your clinic’s software and how many people use it. The first consultation is free, and you don’t have to show us any patient records.",
  },
  confirm: ["A lawyer has read the page on the DPDP Act before it goes live."],
} as const satisfies PageText<"/dpdp-act-for-clinics">;
