import type { PageText } from "../pages.ts";

export default {
  note: "No client is named. Results, duration, industry and technologies are the project’s own; the problems are told as those of such a business, and the engineering as we build such a system.",
  caseStudies: {
    head: {
      title: "Case studies: what is hard, and why",
      description:
        "A shop, a booking system, a payment core and a delivery fleet: the results of four projects, and how we build such systems, decision by decision.",
    },
    title: "Case studies",
    tagline:
      "Four projects with their results, and how we build such a system: what is hard, what solves it, and what each decision costs.",
    closing: {
      title: "Tell us about your hardest problem",
      text: "The first consultation is free. If the best advice is to leave things as they are, we say so.",
    },
  },
  portfolio: {
    head: {
      title: "Portfolio: web, mobile and backend work",
      description:
        "Four projects at a glance, from an online shop to a payment core, with the technologies of each and a case study that shows how we build such a system.",
    },
    title: "Our Portfolio",
    tagline:
      "Four projects, each on a cloth of its own. Behind every card is a case study: the results, and how we build such a system, with a diagram and code.",
    closing: {
      title: "Tell us what your software has to do",
      text: "The first consultation is free. Afterwards you know which technologies we would choose, how long it would take and what it would cost.",
    },
  },
  caseStudy: {
    closing: {
      title: "Tell us which problem your software has to solve",
      text: "The first consultation is free. Bring a diagram, a log file or a list of complaints: we start from what you have.",
    },
  },
} as const satisfies PageText<"/case-studies">;
