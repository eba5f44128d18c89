import type { HomeContent } from "~/content/.server/schemas/home";

export default {
  head: {
    title: "Custom software from Kutch, Gujarat",
    description:
      "Two engineers in Kutch, Gujarat, build web and mobile apps, backends and the servers under them. The first consultation is free, the estimate itemised.",
  },
  hero: {
    badge: "FREE INITIAL CONSULTATION AVAILABLE",
    headline: "Custom software with real-world impact",
    tagline: "Your ONE STOP-TECH SHOP",
    lead: "We are a two-person firm at the edge of the white desert. You talk to the people who write the code, from the first call to the last release.",
  },
  strip: [
    { name: "ReactJS", technology: "react" },
    { name: "NextJS", technology: "nextjs" },
    { name: "Flutter", technology: "flutter" },
    { name: "Django", technology: "django" },
    { name: "NodeJS", technology: "nodejs" },
    { name: "Golang", technology: "golang" },
  ],
  services: {
    label: "WHAT WE BUILD",
    heading: "Five kinds of work, two engineers",
    text: "A screen, the API behind it and the server under it go wrong together, so we take on all three. Whoever draws your checkout also knows the table where the order ends up.",
  },
  about: {
    heading: "WHY KUTCH IT?",
    subheading: "Small on purpose",
    points: [
      {
        title: "Agile methodology",
        text: "Work is cut into two-week pieces. At the end of each you click through what was built and choose what comes next.",
      },
      {
        title: "Transparent pricing",
        text: "You get an itemised estimate before any work begins. A change is estimated before we start on it, not after.",
      },
      {
        title: "Technical excellence",
        text: "One of us writes a change, tests come with it, and the other reads it before it goes live. The repository is yours.",
      },
      {
        title: "Dedicated support",
        text: "After launch you write to the engineer who built the thing and remembers why it was built that way, {officeDays}.",
      },
    ],
  },
  stats: [
    { number: "2+", label: "Clients" },
    { number: "3+", label: "Projects" },
    { number: "1+", label: "Years" },
    { number: "98%", label: "Satisfaction" },
  ],
  industries: {
    heading: "Five industries, five different worries",
    text: "A clinic worries about who may read a record, a payment firm about a charge taken twice, a shop about the basket left at checkout. That worry is the first requirement we write down.",
  },
  contact: {
    heading: "Tell us what should work better",
    text: "Write a few lines about the problem, what exists today and which date matters. The first conversation is free.",
    next: [
      "An engineer reads your message and answers in office hours, {officeDays}.",
      "We talk, free of charge, about the problem and the smallest first version.",
      "You receive a timeline and an itemised budget, and decide in your own time.",
    ],
  },
  confirm: [
    "Work is shown in pieces of two weeks, and the client chooses what comes next.",
    "Every project begins with an itemised estimate, and a change is estimated before work on it starts.",
    "One engineer writes a change with its tests and the other reads it before it goes live; the repository is the client’s.",
    "After the launch the engineer who built a thing answers for it, in office hours.",
    "Every enquiry is read and answered by one of the two engineers.",
  ],
} satisfies HomeContent;
