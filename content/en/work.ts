import type { WorkContent } from "~/content/.server/schemas/work";

export default {
  caseStudies: {
    head: {
      title: "Case studies: what was hard, and why",
      description:
        "Four systems taken apart: a shop, a booking system, a payment core and a delivery fleet. What was hard, what each decision cost, how results were measured.",
    },
    title: "Case studies",
    tagline:
      "Four systems taken apart: what was hard, which mechanism solved it, what that decision cost, and how the result was measured.",
    closing: {
      title: "Bring the part that nobody wants to touch",
      text: "Every project on this page began with one. The first consultation is free, and we say so when the right answer is to leave it alone.",
    },
  },
  portfolio: {
    head: {
      title: "Portfolio: web, mobile and backend work",
      description:
        "Four projects at a glance, from an online shop to a payment core, with the technologies of each and a case study that shows how it works.",
    },
    title: "Our Portfolio",
    tagline:
      "Four projects, each printed on a cloth of its own. Behind every card is a case study with the diagram and the code.",
    closing: {
      title: "Tell us what yours has to do",
      text: "The first consultation is free. Afterwards you know which technologies we would choose, how long it would take and what it would cost.",
    },
  },
  caseStudy: {
    closing: {
      title: "Tell us which of these problems is yours",
      text: "The first consultation is free. Bring a diagram, a log file or a list of complaints: we start from what you have.",
    },
  },
} satisfies WorkContent;
