import type { TechnologyContent } from "../schemas/technology.ts";

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
      "Compose Multiplatform carries Kotlin screens from Android to iPhone and desktop. How an app is moved over, what stays native, and where the seams still show.",
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
    "JetBrains took Google’s Jetpack Compose and gave it iOS, desktop and browser targets. On Android there is no additional layer: the app uses Jetpack Compose itself. On an iPhone the same composables are drawn by Skia inside an ordinary view controller, so a shared screen can stand beside one in SwiftUI. For a company that already owns a Kotlin Android app this is a short way to a second platform, because its tested screens move over and its people keep their language.",
    "An Android-first product that needs an iPhone edition is the obvious case: it moves across screen by screen, lists and settings first, camera and maps last. It suits an internal tool with a phone half and a desk half just as well, such as stock counted on a handheld scanner and corrected in a window on a Windows PC. Plan for a tester who uses an iPhone every day, since they will notice every Android habit.",
  ],
  features: [
    {
      title: "UIKit in both directions",
      text: "A Compose screen is handed to iOS as a view controller, and a map or web view from Apple can be placed inside Compose. Gestures are the delicate part: a native view in a scrolling list competes for the same touch, so a fixed place suits it better.",
    },
    {
      title: "Desktop hot reload",
      text: "Shared screens are developed in a desktop window, where Compose Hot Reload shows a change without a restart. Emulators and phones come in once layout and states are right. A day’s interface work then needs only a few slow mobile builds.",
    },
    {
      title: "Installers for three systems",
      text: "Gradle packages the desktop app as MSI, DMG or DEB with a Java runtime inside, so that your staff install nothing else. The packager cannot build for another system than its own. CI therefore has a Windows, a macOS and a Linux machine.",
    },
    {
      title: "Typed shared resources",
      text: "Strings, plurals, fonts and images live in one resource folder and are reached through generated names. A text key that somebody deleted stops the build. Translations and dark-mode images are picked by folder qualifiers, as Android developers know them.",
    },
    {
      title: "Interfaces before expect/actual",
      text: "Biometrics, file pickers and the share sheet differ on every system. Each is best described as a Kotlin interface, with the platform’s version passed in at start-up. The expect keyword suits tiny functions, because an interface can be replaced by a fake in a test.",
    },
    {
      title: "Interface tests in common code",
      text: "Tests find a button by its semantics and press it, on the JVM with every commit and on an iOS simulator each night. They are written once, so a fault of one platform shows as a test that passes on the other.",
    },
  ],
  why: {
    points: [
      "The way back is short: drop the iOS target and what remains is a normal Jetpack Compose project.",
      "Android developers need little retraining, since state, modifiers and side effects mean what they meant before.",
      "Sharing is decided per screen: one view may be common, its neighbour SwiftUI, and users see a single navigation stack.",
      "Desktop comes from the same widgets, with real windows, menus, keyboard shortcuts and a tray icon.",
      "View models, navigation and lifecycle have multiplatform editions, so the layer under the screens moves as well.",
      "VoiceOver reads the same semantics that TalkBack does, without a second description of every screen.",
    ],
    expertise:
      "Before anything is promised, the two hardest screens, usually the longest form and the one with a native view in it, belong on a real iPhone. That trial decides whether sharing pays. Later, no screen is finished before its Android developer has seen it on iOS: back swipe, safe areas, keyboard and large text are the four things that differ. Compose, Kotlin and the Gradle plugin have to be upgraded together, in one commit that contains nothing else.",
  },
  limits: {
    text: "On an iPhone, scrolling physics, text selection and context menus are imitations by default, good ones, and a new iOS is ahead of them for a while; Apple’s own text editing has been opt-in since 1.11. The app grows by the size of Skia. Libraries written in pure Swift usually have to be wrapped for Objective-C before Kotlin can call them. The browser target is the youngest: it loads a WebAssembly bundle before showing anything, so it suits internal tools at best. Fewer engineers know it than Flutter, which matters on the day you hire your own.",
    alternatives: [
      {
        technology: "kotlin",
        when: "The iPhone edition earns the money: share the rules alone and write its screens in SwiftUI.",
      },
      {
        technology: "flutter",
        when: "No Kotlin code exists yet, and a larger choice of ready packages counts for more.",
      },
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
} satisfies TechnologyContent;
