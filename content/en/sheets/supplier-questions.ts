import type { PageText } from "../../pages.ts";

export default {
  head: {
    title: "Questions to a software supplier on AI",
    description:
      "Seven questions to ask a software supplier about AI assistants, what a good answer contains, and room to write down what was said: one page to print.",
  },
  keywords: [
    "questions for a software supplier",
    "AI assistants supplier checklist",
    "software vendor questions",
    "supplier evaluation form",
  ],
  title: "Seven questions to a supplier about AI",
  label: "Seven questions for a supplier",
  tagline: "One copy for each supplier that you talk to, us included.",
  lead: [
    "Ask them in this order and write down the words that you hear. The middle column says what a good answer contains; a percentage is not one of them.",
  ],
  parts: [
    {
      title: "Ask, listen, write",
      text: "Write the name of the supplier and the day of the talk at the top of the page, and what you hear in the third column.",
      columns: ["Ask", "A good answer contains"],
      from: { article: "ai-future-software-development", table: "Seven questions for a supplier" },
      fill: ["What they said"],
    },
  ],
  on: ["/blog/ai-future-software-development", "/services/custom-software-development"],
  closing: {
    title: "Ask us the seven questions about AI too",
    text: "Ask us too. The first consultation is free.",
  },
  confirm: ["The firm answers all seven questions itself when a client puts them."],
} as const satisfies PageText<"/sheets/:slug">;
