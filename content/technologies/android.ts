import type { PageText } from "../pages.ts";

export default {
  name: "Android",
  category: "mobile",
  order: 5,
  icon: "logos:android-icon",
  version: "Android 17",
  reviewed: "2026-11-21",
  card: "Native apps for scanners, kiosks and the inexpensive phones most of India carries.",
  head: {
    title: "Native Android app development",
    description:
      "Native Android apps in Kotlin and Jetpack Compose: background work that survives, scanners and kiosks, Play Store paperwork, and tests on cheap phones.",
  },
  keywords: [
    "Android app development",
    "native Android developers in Kutch",
    "Jetpack Compose development",
    "Android kiosk app",
    "barcode scanner app",
    "Google Play release",
  ],
  tagline: "Written for the phones that India carries, and for scanners, kiosks and tablets",
  paragraphs: [
    "Most phones in India run Android, and many have little memory, a full disk and a battery saver that closes whatever isn’t on the screen. A native app has the tools to live with that, and reaches printers, NFC and scanners directly.",
    "It’s right where Android is the only target: handheld terminals, a tablet locked to one app on a counter, drivers’ phones that record a route. Google wants a verified account, a privacy policy and a data-safety form. Ask early who signs those, because your company is the one that declares them.",
  ],
  features: [
    {
      title: "Compose with stable keys",
      text: "Rows keep an identity, so adding one at the top doesn’t redraw the rest.",
    },
    {
      title: "WorkManager for background jobs",
      text: "Uploads survive a reboot, but some makers delay them, so the server must take late data.",
    },
    {
      title: "Room with rehearsed migrations",
      text: "Each old version of the store is upgraded in a test, because a failure on a driver’s phone loses deliveries.",
    },
    {
      title: "Baseline Profiles and R8",
      text: "Start-up code is compiled at installation, which helps most on slow phones.",
    },
    {
      title: "Location asked for twice",
      text: "Ask while the app is in use, and say why before asking for the background; two refusals are final.",
    },
    {
      title: "Kiosks and managed devices",
      text: "A device enrolled by QR code is locked to one app, updated at night and wiped when lost.",
    },
  ],
  why: {
    points: [
      "Each phone downloads only its own size and language, which saves mobile data.",
      "A release can start with a few per cent of users and be halted.",
      "With Play App Signing a lost upload key is no disaster.",
      "Old system versions get current screens through AndroidX.",
      "USB, Bluetooth and serial devices are reached without a plugin in between.",
      "A trace turns “it drains the battery” into a line of code.",
    ],
    expertise:
      "Test on a slow phone with “Don’t keep activities” switched on: somebody who takes a call in the middle of a form must find it filled in afterwards. Go through Play’s declarations in writing, because a wrong answer can delay a launch longer than a bug.",
  },
  limits: {
    text: "You have to keep up: Google raises the target version every year, and from 1 February 2027 Google Play takes no update whose native libraries aren’t built for 16 KB pages. A new personal account must first run a closed test for two weeks. For an iPhone app you write the screens again.",
    alternatives: [
      { technology: "flutter", when: "Both systems need the app, with no special hardware." },
      { technology: "compose-multiplatform", when: "The app exists in Compose and should come to the iPhone." },
      { technology: "nextjs", when: "It’s a form used once a month." },
    ],
  },
  services: ["flutter-app-development", "custom-software-development", "backend-api-engineering"],
  confirm: [
    "The firm takes on work with native Android apps. The specification names a page for it; no case study uses it.",
  ],
  facts: [
    {
      says: "Android 17",
      source: "https://endoflife.date/android",
      seen: "2026-11-23",
    },
    {
      says: "from 1 February 2027 Google Play takes no update",
      source: "https://developer.android.com/guide/practices/page-sizes",
      seen: "2026-11-23",
      until: "2027-02-01",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
