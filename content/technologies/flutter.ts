import type { PageText } from "../pages.ts";

export default {
  name: "Flutter",
  category: "mobile",
  order: 1,
  icon: "devicon:flutter",
  version: "Flutter 3",
  reviewed: "2026-11-21",
  card: "iPhone and Android apps from one Dart codebase, where both must look the same.",
  head: {
    title: "Flutter app development for iOS and Android",
    description:
      "Flutter apps from one Dart codebase: offline data, typed calls into Kotlin and Swift, tests by image. What we build with it, and what it can’t do.",
  },
  keywords: [
    "Flutter app development",
    "Flutter developers in Gujarat",
    "cross-platform mobile app",
    "Dart mobile development",
    "offline-first Flutter app",
    "Flutter app maintenance",
  ],
  tagline: "One Dart codebase that draws every pixel itself, alike on iPhone and Android",
  paragraphs: [
    "Flutter paints the whole screen with its own engine, so a page looks the same on an ageing Android phone as on this year’s iPhone. That suits products with a look of their own: a branded checkout, a delivery sheet full of maps and cards.",
    "It’s what we choose for apps for customers and field staff: ordering, proof of delivery, forms filled in without signal. A feature is written and tested once, and both stores get it. You bring developer accounts in your company’s name, and one person who can say yes to a screen.",
  ],
  features: [
    {
      title: "Small, constant widgets",
      text: "Parts that can’t change are marked so, and Flutter skips them: the cheapest speed there is.",
    },
    {
      title: "Hot reload on calls",
      text: "We change spacing and wording with you on a shared screen, instead of writing tickets.",
    },
    {
      title: "Impeller on slow phones",
      text: "Effects are compiled before the app ships; we still measure on the cheapest phone your people carry.",
    },
    {
      title: "Typed platform channels",
      text: "If a scanner has no plugin, we write its Kotlin and Swift halves, checked by one definition.",
    },
    {
      title: "Offline store",
      text: "Field apps save to the phone first and send later, and each update is tested with old data in it.",
    },
    { title: "Golden image tests", text: "A stored picture catches the label that no longer fits its button." },
  ],
  why: {
    points: [
      "A fault is fixed once, and the fix goes to both stores.",
      "Phone makers’ skins don’t touch Flutter’s widgets, so testing is about sizes and slow hardware.",
      "Null safety turns a crash in the field into an error on our desk.",
      "TalkBack and VoiceOver labels are written once for both systems.",
      "It’s open source, with no vendor’s build service in between.",
      "The same code can become a Windows tool for the office later.",
    ],
    expertise:
      "Business rules live in Dart packages that know nothing of screens, and the app has one state library, usually Riverpod. We read a plugin’s code before we add it, because an abandoned one can stall an upgrade.",
  },
  limits: {
    text: "Even a small app is several megabytes larger than its native twin, and Apple’s new styles come late or as copies. Widgets and watch apps are native anyway. Since 3.47 Flutter’s own Material and Cupertino widgets move into packages, a move every kept-up app has to make. We don’t build websites with it.",
    alternatives: [
      { technology: "react-native", when: "Your own team writes React and will maintain the app." },
      { technology: "swift", when: "The app is for Apple only, or its heart is a watch or widgets." },
      { technology: "nextjs", when: "People find you by searching, look something up and leave." },
    ],
  },
  services: ["flutter-app-development", "uiux-design", "backend-api-engineering"],
  facts: [
    {
      says: "Flutter 3",
      source: "https://docs.flutter.dev/release/release-notes",
      seen: "2026-11-23",
    },
    {
      says: "Since 3.47 Flutter’s own Material and Cupertino widgets move",
      source: "https://docs.flutter.dev/release/breaking-changes/material-ui-and-cupertino-ui",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
