import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  name: "Swift",
  category: "mobile",
  order: 4,
  icon: "logos:swift",
  version: "Swift 6",
  reviewed: "2026-11-21",
  card: "Apps for iPhone, iPad and Apple Watch that depend on what Apple’s systems can do.",
  head: {
    title: "Swift and SwiftUI app development",
    description:
      "Native iPhone, iPad and Watch apps in Swift and SwiftUI: data races caught by the compiler, widgets, Keychain, and releases planned around Apple’s review.",
  },
  keywords: [
    "Swift app development",
    "SwiftUI developers",
    "iOS app development in Gujarat",
    "Apple Watch app development",
    "HealthKit integration",
    "App Store submission help",
  ],
  tagline: "When the iPhone is the product and not one of two screens",
  paragraphs: [
    "Apple publishes the new abilities of its systems as Swift interfaces, so a native app can use them on the September day when iOS comes out. There is no wrapper to wait for. The language helps as well: an optional must be opened before use, structs are copied instead of shared by accident, and in Swift 6 mode the compiler refuses code in which two threads could touch the same data.",
    "Typical work: apps that live on Apple’s own services, such as HealthKit readings on a watch, Apple Pay, NFC, background audio or a widget that is looked at more often than the app, and the iOS part of an app whose rules come from Kotlin or Flutter. One errand is yours, and it comes early: an organisation’s developer account needs a D-U-N-S number, which Apple does not issue and cannot hurry.",
  ],
  features: [
    {
      title: "Races refused at compile time",
      text: "Mutable state shared between tasks sits in an actor, and interface code is bound to the main actor. In an older project the strict checks are best switched on one module after another. Turned on everywhere at once, they produce a wall of errors nobody reads.",
    },
    {
      title: "SwiftUI with Observation",
      text: "An Observable model records which of its properties a view has read, and only views that read a changed one are evaluated again. Since iOS 26 its TextEditor takes rich text as well. For older systems and for unusual collection layouts, UIKit can be wrapped, which is bigger and better documented.",
    },
    {
      title: "Keychain and Secure Enclave",
      text: "Tokens are stored in the Keychain, readable on this device only and, unless background work needs them, never while it is locked. Signing keys are created in the Secure Enclave and cannot be exported. Keychain items usually outlive a deleted app, so a first launch has to clear what an earlier install left behind.",
    },
    {
      title: "Widgets and App Intents",
      text: "A widget is a separate process that shares a container with the app, and iOS refreshes it from a daily budget. It is therefore handed a timeline of future entries. The same intents then serve Siri, Shortcuts and Spotlight.",
    },
    {
      title: "Features as local packages",
      text: "Each feature is a Swift package inside the repository, and the Xcode project is a thin shell around them. Previews compile one package instead of the whole app, and two people rarely collide in the project file that Git merges so badly.",
    },
    {
      title: "Tests by table",
      text: "With Swift Testing one function takes a table of inputs and reports every failing row by itself. That suits money, dates and parsing, with time zones and calendars in the table. Interface tests are slow, so they stay few: signing in, paying, and restoring a purchase.",
    },
  ],
  why: {
    points: [
      "References are counted and nothing is collected later, so no pause interrupts a scroll; the price is reference cycles, which Xcode’s memory graph shows.",
      "Apple’s standard controls bring Dynamic Type, VoiceOver, keyboard focus and the current system look with them.",
      "TestFlight delivers a build to people you invite by link; each build expires after 90 days, so no stale version lingers.",
      "Instruments names the function behind a slow launch or a frozen frame, on the very phone that showed it.",
      "Codable turns a server’s JSON into typed values and says which key was missing when it cannot.",
      "Watch, iPad and Mac editions reuse the packages underneath and get screens meant for their size.",
    ],
    expertise:
      "The App Store has no way back: a bad version can be paused during its seven-day phased release, but a phone that has it keeps it until a higher version passes review. A release has to be built around that fact: risky features behind a switch on the server, every release phased, crash reports read before the share grows. Screens are best previewed in the largest text size and right to left while they are written, because retrofitting either takes longer.",
  },
  limits: {
    text: "In practice the code serves Apple’s devices alone: the language has toolchains for Linux, Windows and Android, but SwiftUI does not go with them. A new SwiftUI interface works only from the iOS version it arrived with, so apps that support older phones carry two branches. Large view expressions can defeat the type checker, which then gives up with a message that names no cause. Builds need Macs, and Apple’s reviewers may refuse a feature that the law allows.",
    alternatives: [
      { technology: "flutter", when: "Android customers count as much and the interface carries your own brand." },
      { technology: "kotlin", when: "An Android app already holds the rules that the iPhone would have to repeat." },
      {
        technology: "react-native",
        when: "Most screens are lists and forms, and a React team stands ready to own them.",
      },
    ],
  },
  services: ["flutter-app-development", "uiux-design"],
  confirm: ["The firm takes on work with Swift. The specification names a page for it; no case study uses it."],
  facts: [
    {
      says: "Swift 6",
      source: "https://github.com/swiftlang/swift-org-website/blob/main/_data/builds/swift_releases.yml",
      seen: "2026-11-23",
    },
    {
      says: "Since iOS 26 its TextEditor takes rich text",
      source: "https://developer.apple.com/videos/play/wwdc2025/280/",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies TechnologyContent;
