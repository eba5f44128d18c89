import type { TechnologyPagesContent } from "../schemas/technology.ts";

export default {
  head: {
    title: "Technologies, and what each one is for",
    description:
      "Technologies in six groups, from React to Terraform: what each one is for, where it hurts, and which other tool to take when it does not fit.",
  },
  title: "Technologies, and what each is for",
  tagline:
    "Every name below leads to a page that says what it is for, where it hurts, and which other tool to take instead.",
  evidence: "Under a technology stand the case studies of ours that use it. No case study of ours uses the others yet.",
  categories: {
    frontend: {
      title: "Frontend",
      text: "What runs in the visitor’s browser. We begin with plain HTML that works by itself, and add a framework where screens hold state.",
    },
    backend: {
      title: "Backend",
      text: "Where the rules of the business are enforced. The language follows from your load and from the team that will maintain it after us.",
    },
    database: {
      title: "Databases",
      text: "Applications are rewritten, data stays. PostgreSQL is our answer until a project argues for another, and these pages hold the arguments.",
    },
    mobile: {
      title: "Mobile",
      text: "One codebase for both systems, or two that each know their phone well. Cameras, background work and old devices decide more than taste does.",
    },
    cloud: {
      title: "Cloud",
      text: "Rented machines and the services around them, in accounts that belong to you. We choose by region, by bill and by what you already hold a contract for.",
    },
    deployment: {
      title: "Deployment",
      text: "How a commit becomes a running server, and how it is taken back. The smallest arrangement that your uptime allows is the right one.",
    },
  },
  closing: {
    title: "Not sure which of them you need?",
    text: "Describe the work instead of the tool. The free consultation ends with a short list of technologies and a reason beside each.",
  },
  confirm: [
    "The pages of the sixteen technologies that a case study uses describe habits in the first person: reviews, tests, restores, limits that are set. Confirm that the two engineers work so.",
    "Whoever comes to the free consultation leaves with a list of technologies, each with its reason.",
  ],
} as const satisfies TechnologyPagesContent;
