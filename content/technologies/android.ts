import type { TechnologyContent } from "../schemas/technology.ts";

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
    "Most phones in India run Android, and many of them have little memory, a full disk and a manufacturer’s battery saver that closes whatever is not on the screen. A native app has the tools to live with that: jobs that survive a reboot, a compiled profile for a quick first start, a screen that returns as it was left. It also reaches hardware directly, from NFC and Bluetooth printers to the trigger key of a warehouse scanner.",
    "Native is the right choice where Android is the only target: handheld terminals, a tablet locked to one app on a counter, drivers’ phones that record a route, readings from a Bluetooth device. It is written in Kotlin with Jetpack Compose. From whoever publishes it Google wants a verified developer account, a privacy policy, a data-safety form that must match what the app does and, where people can sign up, a way to delete the account, in the app and on the web. Ask early who signs those answers off: they are statements by your company.",
  ],
  features: [
    {
      title: "Compose with stable keys",
      text: "Screens are functions of state in Jetpack Compose. List items get keys from the data, so inserting a row at the top does not rebuild the rest. When something stutters, the recomposition counts in the Layout Inspector say more than a guess does.",
    },
    {
      title: "WorkManager for background jobs",
      text: "Uploads and syncs are handed to WorkManager with their conditions: a network, some battery, a retry that backs off. They outlive a restart. Some manufacturers delay them anyway, so the server has to accept late data and order it by when it was recorded.",
    },
    {
      title: "Room with rehearsed migrations",
      text: "Every database schema is exported into the repository, and a test upgrades each version still installed somewhere to the newest, with rows in it. A failed migration on a driver’s phone would mean lost deliveries, and no update could bring them back.",
    },
    {
      title: "Baseline Profiles and R8",
      text: "A benchmark walks through start-up and the main list, and writes down the methods it used. Android compiles those ahead of their first use, at installation. Together with R8’s shrinking this shortens the first launch most where storage is slow.",
    },
    {
      title: "Location asked for twice",
      text: "The app asks for location while it is in use, and the background permission only from a screen that says why. Two refusals silence the dialogue for good. Google also reviews background location by hand and expects a video of the feature.",
    },
    {
      title: "Kiosks and managed devices",
      text: "A device enrolled by QR code can be locked to one app, updated overnight and wiped when lost. The app reaches your devices through managed Google Play as a private one, without a public listing or a stranger’s one-star review.",
    },
  ],
  why: {
    points: [
      "App bundles send each phone only its own screen density, processor type and languages, which keeps downloads small on mobile data.",
      "A staged rollout can start with a few per cent of users and be halted in the Play Console before the rest are reached.",
      "With Play App Signing a lost upload key can be replaced; without it, a lost key once meant a new app.",
      "AndroidX libraries bring current interfaces to old system versions, so a phone from years ago gets the same features.",
      "USB, NFC, Bluetooth LE and serial accessories are reached through the system’s own interfaces, without a plugin author in between.",
      "Perfetto traces show every thread, frame and wake-up, which turns “it drains the battery” into a line of code.",
    ],
    expertise:
      "Test on a slow phone with little memory, with “Don’t keep activities” switched on. Android kills a background app whenever it needs the memory, so somebody who answers a call in the middle of a form must find it filled in afterwards: a test for each screen that recreates it from saved state keeps that true. Before a first release, go through Play’s declarations in writing, since a wrong answer there can delay a launch longer than a bug does.",
  },
  limits: {
    text: "Standing still is not allowed. Google raises the target version every year, and an app that does not follow may no longer be updated and is in time hidden from new users with newer phones. In the same manner, from 1 February 2027 Google Play takes no update whose native libraries are not built for 16 KB memory pages. A new personal developer account must first run a closed test with a dozen people for two weeks. And everything written here is Android’s alone: an iPhone edition means writing the screens a second time.",
    alternatives: [
      { technology: "flutter", when: "Customers on both systems need the app and no special hardware is involved." },
      {
        technology: "compose-multiplatform",
        when: "The app exists in Compose and an iPhone edition is wanted from the same screens.",
      },
      { technology: "nextjs", when: "It is a form used once a month: a web app spares people the installation." },
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
} satisfies TechnologyContent;
