import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Before you sign a software contract",
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
  tagline: "For any developer of a website, an app or other software, us included. One copy for each.",
  lead: [
    "Ask, and write the answer in the third column. What matters should be in the contract, because a promise on the phone is hard to prove later. Some of our own answers aren’t on this site yet: ask us, and we’ll put them in writing. This isn’t legal advice, so for a large sum let a lawyer read the contract.",
  ],
  sections: [
    {
      title: "Who owns the domain, the accounts and the code",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          { ask: "Whose name is the domain in?", good: "Yours, in an account you can log in to yourself" },
          {
            ask: "Whose name are hosting, store and payment accounts in?",
            good: "Yours. The supplier is invited, and you can remove them",
          },
          {
            ask: "Who owns the code, design and texts, and from when?",
            good: "You, by a sentence in the contract that says when, such as with each payment",
          },
          {
            ask: "What in it belongs to others?",
            good: "A list of bought or open-source parts, with their licences and what they cost a year",
          },
        ],
      },
    },
    {
      title: "What the project costs, now and each year",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          { ask: "What is in the price, item by item?", good: "A list, with what’s assumed and what’s left out" },
          { ask: "Is GST included?", good: "Yes or no in writing, with the rate and the supplier’s GSTIN" },
          {
            ask: "When do I pay each part?",
            good: "In parts, each after something you’ve seen working, and the last one after the launch",
          },
          { ask: "What will I pay each year?", good: "A list: domain, hosting, messages, licences, upkeep" },
        ],
      },
    },
    {
      title: "Who does the work, and how you follow it",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          { ask: "Who does the work?", good: "Names, and whether anyone else is hired for it" },
          { ask: "When do I see something that works?", good: "Every week or two, on your own phone" },
          {
            ask: "What do you need from me, and by when?",
            good: "A list with dates: texts, prices, people who can decide",
          },
          {
            ask: "What does a change cost?",
            good: "It’s estimated in money and days, and starts after your written yes",
          },
          {
            ask: "What happens when it’s late?",
            good: "They tell you early, and you choose what moves. The contract says so",
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
            ask: "What has to work before I accept it?",
            good: "A written list that both sides can try, on named phones",
          },
          {
            ask: "How long are faults fixed free of charge?",
            good: "A number of months, and what counts as a fault and what as a change",
          },
          {
            ask: "Who answers when it breaks, and how fast?",
            good: "A name, hours and a reply time, evenings too if you need them",
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
            good: "Yes: how often, where, and the day of the last test",
          },
          { ask: "Who installs security updates?", good: "A name, how often, and at what price" },
          {
            ask: "What do I get when we part?",
            good: "Code, data in a form that others can read, passwords and a description, within a fixed number of days",
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
            ask: "Which AI assistants do you use, on which plan?",
            good: "Product names, and the terms on storage and training",
          },
          { ask: "What of ours do you type into an AI?", good: "A written rule, and your right to say no" },
          { ask: "Who reads the code an AI wrote before it goes in?", good: "A name, and a second person" },
          { ask: "Who writes the tests, and when?", good: "People who know the requirement, before the code" },
          { ask: "How do other people’s packages get in?", good: "A check of its origin and licence, and a lock file" },
          { ask: "Which parts do you write without AI?", good: "A list, with security and payments on it" },
          { ask: "Who owns the result and fixes its faults?", good: "The contract, without an exception for tools" },
        ],
      },
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/what-a-website-costs", label: "What a website or an app costs" },
      { to: "/contact", label: "How we answer such questions" },
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
