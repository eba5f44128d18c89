import type { TechnologyContent } from "../schemas/technology.ts";

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
      "Flutter apps from one Dart codebase: offline data, typed calls into Kotlin and Swift, tests by image. What we build with it, and what it cannot do.",
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
    "Flutter compiles Dart ahead of time to native ARM code and paints the whole screen with its own engine, so a page looks the same on an ageing Android phone as on this year’s iPhone. That suits products with a visual identity of their own: a branded checkout, a delivery sheet full of maps and cards, a dashboard with animated charts. The same engine is the reason why a redesign of Apple’s own controls does not reach a Flutter app by itself.",
    "With it we build customer apps and apps for field staff: ordering, booking, proof of delivery, forms filled in where there is no signal. One codebase changes what two engineers can promise. A feature is written, reviewed and tested once, and both stores receive it from the same commit. You bring developer accounts in your own company’s name, the phones your people really carry, and one person who may say yes to a screen.",
  ],
  features: [
    {
      title: "Small, constant widgets",
      text: "Layout, style and behaviour are Dart classes. We keep widgets short and mark them const wherever their inputs allow, because Flutter skips a const widget when its parent rebuilds. It is the cheapest performance work the framework offers, and a linter rule does the reminding.",
    },
    {
      title: "Hot reload on calls",
      text: "A saved file reaches the running app in moments and the app keeps its place, so we adjust spacing and wording with you on a screen share instead of writing tickets about them. Code that runs only at start-up still needs a restart.",
    },
    {
      title: "Impeller on slow phones",
      text: "Impeller, the rendering engine, has its shaders compiled before the app ships, which removed the main cause of the first-scroll stutter of earlier years. We still measure in profile mode on the cheapest phone in your audience: a simulator on a laptop says nothing about dropped frames.",
    },
    {
      title: "Typed platform channels",
      text: "A barcode scanner or a bank’s payment kit often has no Flutter plugin. Then we write the Kotlin and Swift halves ourselves. Pigeon generates all sides of the call from one definition, so a renamed argument fails in the build and never on a customer’s phone.",
    },
    {
      title: "Offline store",
      text: "Field apps write to SQLite through Drift first, and sending is a job of its own. What lies unsent on a phone may be older than its next update, so every migration of the store is tested with the rows of the versions that phones still run.",
    },
    {
      title: "Golden image tests",
      text: "Golden tests compare a rendered widget with a stored picture and catch the label that no longer fits its button. The pictures are made on one operating system only, in CI, since fonts rasterise differently on macOS and Linux and a picture from one fails on the other.",
    },
  ],
  why: {
    points: [
      "A fault is mended once: the same fix, with the same test, goes into the builds for both stores.",
      "Manufacturers’ Android skins do not touch Flutter’s widgets, so testing concentrates on screen sizes, system versions and slow hardware.",
      "Sound null safety turns a forgotten null check from a crash in the field into a compile error on our desk.",
      "TalkBack and VoiceOver read one semantics tree, so labels, order and roles for screen readers are written once for both.",
      "The SDK is open source under a BSD licence, and a release needs only Xcode and Gradle beside it, with no vendor’s build service in between.",
      "Models, validation and the API client are ordinary Dart packages, ready for a Windows or macOS back-office tool later.",
    ],
    expertise:
      "We divide an app by feature, keep business rules in Dart packages that know nothing of widgets, and settle on one state library for the whole app, usually Riverpod. Before a plugin from pub.dev comes in we read its native code and its open issues, because one abandoned plugin is enough to stall a Flutter upgrade. The Flutter version is pinned in the repository, releases go out in stages with crash reports switched on, and each upgrade is a small piece of work of its own.",
  },
  limits: {
    text: "Each app carries the engine, so even a small one is several megabytes larger than its native twin. New Apple interface styles arrive late or as an imitation. Home-screen widgets and watch apps are written in Swift or Kotlin anyway. Since 3.47 Flutter’s own Material and Cupertino widgets move from the SDK into packages: an app that is kept up has that move before it. On the web, Flutter paints to a canvas, which is slow to load the first time and gives a search engine little to read, so we do not build public websites with it. A team that has no Dart also has a language to learn before it can take the code over.",
    alternatives: [
      {
        technology: "react-native",
        when: "Your own team writes React and TypeScript and will maintain the app after us.",
      },
      {
        technology: "swift",
        when: "The app is for Apple devices only, or its heart is widgets, a watch or new system features.",
      },
      {
        technology: "nextjs",
        when: "People find you by searching, look something up and leave: a fast website serves them better.",
      },
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
} satisfies TechnologyContent;
