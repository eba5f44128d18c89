import type { PageText } from "../pages.ts";

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
  tagline: "When the iPhone is the product, and not just one of two phones",
  paragraphs: [
    "Apple publishes what’s new in its systems as Swift, so a native app can use it on the September day when iOS comes out. In Swift 6 mode the compiler also refuses code in which two threads could touch the same data.",
    "Typical work lives on Apple’s own services: readings from a watch, Apple Pay, NFC, or a widget looked at more often than the app. One thing you have to do early: a company’s developer account needs a D-U-N-S number, which Apple doesn’t issue and can’t hurry.",
  ],
  features: [
    {
      title: "Races refused at compile time",
      text: "In an old project switch the checks on module by module, or you get too many errors to read.",
    },
    {
      title: "SwiftUI with Observation",
      text: "Only views that read a changed value are redrawn, and since iOS 26 its TextEditor takes rich text.",
    },
    {
      title: "Keychain and Secure Enclave",
      text: "Keys can’t leave the phone, but Keychain items outlive a deleted app, so clear them on first launch.",
    },
    { title: "Widgets and App Intents", text: "iOS refreshes a widget on a daily budget, so hand it a timeline." },
    {
      title: "Features as local packages",
      text: "Previews compile one feature, and two people rarely collide in the project file.",
    },
    {
      title: "Tests by table",
      text: "One function checks a table of dates and amounts and names each row that fails.",
    },
  ],
  why: {
    points: [
      "Memory is freed at once, so no pause interrupts a scroll.",
      "Apple’s controls bring large text, VoiceOver and the current look.",
      "TestFlight builds expire after 90 days, so no stale version lingers.",
      "Instruments names the function behind a frozen frame.",
      "A server’s answer becomes typed values, or says which key is missing.",
      "Watch, iPad and Mac reuse the packages underneath.",
    ],
    expertise:
      "The App Store has no way back: a phone that has a bad version keeps it until a newer one passes review. So put risky features behind a switch on the server, and release in phases.",
  },
  limits: {
    text: "The code serves Apple’s devices only: the language runs elsewhere, SwiftUI doesn’t. New interfaces need new iOS versions, so apps for older phones carry two branches. Builds need Macs, and Apple’s reviewers may refuse what the law allows.",
    alternatives: [
      { technology: "flutter", when: "Android customers count as much, and the look is your own." },
      { technology: "kotlin", when: "An Android app already holds the rules." },
      { technology: "react-native", when: "It’s mostly lists and forms, and you have a React team." },
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
      says: "since iOS 26 its TextEditor takes rich text",
      source: "https://developer.apple.com/videos/play/wwdc2025/280/",
      seen: "2026-11-23",
      history: true,
    },
  ],
} satisfies PageText<"/technologies/:slug">;
