import type { PageText } from "../../pages.ts";

export default {
  head: {
    title: "Flutter or React Native: score sheet",
    description:
      "A score sheet for the choice between Flutter and React Native: the statements that settle the choice, then ten criteria with weights, to print or as CSV.",
  },
  keywords: [
    "Flutter or React Native score sheet",
    "mobile framework decision matrix",
    "framework comparison template",
    "weighted criteria CSV",
  ],
  title: "Score sheet: Flutter or React Native",
  label: "Score sheet for Flutter and React Native",
  tagline: "One sheet for each person in the meeting. Everyone writes down the weights before anyone scores.",
  lead: [
    "Start with the statements: if one of them is true, you’ve got your answer. If none is, give the criteria weights from 0 to 3, each person alone. Then score both sides from 1 to 3.",
    "For each row, subtract React Native’s score from Flutter’s and multiply by the weight: that’s how far Flutter is ahead. Add up the rows: above zero means Flutter, below zero React Native. Then cross out one row at a time to see which one decides it.",
    "The statements and criteria are from our article of March 2024. The statement about changes without a store release has since been corrected: each side now has a service for it.",
  ],
  parts: [
    {
      title: "Does one statement settle it?",
      text: "Go through them with the people who will pay for, build and run the app.",
      columns: ["If this is true", "Then"],
      from: { article: "flutter-vs-react-native-guide", table: "Step one: look for a knock-out" },
      amended: [
        {
          row: "Program code has to change in the field within hours, without a store review",
          cells: ["React Native with EAS Update, or Flutter with Shorebird"],
        },
      ],
      fill: ["True for us?"],
    },
    {
      title: "If no statement settles it: weigh and score",
      text: "Weights from 0 to 3, scores from 1 to 3. The free lines are for what only your product has, such as a scanner.",
      columns: ["Criterion"],
      from: { article: "flutter-vs-react-native-guide", table: "Ten criteria side by side", columns: 1 },
      fill: ["Weight", "Flutter", "React Native", "Lead"],
      spareLines: 3,
    },
  ],
  on: ["/blog/flutter-vs-react-native-guide", "/services/flutter-app-development", "/guides/mobile"],
  closing: {
    title: "Does one point decide it: Flutter or React Native?",
    text: "Then the choice comes down to that row, and an afternoon of trying it out tells you more than another meeting. The first consultation about it is free.",
  },
  confirm: ["The free consultation can be about this one choice, Flutter or React Native."],
} as const satisfies PageText<"/sheets/:slug">;
