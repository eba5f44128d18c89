import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Careers: what working here is like",
    description:
      "Kutch IT is not currently hiring. When that changes, this is how we work together, and the six steps of our hiring process, five of them with their duration.",
  },
  tagline: "A firm of two, and how we would hire a third",
  notHiring: {
    title: "We are not currently hiring",
    text: [
      "There is no open position at Kutch IT, for engineers, designers, sales or internships. Please do not send a CV in advance: we would rather not keep personal data that we have no use for.",
      "We publish how we work and how we hire all the same. A third engineer would be a third of the firm, so both sides should know beforehand what they would be agreeing to. When a position opens, it appears at the top of this page.",
    ],
  },
  benefits: [
    {
      title: "You talk to the client",
      text: "You hear the problem from the person who has it, and you are in the call when your work is shown.",
    },
    {
      title: "Weekends are closed",
      text: "The office is open from {officeDays}, {opens} to {closes}, and shut on Saturday and Sunday. Releases are planned so that it can be.",
      withSaturday: {
        title: "Sundays are closed",
        text: "The office is open from {weekdays}, {opens} to {closes}, on Saturday from {saturdayOpens} to {saturdayCloses}, and shut on Sunday. Releases are planned so that it can be.",
      },
    },
    {
      title: "Every change is read",
      text: "A colleague reviews what you write, and you review theirs, from the first day and in both directions. Rank does not shorten a review.",
    },
    {
      title: "The whole width of the work",
      text: "The same feature takes you from a conversation at a counter to a database constraint and an alert. Nobody here is just the front-end person.",
    },
    {
      title: "Time to finish",
      text: "Tests, documentation and the awkward last tenth are items of the estimate. You do not have to ask permission to do the job properly.",
    },
    {
      title: "Choose the tool, write the reason",
      text: "Technology is decided by whoever will build with it, on one page that states the alternatives and the cost. A better page can overturn it.",
    },
    {
      title: "A plain calendar",
      text: "One planning session and one demonstration a fortnight. Whatever else needs discussing is written down, so that it can be read at a good moment.",
    },
  ],
  process: [
    {
      title: "Application review",
      duration: "1-2 days",
      text: "Both engineers read what you send. A repository, a pull request or a text about something you built tells us more than a list of frameworks.",
    },
    {
      title: "Screening call",
      duration: "30 minutes",
      text: "What you are looking for, what the position is, and what it pays, so that nobody spends an afternoon on something that cannot fit.",
    },
    {
      title: "Technical assessment",
      duration: "1-3 hours",
      text: "A small task from our kind of work, at a time you choose, with your own editor and any documentation. It is never part of a client’s project.",
    },
    {
      title: "Technical interview",
      duration: "1 hour",
      text: "We go through your solution together, change a requirement and continue. We want to see how you think when the first idea does not hold.",
    },
    {
      title: "Cultural fit interview",
      duration: "45 minutes",
      text: "How you give a review, how you take one, what you did when a date could not be kept. You ask as much as we do, and may speak with either of us alone.",
    },
    {
      title: "Offer",
      text: "A written offer with pay, hours and duties, and time to think about it. If it is a no, you get the reason in a form that you can use.",
    },
  ],
  callToAction: {
    title: "Write to us about something else",
    text: "Ask how we do one of the things above, or bring a project that needs two engineers. We like both kinds of letter.",
    label: "GET IN TOUCH",
  },
  confirm: [
    "Nobody is being hired, and a CV that arrives all the same is not kept.",
    "Working here is as the seven benefits say: calls with the client, closed weekends, a review of every change, work from counter to database, time for tests, a free choice of tools, one planning session and one demonstration a fortnight.",
    "Of the six steps of hiring, the specification gives names and durations. The rest is our wording: a task that is part of no client’s project, pay named in the first call, a reason with every no.",
  ],
} as const satisfies PageText<"/career">;
