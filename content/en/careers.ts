import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Software jobs in Kutch: not hiring now",
    description:
      "Kutch IT isn’t hiring at the moment. This is how we work together, and these are the six steps of our hiring process for when that changes.",
  },
  tagline: "There are two of us. This is how we’d hire a third person",
  notHiring: {
    title: "We are not currently hiring",
    text: ["There’s no open position. Please don’t send a CV: we’d rather not keep personal data we don’t need."],
  },
  benefits: [
    { title: "You talk to the client", text: "You hear the problem from the person who has it." },
    {
      title: "Weekends off",
      text: "The office is open from {officeDays}, {opens} to {closes}.",
      withSaturday: {
        title: "Sundays off",
        text: "The office is open from {weekdays}, {opens} to {closes}, and on Saturday from {saturdayOpens} to {saturdayCloses}.",
      },
    },
    { title: "Every change is reviewed", text: "From your first day, we review each other’s code." },
    {
      title: "You do all kinds of work",
      text: "You talk to a shopkeeper one day and write a database rule the next.",
    },
    { title: "Time to finish", text: "Every estimate includes time for tests and documentation." },
    { title: "You choose the tools", text: "Each engineer chooses their own tools, and writes down why." },
    { title: "Few meetings", text: "We have one planning session and one demo a fortnight." },
  ],
  process: [
    {
      title: "Application review",
      duration: "1-2 days",
      text: "We both read what you send. Show us something you’ve built.",
    },
    {
      title: "Screening call",
      duration: "30 minutes",
      text: "We talk about the job, what it pays, and what you’re looking for.",
    },
    {
      title: "Technical assessment",
      duration: "1-3 hours",
      text: "You get a small task, never part of a client’s project.",
    },
    {
      title: "Technical interview",
      duration: "1 hour",
      text: "We go through your solution together and ask what a new requirement would change.",
    },
    {
      title: "Cultural fit interview",
      duration: "45 minutes",
      text: "We talk about giving and getting feedback.",
    },
    { title: "Offer", text: "You get our offer in writing, with time to think. If we say no, we’ll tell you why." },
  ],
  callToAction: {
    title: "Write to us about something else",
    text: "Ask us how we work, or bring us a project.",
    label: "GET IN TOUCH",
  },
  confirm: [
    "Nobody is being hired, and a CV that arrives all the same is not kept.",
    "Working here is as the seven benefits say: calls with the client, closed weekends, a review of every change, work from counter to database, time for tests, a free choice of tools with the reason written down, one planning session and one demonstration a fortnight.",
    "Of the six steps of hiring, the specification gives names and durations. The rest is our wording: a task that is part of no client’s project, pay named in the first call, a reason with every no.",
  ],
} as const satisfies PageText<"/career">;
