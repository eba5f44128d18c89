import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Blog: how software decisions are made",
    description:
      "Long articles on web, mobile, design, delivery pipelines and AI in software work. Code that is type-checked, studies with their source, a decision at the end.",
  },
  title: "The Kutch IT blog",
  intro:
    "Long articles about decisions in software: the case for each side, what each would cost you, and when we would choose otherwise. Their TypeScript passes the same checks as this site’s.",
  closing: {
    title: "Do you have to decide about software?",
    text: "Describe it in a few lines. The first consultation is free, and you keep the reasoning whichever way you go.",
  },
} satisfies PageText<"/blog">;
