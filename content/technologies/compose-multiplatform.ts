import type { PageText } from "../pages.ts";

export default {
  name: "Compose Multiplatform",
  category: "mobile",
  order: 3,
  icon: "logos:compose-multiplatform",
  version: "Compose Multiplatform 1",
  reviewed: "2026-11-21",
  card: "An Android app’s Compose screens, carried over to the iPhone and the office desktop.",
  head: {
    title: "Compose Multiplatform app development",
    description:
      "Compose Multiplatform carries Kotlin screens from Android to iPhone and desktop. How an app is moved over, what stays native, and where you can still see it.",
  },
  keywords: [
    "Compose Multiplatform development",
    "Kotlin shared UI",
    "Jetpack Compose on iOS",
    "Kotlin desktop application",
    "Android app to iOS migration",
  ],
  tagline: "Jetpack Compose, taken from Android to the iPhone and the office PC",
  paragraphs: [
    "JetBrains took Google’s Jetpack Compose to iOS, desktop and the browser. On Android nothing is added; on an iPhone the same screens are drawn by Skia. A company with a Kotlin app moves its tested screens over, and its people keep their language.",
    "The simplest case is an Android product that needs an iPhone app: lists and settings move first, camera and maps last. A stock tool with a handheld half and a desk half is another. Find a tester who uses an iPhone every day, because they’ll notice each Android habit.",
  ],
  features: [
    {
      title: "UIKit in both directions",
      text: "Apple’s map can sit inside a shared screen; give it a fixed place, as it fights a scrolling list for touches.",
    },
    { title: "Desktop hot reload", text: "Screens are built in a desktop window where changes show at once." },
    {
      title: "Installers for three systems",
      text: "Staff get one installer with Java inside, and each system has to be built on its own machine.",
    },
    { title: "Typed shared resources", text: "Delete a text that’s in use and the build stops." },
    {
      title: "Interfaces before expect/actual",
      text: "Fingerprints and file pickers differ everywhere, so each sits behind an interface that tests can replace.",
    },
    {
      title: "Interface tests in common code",
      text: "A test is written once, so a fault in one system shows up as a test that the other passes.",
    },
  ],
  why: {
    points: [
      "Drop iOS and what’s left is a normal Android project.",
      "Android developers need little retraining.",
      "You decide screen by screen: one shared, its neighbour SwiftUI.",
      "Desktop comes with real windows, menus and shortcuts.",
      "View models and navigation move across as well.",
      "VoiceOver reads what TalkBack reads, with no second description.",
    ],
    expertise:
      "Before anybody promises anything, put the two hardest screens on a real iPhone; that trial says whether sharing pays. Later, check four things there: back swipe, safe areas, keyboard, large text.",
  },
  limits: {
    text: "Scrolling and context menus on an iPhone are good imitations, and a new iOS is ahead for a while; Apple’s own text editing has been opt-in since 1.11. The app grows by Skia’s size. The browser target suits internal tools at best. Fewer engineers know it than know Flutter.",
    alternatives: [
      { technology: "kotlin", when: "The iPhone edition earns the money and deserves SwiftUI." },
      { technology: "flutter", when: "There’s no Kotlin yet, and ready packages count." },
    ],
  },
  services: ["flutter-app-development", "custom-software-development"],
  confirm: [
    "The firm takes on work with Compose Multiplatform. The specification names a page for it; no case study uses it.",
  ],
  facts: [
    {
      says: "Compose Multiplatform 1",
      source: "https://kotlinlang.org/docs/multiplatform/whats-new-compose-112.html",
      seen: "2026-11-23",
    },
    {
      says: "has been opt-in since 1.11",
      source: "https://github.com/JetBrains/compose-multiplatform/blob/master/CHANGELOG.md",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
