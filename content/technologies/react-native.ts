import type { PageText } from "../pages.ts";

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
    "React Native runs your TypeScript and shows the phone’s own views: a switch is the system’s switch, and text is laid out by iOS or Android. When Apple restyles its controls, much of the app follows by itself.",
    "Its best customer has a React web product and people to maintain it. Website and app then share types, rules and tests, and the screens are written for touch. Ask first whether there’s such a team; without one something else usually fits better.",
  ],
  features: [
    {
      title: "Expo with generated projects",
      text: "The iOS and Android folders come from one file, so an upgrade makes them afresh.",
    },
    {
      title: "Updates over the air",
      text: "A fix reaches phones without a store review; new features are better left to the stores.",
    },
    {
      title: "Hermes bytecode",
      text: "Apps start faster, and crash reports need the source maps, so upload them with each release.",
    },
    {
      title: "Modules from a TypeScript spec",
      text: "Native parts are written to one TypeScript definition and load on first use.",
    },
    { title: "Gestures off the JS thread", text: "A sheet follows the finger even while a big reply is being read." },
    { title: "Recycled long lists", text: "Twenty rows work anyway; two thousand need a list that reuses its rows." },
  ],
  why: {
    points: [
      "A React developer can read the code on the first day.",
      "Website and app share their rules, so a renamed field breaks both builds at once.",
      "Scrolling and accessibility are the phone’s own.",
      "You can roll back a bad over-the-air update; no store offers that.",
      "An existing app can host one React Native screen to begin with.",
      "A tester switches versions by scanning a code.",
    ],
    expertise:
      "Each package has to earn its place: does it support the New Architecture (the only one since version 0.82), was it released lately, could your people repair it? Secrets belong in Keychain and Keystore. Upgrade often, because each Expo release you skip makes the next harder.",
  },
  limits: {
    text: "Upgrades are the tax: a release moves dozens of packages together, and one neglected package holds up all. A crash can start in any of four languages. Shadows, fonts and keyboards differ between the systems. Heavy computing or constant Bluetooth belongs in native code.",
    alternatives: [
      { technology: "flutter", when: "Nobody in the house writes React." },
      { technology: "android", when: "It’s mostly devices or a locked-down terminal." },
      { technology: "react", when: "A browser tab does the job, and a store listing brings nothing." },
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
} satisfies PageText<"/technologies/:slug">;
