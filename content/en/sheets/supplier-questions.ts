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
  tagline: "One copy for each supplier you talk to, us included.",
  lead: [
    "Ask them in this order and write down what you hear, word for word. The middle column shows what a good answer includes. A percentage is not one.",
  ],
  parts: [
    {
      title: "Ask, listen, write",
      text: "Write the supplier’s name and the day at the top of the page, and what you hear in the third column.",
      columns: ["Ask", "A good answer contains"],
      from: { article: "ai-future-software-development", table: "Seven questions for a supplier" },
      fill: ["What they said"],
    },
  ],
  on: ["/blog/ai-future-software-development", "/services/custom-software-development"],
  closing: {
    title: "Ask us the seven questions about AI too",
    text: "Bring the sheet to your free first consultation, and write down what we say.",
  },
  confirm: ["The firm answers all seven questions itself when a client puts them."],
} as const satisfies PageText<"/sheets/:slug">;
