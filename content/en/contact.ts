import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Contact and free first consultation",
    description:
      "Talk to the engineers who would build it. The free first consultation covers project analysis, technology recommendations, timeline and budget.",
  },
  hero: {
    heading: "The first consultation is free",
    text: "You speak with one of the two engineers who would do the work, and hear what we would build, how long it would take and what it would cost.",
  },
  steps: [
    {
      title: "Project Analysis",
      text: "We ask who will use the software, what they do today without it, and what already exists: a spreadsheet, a shop, a half-finished app. If a product you can buy would do the job, you hear it here.",
    },
    {
      title: "Tech Recommendations",
      text: "You get a short list of technologies and the reason for each, in plain words. What your people can maintain weighs more than what is new.",
    },
    {
      title: "Timeline & Budget",
      text: "We divide the work into a first version and what can follow, and estimate both line by line. Anything we cannot estimate yet is named, with the question that has to be answered first.",
    },
  ],
  form: {
    heading: "Describe what you need",
    text: "A paragraph is enough: what you have, who uses it, what goes wrong, and by when it has to change. Name, e-mail and message are required. Leave passwords and customer data out of it.",
  },
  hoursNote:
    "India Standard Time is UTC+5:30 all year. Our afternoon is the morning in London and Berlin; with the American east coast we meet early in your day, at the end of ours.",
  questionsHeading: "Questions before the first call",
  questions: [
    {
      question: "What do I get in the free consultation, and where does it end?",
      answer:
        "Three things: your project, the technology we would choose for it, and a timeline and budget line by line. It ends with that estimate. How long it takes depends on what you bring, so we agree on its length when we fix the day. Work that takes days, such as reading your code, comes after the estimate and is an item of it.",
    },
    {
      question: "What does a project cost?",
      answer:
        "The estimate says it before any work begins, with every item, what is assumed in it and what is left out. No list can say it earlier, because the same screen can take a day or a month, depending on its rules. What a price is made of, with three examples in days, stands on our page about costs. Tell us your upper limit; we say what a first version can contain for it.",
    },
    {
      question: "How long does a project take?",
      answer:
        "Our four case studies took 6, 8, 10 and 12 months. Our article on an e-commerce rebuild gives its phases: discovery 2 weeks, design 3, development 12, launch 4. Whatever the length, there is something to click through after each two-week piece, so a wrong turn shows early.",
    },
    {
      question: "What does it cost when I change my mind during the project?",
      answer:
        "As the first estimate was: item by item, and before we start on it. You see what it adds in money and in weeks, then add it, give up something of the same size that has not been started, or leave it. If it was our estimate that was wrong, you hear it when we find it, and choose what gives way.",
    },
    {
      question: "Who owns the code, the accounts and the domain?",
      answer:
        "You do. Repository, cloud and store accounts, domain and data are in your name while we work, and not only after the last invoice. The open-source libraries in it keep their own licences. Have the transfer of rights written into the contract, with us as with anybody.",
    },
    {
      question: "Who answers on a Saturday?",
      answer:
        "Nobody here: the office is open from {officeDays} and closed at the weekend. On working days you write to the engineer who built your software. At night and at the weekend, alerts go to the people you name, with the first steps to take. If you need somebody on call at all hours, tell us before you decide.",
      withSaturday: {
        question: "Who answers on a Saturday, and who on a Sunday?",
        answer:
          "On Saturday we do, {saturdayOpens} to {saturdayCloses}, and on Sunday nobody here. In office hours you write to the engineer who built your software. At night and on Sunday, alerts go to the people you name, with the first steps to take. If you need somebody on call at all hours, tell us before you decide.",
      },
    },
    {
      question: "What happens when one of you is ill?",
      answer:
        "The other carries on, more slowly. Each of us reads the other’s code, and every project has written instructions for running it. If that puts a date in danger, you hear it when we know it and choose what moves. Should both of us be away, the code, the accounts and the instructions are in your hands, and another engineer can begin with them.",
    },
    {
      question: "Is our code shown to an AI (a language model)?",
      answer:
        "Only with your written consent, and then on a plan whose terms exclude training on it. Where the answer is no we work without, and the estimate says so. Personal data, production logs, keys and passwords go into no prompt. Sign-in, permissions, payments and changes to live data are designed and written by us in any case.",
    },
    {
      question: "Where is our data kept, and who can see it?",
      answer:
        "In accounts of yours, with the hosting provider and in the country that you choose. Before the first screen we write down with you who may see and change what, and the software keeps to that. Our own access expires by itself, and you can end it with one change.",
    },
  ],
  confirm: [
    "The free consultation: how long it is (the page says that its length is agreed when the day is fixed), that it ends with the itemised estimate, and that work of days is paid for.",
    "How work is billed, by fixed price for each item or by time; the page says only that everything is estimated before it begins.",
    "No page speaks of a non-disclosure agreement or of a yearly contract for upkeep (AMC), as nobody has said that the firm offers them.",
    "{closedDays}: nobody is on duty, and no client has been promised otherwise.",
    "What happens when both engineers are away: the page promises no stand-in.",
    "Rights in the code pass to the client by contract, and when; the page says that accounts and repository are the client’s from the start.",
    "The rule on language models in the article of February 2024 is still the firm’s own.",
    "A client’s data are kept in accounts of the client, in the country that the client chooses, and our access to them expires.",
  ],
} as const satisfies PageText<"/contact">;
