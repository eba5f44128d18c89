import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Guides: technologies compared, side by side",
    description:
      "Six guides for anyone who has to choose: websites, apps, servers, databases, clouds and ways to run them. What each is for, what it costs to leave.",
  },
  title: "Which technology fits your project?",
  label: "Guides: technologies compared",
  tagline:
    "Each guide puts the usual choices side by side, says when to do nothing at all, and ends with a few questions that lead to an answer.",
  closing: {
    title: "Would you rather talk it through?",
    text: "Tell us what you have and what you need. The first consultation is free, and you keep the reasons, whoever builds it.",
  },
} as const satisfies PageText<"/guides">;
