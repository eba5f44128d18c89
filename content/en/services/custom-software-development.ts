import type { PageText } from "../../pages.ts";

export default {
  name: "Custom software development",
  order: 5,
  menuLabel: "Custom software development",
  menuLine: "Software for one firm’s own work",
  runsBehind: true,
  inMobileMenu: true,
  head: {
    title: "Custom software development",
    description:
      "Enterprise applications, workflow automation, data management and integration, fitted to how your people already work and moved in beside the old system.",
  },
  keywords: [
    "custom software development",
    "enterprise application development",
    "workflow automation",
    "data management software",
    "system integration",
    "spreadsheet replacement",
  ],
  tagline: "Business software made for your own way of working, when no product on the market fits",
  technologyLine: ["Django", "Spring Boot", "Node.js", "React", "PostgreSQL", "Docker"],
  intro: [
    "In many firms there is a spreadsheet that only one person dares to change. It holds rules that nobody has written down, and it works. We begin with it: we read its formulas, ask why each exception exists, and build software that knows the same rules, serves several people at once and records who changed what.",
    "The software belongs to you: code, database and documentation, with no fee for each user and no licence of ours inside. You have to keep it running, with us or with somebody else. So we choose technology that other engineers in India know, such as Django, Spring Boot, PostgreSQL and React, and write down how to run it without us.",
    "It pays for the part in which you differ from your competitors: your prices, your production, the way your orders run. Where your work is the same as everyone’s, as in accounting, payroll or mail, a bought product is better and cheaper. In the free consultation we look for that part together; if there is none, we say so.",
  ],
  services: [
    {
      title: "Enterprise applications: for work done all day",
      text: "Inventory, booking, production and case handling for the people who work in it all day. That means full keyboard use, lists that stay quick at a hundred thousand rows, permissions down to the field, and a history that can answer an auditor.",
    },
    {
      title: "Workflow automation: who has to do what next",
      text: "Approvals, reminders, documents and hand-overs in clear steps, each with the name of whoever has to act. Anyone can see where a case is stuck, even when it has waited for somebody for three weeks. Decisions that need judgement stay with people.",
    },
    {
      title: "Data management: every fact in one place",
      text: "One place for each fact, clean-up of what has gathered in files over the years, and reports that always give the same number for the same day. Imports are written to be repeated: the trial run in June and the real one in October use the same script.",
    },
    {
      title: "Integration: connected with Tally, Excel and banks",
      text: "Tally, Excel files, banks, marketplaces, scales, label printers and government portals: connected directly where they offer an API, and by file where they do not. The other side will be down one day, so each link waits, tries again, and tells a person.",
    },
  ],
  diagram: {
    title: "How the new software takes over from the old way",
    caption:
      "One kind of order goes through the new software while the old way keeps running. Both results are compared until they agree; then that part has moved, and the next one begins.",
    nodes: [
      { id: "people", label: "Your people", column: 1, row: 1 },
      { id: "new", label: "New software", detail: "one part of the work", column: 1, row: 2 },
      { id: "old", label: "Old way", detail: "keeps running", column: 2, row: 1 },
      { id: "compare", label: "Comparison", detail: "with real data", column: 2, row: 2 },
      { id: "moved", label: "Part moved over", detail: "the old system empties", column: 2, row: 3 },
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
      text: "For some days we watch the process, collect its papers and note the exceptions. The result is a short document: what happens today, what it costs, what the first version does, and what it leaves alone on purpose.",
    },
    {
      title: "We replace one part of the old way",
      text: "We take one department or one kind of order and build it to the end, in two-week pieces, used by the people concerned with real data. The old way keeps running beside it, and both results are compared until they agree.",
    },
    {
      title: "We add part after part, then hand it over to you",
      text: "Part by part the old system empties, until it can be switched off without a fixed day that everybody fears. Training is done by your own first users; we supply the manual, the instructions for running it and the tests.",
    },
  ],
  bring: [
    "The spreadsheet, the paper forms and the person who understands them, for half a day in the first week.",
    "A decision on who owns the process when two departments do it differently.",
    "A copy of real data. We agree in writing how it is protected, and mask what we need not see.",
    "Two or three users who try each piece for an hour every fortnight and may be blunt.",
  ],
  questions: [
    {
      question: "How long until the new software replaces the old?",
      answer:
        "One part at a time. The healthcare system of our case study took 8 months, the logistics platform 10. What matters more is the day on which your people first work with it: that is the end of the first part, and the old way still runs beside it.",
    },
    {
      question: "Can we stop after the first part of the project?",
      answer:
        "You should be able to, so have it written into the contract. You then have one department at work on the new software, the old way for everybody else, and the code. If the first part does not convince you, that is the cheapest place to find out.",
    },
    {
      question: "What if our way of working changes halfway?",
      answer:
        "It will, because watching the work brings up rules that nobody had mentioned. What has not been started can be reordered or dropped. A new rule is estimated on its own before we write it. What is in use goes on working: its tests say what it did before.",
    },
    {
      question: "What becomes of the software if your firm is gone?",
      answer:
        "It goes on running, in your accounts, with no licence of ours that could expire. Many engineers in India know the languages it is written in. They would begin with the written instructions and the tests, which are written for somebody who has never met us.",
    },
  ],
  confirm: ["A client may end a contract after the first slice; the page advises having it written down."],
  callToAction: {
    title: "Show us the spreadsheet you work with",
    text: "A screenshot without the numbers is enough. In the free consultation we read its columns with you and ask whether a bought product would do the same.",
    label: "START YOUR CUSTOM PROJECT",
  },
  technologies: ["django", "spring-boot", "nodejs", "react", "typescript", "postgresql", "mysql", "docker"],
  caseStudies: ["healthcare-management-system", "logistics-management-platform"],
} as const satisfies PageText<"/services/:slug">;
