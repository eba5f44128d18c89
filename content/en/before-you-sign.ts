import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Checklist before you sign a website contract",
    description:
      "Twenty-seven questions to ask any developer of a website or an app, us included: ownership, price, time, changes, faults, data, AI and leaving.",
  },
  keywords: [
    "software contract checklist",
    "website contract questions",
    "before hiring a web developer",
    "who owns the website code",
    "app development agreement India",
  ],
  heading: "Before you sign: what to ask any supplier",
  label: "Before you sign: a list to print",
  badge: "TO PRINT",
  tagline:
    "Questions for anyone who offers to build you a website, an app or other software, us included. Print one copy for each supplier.",
  lead: [
    "Ask each question, and write the answer in the third column. What matters should be in the contract, because a promise made by phone is hard to prove later. Some of our own answers aren’t on this site yet: ask us, and we’ll put them in writing. This isn’t legal advice: if the sum is large, have a lawyer read the contract.",
  ],
  sections: [
    {
      title: "Who owns the domain, the accounts and the code",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          { ask: "Whose name is the domain in?", good: "Yours, in an account you can log in to yourself" },
          {
            ask: "Whose name are the hosting, app store and payment accounts in?",
            good: "Yours. You give the supplier access, and you can take it away",
          },
          {
            ask: "Who owns the code, the design and the text, and from when?",
            good: "You do. The contract says when each part becomes yours, for example after each payment",
          },
          {
            ask: "Which parts of the software belong to somebody else?",
            good: "A list of bought or open-source parts, with their licences and their yearly cost",
          },
        ],
      },
    },
    {
      title: "What the project costs, now and each year",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          { ask: "What’s in the price, item by item?", good: "A list, with what’s assumed and what’s left out" },
          { ask: "Is GST included?", good: "Yes or no in writing, with the GST rate and the supplier’s GSTIN" },
          {
            ask: "When is each payment due?",
            good: "In stages: you pay for each one after you’ve seen something working, and for the last one after the launch",
          },
          { ask: "What will I pay each year?", good: "A list with the domain, hosting, messages, licences and upkeep" },
        ],
      },
    },
    {
      title: "Who does the work, and how you keep track",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          { ask: "Who does the work?", good: "Names, and whether the supplier uses outside freelancers" },
          { ask: "When will I see something working?", good: "Every week or two, on your own phone" },
          {
            ask: "What do you need from me, and by when?",
            good: "A list with dates: your text, your prices, and time with people who can decide",
          },
          {
            ask: "What does a change cost?",
            good: "They tell you what each change will cost and how many days it’ll take, and start once you’ve agreed in writing",
          },
          {
            ask: "What happens if the project is late?",
            good: "They tell you early, and you decide what can wait. The contract says so",
          },
        ],
      },
    },
    {
      title: "How you know the work is finished",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          {
            ask: "What has to work before I accept the software?",
            good: "A written list of tests that both sides can run, on phones you’ve agreed on",
          },
          {
            ask: "How long are faults fixed free of charge?",
            good: "A number of months, and what counts as a fault and what counts as a change",
          },
          {
            ask: "Who answers if the software breaks, and how fast?",
            good: "A name, hours and a reply time, including evenings if you need them",
          },
        ],
      },
    },
    {
      title: "Your data, and what you get when you leave",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          {
            ask: "Where is my customers’ data kept, and who sees it?",
            good: "A country, a company, and a list of people",
          },
          {
            ask: "Are there backups, and has one ever been restored?",
            good: "Yes. They say how often backups are made, where, and when one was last restored",
          },
          {
            ask: "Who installs security updates?",
            good: "A name, how often updates are installed, and what they cost",
          },
          {
            ask: "What do I get if I leave?",
            good: "The code, the data in a form others can read, the passwords and a description of the system, within a fixed number of days",
          },
        ],
      },
    },
    {
      title: "If AI assistants write part of the code",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          {
            ask: "Which AI assistants do you use, and on which plan?",
            good: "Product names, and whether your data is stored or used to train AI",
          },
          { ask: "Which of our data do you put into AI tools?", good: "A written rule, and your right to say no" },
          {
            ask: "Who checks code written by an AI before it’s used?",
            good: "A named engineer, and a second one to check",
          },
          {
            ask: "Who writes the tests, and when?",
            good: "Someone who knows the requirements, brought in before any code is written",
          },
          {
            ask: "How do you choose other people’s ready-made code?",
            good: "They check the code’s origin and licence, and stick to one exact version",
          },
          {
            ask: "Which parts of the code do you write without AI?",
            good: "A list that includes security and payments",
          },
          {
            ask: "Who owns code written with AI, and who fixes any faults?",
            good: "The contract says who owns it and who fixes it, and makes no exception for AI tools",
          },
        ],
      },
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/what-a-website-costs", label: "What a website or an app costs" },
      { to: "/contact", label: "How we answer questions like these" },
      { to: "/blog/ai-future-software-development", label: "AI and the future of software development" },
    ],
  },
  on: [
    "/",
    "/contact",
    "/services/web-development-kutch",
    "/services/custom-software-development",
    "/services/flutter-app-development",
  ],
  closing: {
    title: "Ask us the questions on this list too",
    text: "Bring the list to the first consultation, which is free, and write down what we say.",
  },
  confirm: [
    "The list on what to ask before signing holds for the firm's own contracts: it can answer each question in writing.",
    "The site says nothing of the stages in which a client pays: decide on them, and say them on the page of costs.",
    "The site says nothing of how many months faults are fixed free of charge: decide, and say it on the page of costs.",
    "The site says nothing of how fast the firm replies to an enquiry or to a fault: decide, and say it on /contact.",
  ],
} as const satisfies PageText<"/before-you-sign">;
