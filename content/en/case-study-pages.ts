import type { PageText } from "../pages.ts";

export default {
  note: "We don’t name the client. The results and the duration come from the client’s project. The problems and solutions described here show how we build this kind of system.",
  caseStudies: {
    head: {
      title: "Case studies: shop, clinic, payments, delivery",
      description:
        "A shop, a booking system, a payment system and a delivery fleet: the results of our projects, and how we build systems like them, step by step.",
    },
    title: "Case studies",
    tagline:
      "What we’ve built, the results, and how we go about this kind of system: what’s hard, how we solve it, and what each decision costs.",
    closing: {
      title: "Tell us about your hardest problem",
      text: "The first consultation is free. If the best advice is to leave things as they are, we’ll say so.",
    },
  },
  portfolio: {
    head: {
      title: "Portfolio: web, mobile and backend work",
      description:
        "Our projects at a glance, from an online shop to a payment system, with the technologies of each and a case study on how we build systems like it.",
    },
    title: "Our Portfolio",
    tagline:
      "Here are our projects, with notes on how we build such systems. Each card links to a case study with the results, a diagram and code.",
    closing: {
      title: "Tell us what your software has to do",
      text: "The first consultation is free. We’ll tell you which technologies we’d choose, how long the work would take and what it would cost.",
    },
  },
  caseStudy: {
    closing: {
      title: "Tell us what problem you need to solve",
      text: "The first consultation is free. Bring a diagram, a log file or a list of complaints, and we’ll start from that.",
    },
  },
} as const satisfies PageText<"/case-studies">;
