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
    "One app for both kinds of phone, one for each, or no app at all: what each costs you, and seven questions that lead to an answer.",
  lead: "In short: a mobile website if that’s enough. Flutter for one app that looks the same on both phones. React Native if a React team will look after it. Native if it’s about a watch, a widget or special hardware. Speed rarely matters: all of them draw a list smoothly. They differ in widgets, watches, Bluetooth, background work and old phones, and in who’ll maintain them in two years.",
  rows: [
    {
      technology: "flutter",
      choose:
        "You need both phones, you have your own design, and screens should look the same on an old Android phone and on this year’s iPhone.",
      hurts:
        "Apple’s new styles come late or as copies, widgets and watches are native work anyway, and your team has to learn Dart.",
      leaving:
        "Screens and logic are in Dart, so you write them again. You can go screen by screen, because a native app can show Flutter screens. The server, the design and the store entry stay.",
    },
    {
      technology: "kotlin",
      choose:
        "Prices, checks or sync rules must never differ between the two apps, but each phone has its own native screens.",
      hurts:
        "Builds are slow, the bridge to Swift loses detail, and for ten screens over a thin API it costs more than a second copy.",
      leaving:
        "The least work of all. On Android you keep the module as an ordinary library. For the iPhone you write its rules again in Swift, and the screens stay.",
    },
    {
      technology: "compose-multiplatform",
      choose:
        "A Kotlin app for Android exists or comes first, and its tested screens should move to the iPhone or to an office PC.",
      hurts:
        "On an iPhone, scrolling and text selection only imitate the real thing, the app is larger, and fewer engineers know it than Flutter.",
      leaving:
        "On Android nothing changes, because it’s Jetpack Compose there. On the iPhone you replace one screen after another with SwiftUI, and the rules stay shared.",
    },
    {
      technology: "swift",
      choose:
        "Only Apple devices matter: an iPad in every shop, a watch app, HealthKit, Apple Pay or audio in the background.",
      hurts:
        "Android customers get nothing. A new feature doesn’t work on an iOS older than the one it came with, so older phones need separate code.",
      leaving:
        "In practice you can’t take any screen with you. For an Android app you start with the server’s API, the design and the list of things to test.",
    },
    {
      technology: "android",
      choose:
        "Android is the only target: handheld scanners, a tablet locked to one app, drivers’ phones, readings from a Bluetooth device.",
      hurts:
        "Google raises the target version each year. If you don’t update your app, new users with newer phones stop seeing it.",
      leaving:
        "Screens in Compose can move to the iPhone through Compose Multiplatform, and rules in Kotlin can be shared. Code that talks to hardware can’t.",
    },
    {
      technology: "react-native",
      choose:
        "You have a team that writes React and TypeScript, and it’ll look after the app once we’re done, next to the web product.",
      hurts:
        "With each release you move Gradle, Xcode and dozens of packages together, and one that nobody maintains holds up the rest.",
      leaving:
        "You can use checks, types and formatting in TypeScript on the web or in the next app. You rewrite screens and native modules, one at a time if you like.",
    },
  ],
  others: [
    {
      name: "Keep messages and the phone",
      choose:
        "People order by message or by phone, one person answers within the hour, and nobody has to ask twice where their order is.",
      hurts:
        "Nothing is recorded automatically, you look up the stock by hand, and if that person is ill or on holiday, everything stops.",
      leaving:
        "There’s nothing to undo. Read three months of messages and you’ll know which screens an app needs, and which it doesn’t.",
    },
    {
      name: "A mobile website (PWA)",
      choose:
        "People use it now and then, they come from a search or a link, and it needs neither Bluetooth nor work in the background. One address serves every phone.",
      hurts:
        "You won’t find it in a store. An iPhone lets it send notifications only after the visitor has put it on the Home Screen, and few do that.",
      leaving:
        "If you build an app later, you’ll still need the pages and the server. There’s nothing to take out of a store.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Does a message or a call do the work today, and does one person keep up?",
        other: "Keep messages and the phone",
        because: "If what you do today works, an app has to be better from the first day, on every phone.",
      },
      {
        question: "Would a website on the phone do, without Bluetooth, background work or days without signal?",
        other: "A mobile website (PWA)",
        because: "No store, no review, no yearly fee, and everybody gets each change at once.",
      },
      {
        question: "Is it for Apple devices only?",
        technology: "swift",
        because: "You can use what’s new in iOS on the day it comes out, with nothing to wait for.",
      },
      {
        question: "Is it for Android devices only?",
        technology: "android",
        because: "You can get straight at scanner keys, printers, locked tablets and long background work.",
      },
      {
        question:
          "On both phones: is it mostly about a watch, a widget or special hardware, or must each have native screens?",
        technology: "kotlin",
        because:
          "Native on each: Swift and Kotlin reach the hardware, and Kotlin Multiplatform keeps the rules in one place.",
      },
      {
        question: "Will a React team of your own maintain it?",
        technology: "react-native",
        because:
          "Your developers can review the very first change, and the code under the screens is shared with the web.",
      },
      {
        question: "Is there a Kotlin app whose screens should move to the iPhone?",
        technology: "compose-multiplatform",
        because: "You move tested screens across one by one, and your people keep their language.",
      },
    ],
    otherwise: {
      technology: "flutter",
      because: "You get two apps from one code that look the same, on an old Android phone and on this year’s iPhone.",
    },
  },
  omitted: [
    {
      name: "Code push: changes without a store release",
      why: "It no longer decides between the two. React Native has EAS Update, Flutter has Shorebird. Each is a paid service of another company with rules of its own, so compare those terms, and the stores’ rules on what may be changed.",
    },
    { name: ".NET MAUI", why: "For a company that already writes C#. Not among the technologies that we offer." },
    {
      name: "Ionic, Capacitor and Cordova",
      why: "A website packed as an app. Ask first what the app is for. For the rest, see what we say about a mobile website.",
    },
    { name: "Unity and other game engines", why: "Games are a different trade, and we don’t offer them." },
  ],
  shownFacts: [
    {
      about: "flutter",
      says: "Shorebird replaces Dart code in released apps on Android and iOS, from Flutter 3.24 on. It’s a company of its own, not the makers of Flutter.",
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
      says: "Since 31 August 2026 Google Play has accepted new apps and updates only if they’re made for Android 16 or newer. An app made for less than Android 15 is hidden from new users with newer phones.",
      source: "https://developer.android.com/google/play/requirements/target-sdk",
      seen: "2026-11-23",
    },
    {
      about: "swift",
      says: "Since 28 April 2026 the App Store has accepted only apps built with Xcode 26 and the iOS 26 SDK, or newer.",
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
      says: "On an iPhone a website may send notifications only if it has been added to the Home Screen, since iOS 16.4, says OneSignal, a service that sends them.",
      source: "https://documentation.onesignal.com/docs/safari-web-push-for-ios",
      seen: "2026-11-23",
    },
  ],
  on: ["/services/flutter-app-development", "/blog/flutter-vs-react-native-guide"],
  reviewed: "2026-11-23",
  closing: {
    title: "Which phones do your people carry?",
    text: "Tell us that, and who will look after the app later. By the end of the free consultation you’ll have one technology, the reason for it, and what you can’t do with it.",
  },
  confirm: [
    "Whoever comes to the free consultation with an app leaves with one technology and its reason.",
    "The firm advises a mobile website, or no app at all, where that will do; .NET MAUI and games aren’t offered.",
    "Flutter, React Native, Swift, Kotlin and native Android are all offered.",
  ],
} as const satisfies PageText<"/guides/:slug">;
