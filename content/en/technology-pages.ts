import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Technologies, and what each one is for",
    description:
      "Technologies in six groups, from React to Terraform: what each one is for, where it hurts, and which other tool to take when it doesn’t fit.",
  },
  title: "Technologies, and what each is for",
  tagline:
    "Every name below leads to a page that says what it’s for, where it hurts, and which other tool to take instead.",
  evidence:
    "Under a technology you’ll find the case studies that show how we build with it. The others aren’t in a case study yet.",
  categories: {
    frontend: {
      title: "Frontend",
      text: "What runs in the visitor’s browser. We start with plain HTML, and add a framework where a screen has to remember things.",
    },
    backend: {
      title: "Backend",
      text: "Where your business rules are enforced. The language depends on your load, and on who’ll maintain it after us.",
    },
    database: {
      title: "Databases",
      text: "Applications get rewritten, data stays. We use PostgreSQL unless a project argues for another, and these pages have the arguments.",
    },
    mobile: {
      title: "Mobile",
      text: "One codebase for both systems, or two that each know their phone well. Cameras, background work and old phones decide it, more than taste.",
    },
    cloud: {
      title: "Cloud",
      text: "Rented machines and services, in accounts that belong to you. We choose by region, by bill and by the contracts you already have.",
    },
    deployment: {
      title: "Deployment",
      text: "How new code reaches a running server, and how it’s taken back. The smallest set-up that keeps you online is the right one.",
    },
  },
  closing: {
    title: "Not sure which of them you need?",
    text: "Describe the work, not the tool: the free consultation helps you choose.",
  },
  confirm: [
    "The pages of the sixteen technologies that a case study uses describe habits in the first person: reviews, tests, restores, limits that are set. Confirm that the two engineers work so.",
    "Whoever comes to the free consultation leaves with a list of technologies, each with its reason.",
  ],
} as const satisfies PageText<"/technologies">;
