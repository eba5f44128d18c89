import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  name: "React Native",
  category: "mobile",
  order: 6,
  icon: "devicon:reactnative",
  version: "React Native with Expo SDK 58",
  reviewed: "2026-11-21",
  card: "Mobile apps for companies whose own people already write React and TypeScript.",
  head: {
    title: "React Native and Expo app development",
    description:
      "React Native apps with Expo for teams that know React: native views, updates over the air, typed native modules, and a frank word on what upgrades cost.",
  },
  keywords: [
    "React Native development",
    "Expo app development",
    "React Native developers India",
    "React team mobile app",
    "React Native upgrade",
    "EAS Update",
  ],
  tagline: "Native views, written by people who already know React",
  paragraphs: [
    "React Native runs your TypeScript in the Hermes engine and renders it as the platform’s own views: text is laid out by iOS or Android, a switch is the system’s switch. When Apple restyles its controls, much of the app follows with the system. In the present architecture JavaScript holds direct references to native objects, so measuring a layout or calling a module no longer means sending JSON through a queue and waiting.",
    "Its best customer is a company with a React web product and people to maintain it. Website and app then share what lies under the screens, namely API types, validation schemas, formatting and tests, and the screens are written for touch instead of squeezing web pages into a phone. Your developers should review the code from the first week, because the app will be theirs. Ask first whether there is such a team: without one, something else usually fits better.",
  ],
  features: [
    {
      title: "Expo with generated projects",
      text: "The iOS and Android folders are generated from one configuration file and never edited by hand. A permission or an icon is a line in it, and a native setting is a small plugin. Upgrading then means regenerating them, where older projects had to merge Xcode files by hand.",
    },
    {
      title: "Updates over the air",
      text: "A fix in JavaScript reaches phones through EAS Update without a store review. It must match the native code it runs on, so a fingerprint of that code decides who gets which update. It suits corrections; new features are better left to the stores.",
    },
    {
      title: "Hermes bytecode",
      text: "The build compiles JavaScript to bytecode, and the phone starts without parsing source. The cost is crash reports full of addresses. Source maps are uploaded with each release and each over-the-air update, or the stack trace tells nobody anything.",
    },
    {
      title: "Modules from a TypeScript spec",
      text: "A native module begins as a TypeScript interface from which Codegen writes the native side’s signatures. Kotlin fills them in on Android; on iOS Swift does, behind a thin file of Objective-C++. It loads on first use, so a PDF signer that few people open adds nothing to the start.",
    },
    {
      title: "Gestures off the JS thread",
      text: "Reanimated runs small functions, worklets, on the interface thread. A sheet follows the finger at full frame rate even while JavaScript parses a big reply. Plain values that a worklet captures are copied, a frequent surprise that deserves a note in the code beside it.",
    },
    {
      title: "Recycled long lists",
      text: "Server data goes into FlashList, which reuses row views as they leave the screen. Mapping an array inside a ScrollView mounts every row at once: unnoticeable with the twenty rows of a demo, fatal with the two thousand of a real customer.",
    },
  ],
  why: {
    points: [
      "A React developer can read the code at once: hooks, context, testing library and ESLint rules are those of the web team.",
      "Zod schemas and generated API types are imported by website and app alike, so a renamed field breaks both builds at once.",
      "Platform controls keep native scrolling, text selection and accessibility behaviour, because nothing is imitated.",
      "A faulty over-the-air update can be rolled back to the previous one, which no app store offers for a binary.",
      "Existing Swift or Kotlin apps can host one React Native screen, so the step can be taken a feature at a time.",
      "Development builds install beside the store version, and a tester switches branches by scanning a code.",
    ],
    expertise:
      "Each dependency has to earn its place. Check three things: support for the New Architecture (the only one since version 0.82), a release within recent months, and code that your own people could repair. Server state lives in TanStack Query with a persisted cache, navigation is typed from the route files, and secrets go to Keychain and Keystore, never to AsyncStorage, which is not encrypted. Upgrades are small and regular: each Expo release that is skipped makes the next one harder.",
  },
  limits: {
    text: "Upgrades are the tax. A release moves Gradle, Xcode and dozens of packages together, and one unmaintained package holds up all of them. A crash can start in JavaScript, C++, Objective-C or Kotlin, and the stack trace may stop at the border between two of them. Android and iOS views differ in shadows, fonts and keyboards, and each difference is a small fix. Audio processing, heavy computing or constant Bluetooth traffic belong in native code, and if they are the app, so does the rest.",
    alternatives: [
      { technology: "flutter", when: "Nobody in the house writes React, and both apps should look exactly alike." },
      { technology: "android", when: "The work is mostly devices, background services or a locked-down terminal." },
      { technology: "react", when: "The job fits a browser tab on the phone, and a store listing brings nothing." },
    ],
  },
  services: ["flutter-app-development", "web-development-kutch"],
  confirm: ["The firm takes on work with React Native. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "React Native with Expo SDK 58",
      source: "https://docs.expo.dev/versions/latest/",
      seen: "2026-11-23",
    },
    {
      says: "the only one since version 0.82",
      source: "https://reactnative.dev/blog/2025/10/08/react-native-0.82",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies TechnologyContent;
