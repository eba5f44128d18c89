import type { PageText } from "../../pages.ts";

export default {
  category: "mobile",
  head: {
    title: "Flutter, React Native or native in 2026",
    description:
      "Flutter, React Native, Kotlin, Compose Multiplatform, Swift and native Android in 2026: when each fits, where it hurts, and when a mobile website will do.",
  },
  keywords: [
    "Flutter vs React Native 2026",
    "native or cross-platform app",
    "Kotlin Multiplatform or Flutter",
    "PWA or native app",
    "compare mobile frameworks",
    "which mobile technology",
  ],
  title: "Flutter, React Native or native in 2026: how to choose",
  label: "Compare mobile technologies",
  tagline:
    "One app for both kinds of phone, one for each, or no app at all: what each way costs, and seven questions that lead to an answer.",
  lead: "In short: a mobile website where it will do; Flutter for one app that looks alike on both phones; React Native where a React team will keep it; native where a watch, a widget or special hardware is the point. Speed seldom decides, as any of these draws a list smoothly. They differ at widgets, watches, Bluetooth, background work and old phones, and in who will maintain them in two years.",
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
        "Only Apple devices matter: an iPad in every shop, a watch app, HealthKit, Apple Pay or audio in the background.",
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
  others: [
    {
      name: "Keep messages and the telephone",
      choose:
        "Orders come by message or by call, one person answers them within the hour, and nobody asks twice where their order is.",
      hurts: "Nothing is recorded by itself, stock is looked up by hand, and a holiday or an illness stops all of it.",
      leaving:
        "There is nothing to undo. The messages of three months show which screens an app would need, and which it would not.",
    },
    {
      name: "A mobile website (PWA)",
      choose:
        "People use it now and then, they come from a search or a link, and it needs neither Bluetooth nor work in the background. One address serves every phone.",
      hurts:
        "No store shows it. An iPhone lets it send notifications only after the visitor has put it on the Home Screen, which few do.",
      leaving: "Pages and server stay useful beside a later app. Nothing has to be taken out of a store.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Does a message or a call do the work today, and does one person keep up?",
        other: "Keep messages and the telephone",
        because: "An app that replaces a habit that works has to be better at once, on every phone.",
      },
      {
        question: "Would a website on the phone do, without Bluetooth, background work or days without signal?",
        other: "A mobile website (PWA)",
        because: "No store, no review, no yearly fee, and each change is there for everybody at once.",
      },
      {
        question: "Is it for Apple devices only?",
        technology: "swift",
        because: "What a new iOS can do is usable on the day it comes out, with no wrapper to wait for.",
      },
      {
        question: "Is it for Android devices only?",
        technology: "android",
        because: "Scanner keys, printers, locked tablets and long background work are reached without a bridge.",
      },
      {
        question:
          "On both phones: is a watch, a widget or special hardware its heart, or must each keep native screens?",
        technology: "kotlin",
        because:
          "Native on each: Swift and Kotlin reach the hardware, and Kotlin Multiplatform keeps the rules in one place.",
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
    ],
    otherwise: {
      technology: "flutter",
      because: "Two apps from one codebase that look alike, on an old Android phone and on this year’s iPhone.",
    },
  },
  omitted: [
    {
      name: "Code push: changes without a store release",
      why: "It no longer decides between the two. React Native has EAS Update, Flutter has Shorebird. Each is a paid service of another company with rules of its own, so compare those terms, and the stores’ rules on what may be changed.",
    },
    { name: ".NET MAUI", why: "For a house that writes C# already. Not among the technologies that we offer." },
    {
      name: "Ionic, Capacitor and Cordova",
      why: "A website in the wrapping of an app. Ask first what the wrapping is for; our row on the mobile website covers the rest.",
    },
    { name: "Unity and other game engines", why: "A game is another trade, and we do not offer it." },
  ],
  shownFacts: [
    {
      about: "flutter",
      says: "Shorebird replaces Dart code in released apps on Android and iOS, from Flutter 3.24 on. It is a company of its own, not the makers of Flutter.",
      source: "https://docs.shorebird.dev/getting-started/flutter-version/",
      seen: "2026-11-23",
    },
    {
      about: "react-native",
      says: "EAS Update replaces the JavaScript of a released app. It belongs to Expo.",
      source: "https://docs.expo.dev/eas-update/introduction/",
      seen: "2026-11-23",
    },
    {
      about: "react-native",
      says: "Since version 0.82, of October 2025, React Native runs on its New Architecture only. The older one can no longer be chosen.",
      source: "https://reactnative.dev/blog/2025/10/08/react-native-0.82",
      seen: "2026-11-23",
      history: true,
    },
    {
      about: "compose-multiplatform",
      says: "JetBrains calls Compose Multiplatform stable on Android, on iOS and on the desktop.",
      source: "https://kotlinlang.org/docs/multiplatform/supported-platforms.html",
      seen: "2026-11-23",
    },
    {
      about: "android",
      says: "Since 31 August 2026 Google Play takes new apps and updates only for Android 16 and newer. An app made for less than Android 15 is hidden from new users with newer phones.",
      source: "https://developer.android.com/google/play/requirements/target-sdk",
      seen: "2026-11-23",
    },
    {
      about: "swift",
      says: "Since 28 April 2026 the App Store takes only apps built with Xcode 26 and the SDK of iOS 26, or newer.",
      source: "https://developer.apple.com/news/upcoming-requirements/",
      seen: "2026-11-23",
    },
    {
      about: "kotlin",
      says: "Google supports Kotlin Multiplatform for sharing business rules between Android and iOS.",
      source: "https://developer.android.com/kotlin/multiplatform",
      seen: "2026-11-23",
    },
    {
      about: "A mobile website (PWA)",
      says: "On an iPhone a website may send notifications only when it was added to the Home Screen, since iOS 16.4: so says OneSignal, a service that sends them.",
      source: "https://documentation.onesignal.com/docs/safari-web-push-for-ios",
      seen: "2026-11-23",
    },
  ],
  on: ["/services/flutter-app-development", "/blog/flutter-vs-react-native-guide"],
  reviewed: "2026-11-23",
  closing: {
    title: "Which phones do your people carry?",
    text: "Tell us that, and who will look after the app later. The free consultation ends with one technology, its reason, and what it rules out.",
  },
  confirm: [
    "Whoever comes to the free consultation with an app leaves with one technology and its reason.",
    "The firm advises a mobile website, or no app at all, where that will do; .NET MAUI and games are not offered.",
    "Flutter, React Native, Swift, Kotlin and native Android are all offered.",
  ],
} as const satisfies PageText<"/guides/:slug">;
