import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Before you sign a software contract",
    description:
      "Twenty-one questions to any maker of a website or an app, ours included: ownership, price, time, changes, faults, data and the end. One list to print.",
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
  tagline: "For any maker of a website, an app or other software, ours included. One copy for each supplier.",
  lead: [
    "Ask, and write the answer into the third column. What matters belongs in the contract, since a promise on the telephone is hard to find again. This is no legal advice: for a large sum let a lawyer read the contract.",
  ],
  sections: [
    {
      title: "Who owns the domain, the accounts and the code",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          { ask: "In whose name is the domain?", good: "Yours, in an account that you can enter yourself" },
          {
            ask: "In whose name are hosting, store and payment accounts?",
            good: "Yours; the supplier is invited and can be removed",
          },
          {
            ask: "Who owns code, design and texts, and from when?",
            good: "You, by a sentence in the contract that names the moment, such as each payment",
          },
          {
            ask: "What in it belongs to others?",
            good: "A list of bought or open parts with their licences, and what they cost a year",
          },
        ],
      },
    },
    {
      title: "What the project costs, now and each year",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          { ask: "What is in the price, item by item?", good: "A list, with what is assumed and what is left out" },
          { ask: "Is GST included?", good: "Yes or no in writing, with the rate and the supplier’s GSTIN" },
          {
            ask: "When is which part paid?",
            good: "In parts, each after something that you have seen working; the last one after the launch",
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
          { ask: "Who does the work?", good: "Names; and whether others are hired for it" },
          { ask: "When do I see something that works?", good: "Every week or two, on your own phone" },
          {
            ask: "What do you need from me, and by when?",
            good: "A list with days: texts, prices, people who may decide",
          },
          {
            ask: "What does a change cost?",
            good: "It is estimated in money and days, and begun after your written yes",
          },
          {
            ask: "What happens when it is late?",
            good: "You are told early, and choose what moves; the contract says so",
          },
        ],
      },
    },
    {
      title: "How you know that the work is finished",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          {
            ask: "What has to work before I accept it?",
            good: "A written list that both sides can try, on named phones",
          },
          {
            ask: "How long are faults mended free of charge?",
            good: "A number of months, and what counts as a fault and what as a change",
          },
          {
            ask: "Who answers when it breaks, and how fast?",
            good: "A name, hours and a time, also for evenings if you need them",
          },
        ],
      },
    },
    {
      title: "Your data, and what you get when you leave the firm",
      checks: {
        columns: ["Ask", "A good answer", "What they said"],
        rows: [
          {
            ask: "Where does my customers’ data lie, and who sees it?",
            good: "A country, a firm, and a list of people",
          },
          {
            ask: "Are there backups, and was one ever restored?",
            good: "Yes, how often, where, and the day of the last trial",
          },
          { ask: "Who installs security updates?", good: "A name, how often, and at what price" },
          { ask: "Is my code or data shown to AI services?", good: "Which, for what, and that you can say no" },
          {
            ask: "What do I get when we part?",
            good: "Code, data in a form that others can read, passwords and a description, within so many days",
          },
        ],
      },
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/what-a-website-costs", label: "What a website or an app costs" },
      { to: "/contact", label: "How we answer such questions" },
      { to: "/sheets/supplier-questions", label: "Seven questions for a supplier about AI" },
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
    title: "Ask us the questions of this list too",
    text: "Bring the list to the first consultation, which is free, and write down what we say.",
  },
  confirm: [
    "The list on what to ask before signing holds for the firm's own contracts: it can answer each question in writing.",
  ],
} as const satisfies PageText<"/before-you-sign">;
