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
      "Software for stock, bookings, approvals and reports, built around the way your staff work, connected with Tally and Excel, and introduced step by step.",
  },
  keywords: [
    "custom software development",
    "enterprise application development",
    "workflow automation",
    "data management software",
    "system integration",
    "spreadsheet replacement",
  ],
  tagline: "Business software built around the way you work, for when nothing you can buy fits",
  technologyLine: ["Django", "Spring Boot", "Node.js", "React", "PostgreSQL", "Docker"],
  first: [
    {
      question: "Do you build software for a company our size?",
      answer:
        "Yes, we build software for clinics, warehouses and workshops as well as for larger companies. Custom software pays off where you work differently from your competitors, for example in your pricing, production or orders. For accounting, payroll or e-mail, a ready-made product is better and cheaper, and we’ll tell you so.",
    },
    {
      question: "How long until the new software takes over?",
      answer:
        "The new software takes over one part of the work at a time. In our case studies, the healthcare system took 8 months and the logistics platform 10. Your staff start using the new software once its first part is done, alongside the old way of working.",
    },
    {
      question: "What does custom software cost?",
      answer:
        "You get an itemised estimate before any work begins. Make sure the contract lets you stop after the first part: by then you’ve spent little, and you know whether the software works for you.",
    },
  ],
  intro: [
    "Many companies have a spreadsheet that only one person dares to change. We start with your spreadsheet: we read its formulas, ask why each exception exists, and build software that follows the same rules and lets several people work at once. The software is yours, along with its code, database and documentation.",
  ],
  services: [
    {
      title: "Enterprise applications: software used all day",
      text: "We build software for stock, bookings, production and case files. You can do everything from the keyboard, lists stay fast with 100,000 rows, and your auditor can see who changed what.",
    },
    {
      title: "Workflow automation: who has to do what next",
      text: "Approvals, reminders and handovers become clear steps, and each step says whose turn it is.",
    },
    {
      title: "Data management: every fact in one place",
      text: "Each fact is stored once, old files are cleaned up, and two reports for the same day never disagree.",
    },
    {
      title: "Integration: connected to Tally, Excel and banks",
      text: "Sooner or later Tally or the bank won’t answer, so each link waits, tries again and alerts someone.",
    },
  ],
  diagram: {
    title: "How you move from the old way of working to the new software",
    caption:
      "For one kind of order, you use the old way and the new software side by side. We compare the two results until they agree.",
    spoken: [
      "Your staff enter one kind of order in the new software, and keep doing it the old way too.",
      "We run your real data the old way and through the new software, and compare the results.",
      "Once the results agree, that part of the work moves to the new software, and the old system has less to do.",
    ],
    nodes: [
      { id: "people", label: "Your staff", column: 1, row: 1 },
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
      text: "For a few days we watch your staff at work, collect the paper forms and note the exceptions. Then you get a short document that says what the first version will do.",
    },
    {
      title: "We replace one part of the old system first",
      text: "First we build everything for one department or one kind of order, in two-week steps.",
    },
    {
      title: "We build it part by part, then hand it all over to you",
      text: "The old system does less and less, until you can switch it off. You get the manual, the instructions for running the software, and the tests.",
    },
  ],
  bring: [
    "Your spreadsheet and paper forms, and half a day in the first week with the person who understands them.",
    "A copy of the real data you work with. We agree in writing how your data is protected, and whatever we don’t need to see is hidden from us.",
    "Two or three of your staff who can try the new software for an hour every fortnight and say what they think.",
  ],
  questions: [
    {
      question: "What happens to the software if your company closes down?",
      answer:
        "Your software keeps running in your own accounts, and needs no licence from us that could expire. Many engineers in India know the programming languages we use, and the instructions and tests are written for people who’ve never met us.",
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
    text: "A screenshot without the numbers is enough. In the free consultation we’ll go through your spreadsheet with you and see whether something you can buy would do the same job.",
    label: "START YOUR CUSTOM PROJECT",
  },
  technologies: ["django", "spring-boot", "nodejs", "react", "typescript", "postgresql", "mysql", "docker"],
  caseStudies: ["healthcare-management-system", "logistics-management-platform"],
} as const satisfies PageText<"/services/:slug">;
