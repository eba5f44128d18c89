import type { PageText } from "../../pages.ts";

export default {
  head: {
    title: "Seven design tests, one page to print",
    description:
      "Seven tests for a screen design, from contrast to translated labels, each with room for the result: one page to print and take to the review of a draft.",
  },
  keywords: ["design review checklist", "UI test checklist", "accessibility checklist to print", "usability test form"],
  title: "Seven tests for a design",
  label: "Seven tests for a design",
  tagline: "For two people and one screen. They should agree on each result without arguing.",
  lead: [
    "Take the screen your customers spend the most time on. Run the tests on the draft, and again on the built page. If a test fails, it tells you what to redraw.",
  ],
  parts: [
    {
      title: "Run the tests in this order",
      text: "At the top of the page, put the screen’s name, its version and the date. If nobody could run a test, leave it blank: it counts as failed until somebody has.",
      columns: ["What it’s based on", "Test"],
      from: { article: "modern-ui-ux-principles-2024" },
      fill: ["Passed", "What to redraw"],
    },
  ],
  on: ["/blog/modern-ui-ux-principles-2024", "/services/uiux-design"],
  closing: {
    title: "Which test did your design fail?",
    text: "Send us the screen and the result. The first consultation is free, and we’ll tell you what we’d change first.",
  },
  confirm: [
    "Whoever sends a screen and the result of a test is told, in the free consultation, what the firm would change first.",
  ],
} as const satisfies PageText<"/sheets/:slug">;
