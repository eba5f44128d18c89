import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Contact us: free first consultation",
    description:
      "Talk to the engineers who would build it. The free first consultation covers project analysis, technology recommendations, timeline and budget.",
  },
  hero: {
    heading: "The first consultation is free",
    text: "You’ll speak to whichever of our two engineers will do the work. We’ll tell you what we’d build, how long it would take and what it would cost.",
  },
  steps: [
    {
      title: "Project Analysis",
      text: "We’ll ask who’ll use the software, how they manage today, and what already exists: a spreadsheet, a shop, a half-finished app. If you can buy something that does the job, we’ll say so.",
    },
    {
      title: "Tech Recommendations",
      text: "You get a short list of technologies and a plain reason for each. We’d rather choose something your team can maintain than something new.",
    },
    {
      title: "Timeline & Budget",
      text: "We split the work into a first version and what can follow, and estimate both line by line. If something can’t be estimated yet, we’ll tell you which question has to be answered first.",
    },
  ],
  form: {
    heading: "Tell us what you need",
    text: "A paragraph is enough: tell us what you have, who uses it, what goes wrong, and when you need it fixed by. We need your name, e-mail and message. Please leave out passwords and customer data.",
  },
  hoursNote:
    "India is at UTC+5:30 all year. Our afternoon is morning in London and Berlin. If you’re on the US East Coast, we can meet early in your day, at the end of ours.",
  questionsHeading: "Questions before the first call",
  questions: [
    {
      question: "What do I get in the free consultation, and what isn’t included?",
      answer:
        "Three things: we look at your project, tell you which technology we’d choose, and give you a timeline and budget line by line. The consultation ends with that estimate. How long the consultation takes depends on what you bring, so we’ll agree on the length when we set the date. Work that takes days, such as reading your code, isn’t included: it’s an item in the estimate.",
    },
    {
      question: "What does a project cost?",
      answer:
        "You get an itemised estimate before any work begins: every item, what we’ve assumed, and what’s left out. We can’t give you a price list: of two screens that look alike, one can take a day to build, the other a month. Our costs page shows what makes up a price, with three examples. Tell us your maximum budget and we’ll tell you what a first version could include.",
    },
    {
      question: "How long does a project take?",
      answer:
        "The projects in our case studies took 6 to 12 months. Those are large systems; a small website takes weeks, and our costs page has three examples of smaller projects. Every two weeks you get something to try out, so you notice early if we’ve got something wrong.",
    },
    {
      question: "What does it cost if I change my mind during the project?",
      answer:
        "We estimate every change item by item before we start on it. You see how much the change adds to the cost and how many weeks it adds. Then you choose whether to add the change, swap it for something of the same size that we haven’t started, or leave it out. If our estimate was wrong, we’ll tell you as soon as we notice, and you decide what to drop or put off.",
    },
    {
      question: "Who owns the code, the accounts and the domain?",
      answer:
        "You do. The code, the cloud and app store accounts, the domain and the data are in your name while we work, not only after the last invoice. Any open-source libraries in your software keep their own licences. Have the transfer of rights written into the contract, whether you work with us or with anyone else.",
    },
    {
      question: "Who answers on a Saturday?",
      answer:
        "Nobody: we’re open from {officeDays} and closed at the weekend. On working days you deal directly with the engineer who built your software. At night and at the weekend, alerts go to the people you choose, with the first steps to take. If you need someone on call at all hours, tell us before you decide.",
      withSaturday: {
        question: "Who answers on a Saturday, and who on a Sunday?",
        answer:
          "On Saturday we do, {saturdayOpens} to {saturdayCloses}, and on Sunday nobody does. In office hours you write to the engineer who built your software. At night and on Sunday, alerts go to the people you choose, with the first steps to take. If you need someone on call at all hours, tell us before you decide.",
      },
    },
    {
      question: "What happens when one of you is ill?",
      answer:
        "The other engineer carries on with your project, more slowly. We read each other’s code, and every project has written instructions for running it. If a date is at risk, we’ll tell you as soon as we know, and you decide what can wait. If we’re both away, you still have the code, the accounts and the instructions, and another engineer can take over.",
    },
    {
      question: "Is our code shown to an AI (a language model)?",
      answer:
        "We show your code to an AI only if you agree in writing, and only to a paid service whose terms say that it won’t use your code to train its AI. If you say no, we work without AI, and the estimate says so. Personal data, production logs, keys and passwords never go into a prompt. Either way, we design and write sign-in, permissions, payments and changes to live data ourselves.",
    },
    {
      question: "Where is our data kept, and who can see it?",
      answer:
        "Your data is kept in your own accounts, with the hosting company and in the country you choose. Before we build the first screen, we write down with you who can see and change what, and the software enforces it. Our own access expires automatically, and you can end it earlier by changing one setting.",
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
