import type { TechnologyContent } from "../schemas/technology.ts";

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
      "Android apps in Kotlin, and business rules shared with iOS through Kotlin Multiplatform: how it is structured, what Swift sees of it, and its cost.",
  },
  keywords: [
    "Kotlin development",
    "Kotlin Multiplatform development",
    "Java to Kotlin migration",
    "shared mobile business logic",
    "Kotlin coroutines",
  ],
  tagline: "Each phone keeps screens of its own, and the business rules exist once",
  paragraphs: [
    "Google makes Kotlin its first choice for Android, where it runs as the same kind of bytecode as Java. An old Java app can therefore move one class at a time: the two languages call each other inside a module, and nobody pays for a rewrite before seeing a benefit. The type system separates values that may be missing from values that may not, and coroutines let network and database code read from top to bottom.",
    "Kotlin is for three jobs: native Android apps, a shared module that an iPhone app calls through Kotlin Multiplatform, and small JVM services beside an existing Java system. The second is the least known and can save the most, since discounts, validation and sync rules exist once while each phone keeps its own screens. It asks one thing of you early: a list of the rules that must never differ between the two apps.",
  ],
  features: [
    {
      title: "Nullability in the type",
      text: "A nullable String cannot be used until the code has dealt with the null. The hole is Java: unannotated values from Java libraries arrive unchecked. Calling such a library from one file, which states what can be missing of its results, closes it.",
    },
    {
      title: "Structured concurrency",
      text: "Every coroutine lives in a scope, for instance a screen’s. The user leaves, the scope is cancelled, and its requests stop. In a review look for GlobalScope and for catch blocks that swallow a CancellationException: either one quietly breaks that chain.",
    },
    {
      title: "Sealed screen states",
      text: "A screen is loading, loaded, empty or failed, declared as a sealed interface that every when must cover. If a fifth state appears, say “offline copy”, the compiler lists each place that does not handle it yet.",
    },
    {
      title: "Multiplatform shared modules",
      text: "Common code becomes bytecode for Android and a native framework for iOS. Its public face is best kept narrow: suspend functions, plain data classes, hardly any generics. Unless Swift export is in use, all of it passes through an Objective-C header before Swift can see it.",
    },
    {
      title: "Serialization without reflection",
      text: "The kotlinx.serialization plugin generates JSON code at compile time, so it survives code shrinking and works on iOS. Set ignoreUnknownKeys at the outset: without it, one new field from the server crashes the app version that was installed last year.",
    },
    {
      title: "Flows from table to screen",
      text: "Room emits a Flow when a table changes, the view model holds the newest value, and a visible screen collects it. Events such as “payment sent” are kept as state until they are handled, because a shared flow without replay drops what nobody is listening for.",
    },
  ],
  why: {
    points: [
      "Java stays where it works: each conversion is a small commit, and releases go on during the move.",
      "Shared Kotlin leaves the iPhone app its own SwiftUI screens, and nobody using it can tell that the rules behind them are shared.",
      "Coroutine tests run on virtual time: a retry schedule of ten minutes is verified in milliseconds.",
      "Data classes compare by content and change by copying, which makes a screen’s state simple to assert in a test.",
      "Explicit API mode demands the visibility and return type of everything that a shared module exposes.",
      "One language covers the phone, the Gradle build and a JVM service, so one engineer can follow a bug across all three.",
    ],
    expertise:
      "Good Kotlin is dull on purpose. Warnings are errors, ktlint decides the formatting, and chains of let, run and also are not nested three deep: they save two lines and cost the next reader ten minutes. Code generation goes through KSP instead of kapt, which would build Java stubs first. In a shared module the Swift call is best written before the Kotlin function, because an interface that is elegant on Android can be miserable from Xcode.",
  },
  limits: {
    text: "For ten screens over a thin API sharing does not pay: the bridge costs more than the second copy. Multiplatform builds are slow, and linking the iOS framework is often the longest step of a clean build. Seen from Swift, default arguments disappear and a sealed class no longer makes a switch exhaustive. A Kotlin exception that is not declared with the Throws annotation ends the iPhone app instead of reaching Swift’s catch. Direct Swift export, an Alpha since Kotlin 2.4, carries suspend functions and flows across and leaves other gaps open.",
    alternatives: [
      { technology: "flutter", when: "Both apps should share their screens too, and the design is your own." },
      {
        technology: "compose-multiplatform",
        when: "The team is fluent in Kotlin and wants the interface shared as well as the rules.",
      },
      { technology: "golang", when: "The job is a new network service with no Java around it." },
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
} satisfies TechnologyContent;
