import type { GuideContent } from "~/content/.server/schemas/guide";

export default {
  category: "mobile",
  head: {
    title: "Mobile app technologies compared",
    description:
      "Flutter, React Native, Kotlin, Compose Multiplatform, Swift and native Android side by side: when each fits, where it hurts, and what leaving it costs.",
  },
  keywords: [
    "Flutter or React Native",
    "native or cross-platform app",
    "Kotlin Multiplatform or Flutter",
    "compare mobile frameworks",
    "which mobile technology",
  ],
  title: "One app for both phones, or two?",
  label: "Compare mobile technologies",
  tagline: "Sharing code saves a second team. It never saves a second phone to test on.",
  lead: "Three things decide: which phones your customers carry, whether the app looks like your brand or like the phone, and who will maintain it in two years. Speed seldom does. Any of these draws a list smoothly; they differ at widgets, watches, Bluetooth, background work and old devices.",
  rows: [
    {
      technology: "flutter",
      choose:
        "Both phones count, the design is your own, and screens should look alike on an old Android phone and on this year’s iPhone.",
      hurts:
        "Apple’s new styles arrive late or as imitations, widgets and watches are native work anyway, and your team has to learn Dart.",
      leaving:
        "Screens and logic are in Dart and are written again. It can be done screen by screen, as a native app can host Flutter ones; server, design and store entry stay.",
    },
    {
      technology: "kotlin",
      choose:
        "Prices, validation or sync rules must never differ between two apps, while each phone keeps native screens of its own.",
      hurts:
        "Builds are slow, the bridge to Swift loses detail, and for ten screens over a thin API it costs more than a second copy.",
      leaving:
        "The least of all. On Android the module goes on as an ordinary library; for the iPhone its rules are written once more in Swift, under screens that stay.",
    },
    {
      technology: "compose-multiplatform",
      choose:
        "A Kotlin app for Android exists or comes first, and its tested screens should move to the iPhone or to an office PC.",
      hurts:
        "On an iPhone scrolling and text selection are imitations, the app is larger, and fewer engineers know it than Flutter.",
      leaving:
        "On Android nothing changes, as it is Jetpack Compose there. The iPhone edition gets SwiftUI screens one at a time, over rules that stay shared.",
    },
    {
      technology: "swift",
      choose:
        "Only Apple devices matter, or the heart of the product is a watch, a widget, HealthKit, Apple Pay or background audio.",
      hurts:
        "Android customers get nothing. New interfaces work only from the iOS that brought them, so older phones need a second branch.",
      leaving:
        "In practice no screen can be taken along. The server’s API, the design and the list of cases to test are what an Android edition begins with.",
    },
    {
      technology: "android",
      choose:
        "Android is the only target: handheld scanners, a tablet locked to one app, drivers’ phones, readings from a Bluetooth device.",
      hurts:
        "Google raises the target version each year, and an app that stands still is in time hidden from new users with newer phones.",
      leaving:
        "Screens in Compose can move to the iPhone through Compose Multiplatform, and rules in Kotlin can be shared. Code that talks to hardware cannot.",
    },
    {
      technology: "react-native",
      choose:
        "You have a team that writes React and TypeScript, and it will own the app after us, beside the web product.",
      hurts:
        "Each release moves Gradle, Xcode and dozens of packages together, and one unmaintained package holds up all the others.",
      leaving:
        "Validation, types and formatting in TypeScript go on to the web or the next client. Screens and native modules are rewritten, which can be done one at a time.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Is it for Apple devices only, or is a watch or a widget its heart?",
        technology: "swift",
        because: "What a new iOS can do is usable on the day it comes out, with no wrapper to wait for.",
      },
      {
        question: "Is Android the only target, or special hardware?",
        technology: "android",
        because: "Scanner keys, printers, locked tablets and long background work are reached without a bridge.",
      },
      {
        question: "Will a React team of your own maintain it?",
        technology: "react-native",
        because: "Your developers can review the first change, and what lies under the screens is shared with the web.",
      },
      {
        question: "Is there a Kotlin app whose screens should move to the iPhone?",
        technology: "compose-multiplatform",
        because: "Screens that are tested move across one by one, and the people keep their language.",
      },
      {
        question: "Must rules agree on both phones, while each keeps native screens?",
        technology: "kotlin",
        because: "The rules exist once, and on neither phone can the app be told from one written for it alone.",
      },
    ],
    otherwise: {
      technology: "flutter",
      because: "Two apps from one codebase that look alike. For a form used once a month, build a website instead.",
    },
  },
  on: ["/services/flutter-app-development", "/blog/flutter-vs-react-native-guide"],
  reviewed: "2026-11-21",
  closing: {
    title: "Which phones do your people carry?",
    text: "Tell us that, and who will look after the app later. The free consultation ends with one technology, its reason, and what it rules out.",
  },
  confirm: [
    "Whoever comes to the free consultation with an app leaves with one technology and its reason.",
    "Flutter, React Native, Swift, Kotlin and native Android are all offered.",
  ],
} satisfies GuideContent;
