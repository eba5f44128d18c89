import type { PageText } from "../../pages.ts";

export default {
  name: "Custom software development",
  order: 5,
  menuLabel: "Custom software development",
  menuLine: "Software for how your company works",
  runsBehind: true,
  inMobileMenu: true,
  head: {
    title: "Custom software development for your business",
    description:
      "Software for stock, bookings, approvals and reports, built around the way your people work, connected with Tally and Excel, and moved in step by step.",
  },
  keywords: [
    "custom software development",
    "enterprise application development",
    "workflow automation",
    "data management software",
    "system integration",
    "spreadsheet replacement",
  ],
  tagline: "Business software built around the way you work, when nothing you can buy fits",
  technologyLine: ["Django", "Spring Boot", "Node.js", "React", "PostgreSQL", "Docker"],
  first: [
    {
      question: "Do you build software for a company our size?",
      answer:
        "Yes: for a clinic, a warehouse or a workshop as well as for larger companies. It pays off where you differ from your competitors: your prices, your production, your orders. For accounting, payroll or mail, something you can buy is better and cheaper, and we’ll tell you so.",
    },
    {
      question: "How long until the new software takes over?",
      answer:
        "It takes over one part at a time. In our case studies, the healthcare system took 8 months and the logistics platform 10. But your people start using it once the first part is done, while the old way still runs.",
    },
    {
      question: "What does custom software cost?",
      answer:
        "You get an itemised estimate before any work begins. Have the contract say that you can stop after the first part: by then you’ve spent little, and you know whether it works for you.",
    },
  ],
  intro: [
    "Many companies have a spreadsheet that only one person dares to change. We start there: we read its formulas, ask why each exception exists, and build software that knows the same rules and works for several people at once. It’s yours: code, database and documentation.",
  ],
  services: [
    {
      title: "Enterprise applications: for work done all day",
      text: "Stock, bookings, production and cases: you can do everything by keyboard, lists stay fast with a hundred thousand rows, and the auditor sees who changed what.",
    },
    {
      title: "Workflow automation: who has to do what next",
      text: "Approvals, reminders and hand-overs in clear steps, each with a name on it.",
    },
    {
      title: "Data management: every fact in one place",
      text: "Each fact is stored once, old files are cleaned up, and two reports for the same day never disagree.",
    },
    {
      title: "Integration: connected with Tally, Excel and banks",
      text: "One day the other system will be down, so each link waits, tries again, and tells someone.",
    },
  ],
  diagram: {
    title: "How you move from the old way to the new software",
    caption:
      "One kind of order goes through the new software while the old way keeps running. We compare the results until they agree.",
    spoken: [
      "Your people enter one kind of order in the new software, while the old way keeps running.",
      "We compare the results of both, with real data.",
      "Once they agree, that part of the work moves over, and the old system has less to do.",
    ],
    nodes: [
      { id: "people", label: "Your people", column: 1, row: 1 },
      { id: "new", label: "New software", detail: "one part of the work", column: 1, row: 2 },
      { id: "old", label: "Old way", detail: "keeps running", column: 2, row: 1 },
      { id: "compare", label: "Comparison", detail: "with real data", column: 2, row: 2 },
      { id: "moved", label: "Part moved over", detail: "the old way does less", column: 2, row: 3 },
    ],
    edges: [
      { from: "people", to: "new", label: "one kind of order" },
      { from: "people", to: "old" },
      { from: "old", to: "compare", label: "result" },
      { from: "new", to: "compare" },
      { from: "compare", to: "moved", label: "they agree" },
    ],
  },
  process: [
    {
      title: "We watch how the work is done",
      text: "For a few days we watch, collect the papers and note the exceptions. Then you get a short document that says what the first version will do.",
    },
    {
      title: "We replace one part of the old way",
      text: "We build one department or one kind of order completely, in two-week steps.",
    },
    {
      title: "We add part after part, then hand it over to you",
      text: "The old system does less and less, until you can switch it off. You get the manual, the instructions for running it, and the tests.",
    },
  ],
  bring: [
    "The spreadsheet, the paper forms and the person who understands them, for half a day in the first week.",
    "A copy of real data. We agree in writing how it’s protected, and hide what we don’t need to see.",
    "Two or three people who try each step for an hour every fortnight and say what they think.",
  ],
  questions: [
    {
      question: "What happens to the software if your company closes down?",
      answer:
        "It keeps running, in your accounts, with no licence of ours that could run out. Many engineers in India know its languages, and the instructions and tests are written for people who’ve never met us.",
    },
  ],
  confirm: [
    "A client may end a contract after the first part; the page advises having it written down.",
    "Custom work goes as the page says: some days of watching, one part built and used next to the old way, results compared, and a manual, instructions and tests handed over.",
    "In the free consultation the firm goes through the client’s spreadsheet with the client and says whether a bought product would do the same.",
    "Custom software is made for clinics, warehouses and workshops as well as for larger companies.",
  ],
  callToAction: {
    title: "Show us the spreadsheet you work with",
    text: "A screenshot without the numbers is enough. In the free consultation we’ll go through it with you and ask whether something you can buy would do the same.",
    label: "START YOUR CUSTOM PROJECT",
  },
  technologies: ["django", "spring-boot", "nodejs", "react", "typescript", "postgresql", "mysql", "docker"],
  caseStudies: ["healthcare-management-system", "logistics-management-platform"],
} as const satisfies PageText<"/services/:slug">;
