import type { ContactContent } from "~/content/.server/schemas/contact";

export default {
  head: {
    title: "Contact and free first consultation",
    description:
      "Talk to the engineers who would build it. The free first consultation covers project analysis, technology recommendations, timeline and budget.",
  },
  hero: {
    heading: "The first consultation is free",
    text: "You speak with one of the two engineers who would do the work; we have no sales staff. Bring the problem in whatever state it is in. By the end you know what we think the project is, what we would build it with, and what it asks of your calendar and your budget.",
  },
  steps: [
    {
      title: "Project Analysis",
      text: "We ask who will use the software, what they do today without it, and what already exists: a spreadsheet, a shop, a half-finished app. If a product you can buy would do the job, you hear it here.",
    },
    {
      title: "Tech Recommendations",
      text: "You get a short list of technologies with a reason beside each one, plain enough for another engineer to argue with. What your people can maintain weighs more than what is new.",
    },
    {
      title: "Timeline & Budget",
      text: "We divide the work into a first version and what can follow, and estimate both line by line. Anything we cannot estimate yet is named, with the question that has to be answered first.",
    },
  ],
  form: {
    heading: "Describe the project",
    text: "A paragraph is enough: what you have, who uses it, what goes wrong, and by when it has to change. Name, e-mail and message are required. Leave passwords and customer data out of it.",
  },
  hoursNote:
    "India Standard Time is UTC+5:30 all year. Our afternoon is the morning in London and Berlin; with the American east coast we meet early in your day, at the end of ours.",
} satisfies ContactContent;
