import type { PageText } from "../pages.ts";

export default {
  name: "Kotlin",
  category: "mobile",
  order: 2,
  icon: "logos:kotlin-icon",
  version: "Kotlin 2",
  reviewed: "2026-11-21",
  card: "Android code, and business rules that an iPhone app shares while its screens stay native.",
  head: {
    title: "Kotlin and Kotlin Multiplatform development",
    description:
      "Android apps in Kotlin, and business rules shared with iOS through Kotlin Multiplatform: how it’s structured, what Swift sees of it, and its cost.",
  },
  keywords: [
    "Kotlin development",
    "Kotlin Multiplatform development",
    "Java to Kotlin migration",
    "shared mobile business logic",
    "Kotlin coroutines",
  ],
  tagline: "Each phone has its own screens, and the business rules are written once",
  paragraphs: [
    "Google makes Kotlin its first choice for Android, and it runs as the same bytecode as Java. So an old app can move one class at a time, and nobody pays for a rewrite before seeing a benefit.",
    "It does three jobs: native Android apps, business rules that an iPhone app shares, and small services next to an existing Java system. The second is the least known and can save the most. It needs one thing early: a list of the rules that must never differ between the two apps.",
  ],
  features: [
    {
      title: "Nullability in the type",
      text: "A value that may be missing can’t be used unchecked; only calls into Java need extra care.",
    },
    {
      title: "Structured concurrency",
      text: "When the user leaves a screen its requests stop; in a review, look for GlobalScope, which breaks that.",
    },
    {
      title: "Sealed screen states",
      text: "Add a fifth state, “offline copy”, and the compiler lists every place that forgot it.",
    },
    {
      title: "Multiplatform shared modules",
      text: "The same rules become code for Android and a framework for iOS; keep what Swift sees narrow.",
    },
    {
      title: "Serialization without reflection",
      text: "Tell it to ignore unknown fields, or a new one crashes last year’s app.",
    },
    {
      title: "Flows from table to screen",
      text: "The table changes and the screen follows, but “payment sent” has to be kept until somebody has seen it.",
    },
  ],
  why: {
    points: [
      "Java stays where it works, and releases go on during the move.",
      "The iPhone keeps its own screens, and nobody can tell that the rules are shared.",
      "A retry schedule of ten minutes is tested in milliseconds.",
      "States compare by content, so tests are one line.",
      "A shared module has to spell out everything it offers.",
      "One engineer can follow a bug through phone, build and service.",
    ],
    expertise:
      "Good Kotlin is plain on purpose: warnings are errors, and there are no long, clever chains. In a shared module write the Swift call first, because what’s elegant on Android can be awful to use from Xcode.",
  },
  limits: {
    text: "For ten screens over a thin API sharing doesn’t pay. Multiplatform builds are slow. Seen from Swift, default arguments disappear, and an undeclared exception ends the iPhone app. Direct Swift export, an Alpha since Kotlin 2.4, closes some of those gaps and leaves others.",
    alternatives: [
      { technology: "flutter", when: "Both apps should share their screens too." },
      { technology: "compose-multiplatform", when: "The team is fluent in Kotlin and wants shared screens." },
      { technology: "golang", when: "It’s a new network service with no Java around it." },
    ],
  },
  services: ["flutter-app-development", "custom-software-development"],
  confirm: ["The firm takes on work with Kotlin. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "Kotlin 2",
      source: "https://kotlinlang.org/docs/releases.html",
      seen: "2026-11-23",
    },
    {
      says: "an Alpha since Kotlin 2.4",
      source: "https://kotlinlang.org/docs/whatsnew24.html",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
