import type { PageText } from "../../pages.ts";

export default {
  name: "Mobile app development",
  order: 3,
  menuLabel: "Mobile app development",
  menuLine: "One app for Android and iPhone",
  runsBehind: false,
  inMobileMenu: true,
  footerOrder: 2,
  home: {
    order: 2,
    title: "Mobile apps",
    description:
      "One app for Android phones and iPhones. If it depends on the camera, Bluetooth or a watch, we write it separately for each.",
    technologies: ["Flutter", "Swift", "Kotlin"],
  },
  head: {
    title: "Mobile app developers in Kutch, Gujarat",
    description:
      "Apps for Android phones and iPhones from two engineers in Kutch: one Flutter app for both, Swift and Kotlin where it matters, and care after launch.",
  },
  keywords: [
    "Flutter app development",
    "mobile app developers Gujarat",
    "iOS app development",
    "Android app development",
    "cross-platform apps",
    "app store optimisation",
  ],
  tagline: "One app for Android phones and iPhones, in your name in both stores",
  technologyLine: ["Flutter", "Dart", "Swift", "Kotlin", "Firebase", "Supabase"],
  first: [
    {
      question: "Is an app worth it for a company like ours?",
      answer:
        "Yes, if people will use it every week: your drivers, your staff, customers who order again. If people need you twice a year, a web page is better, because they won’t install an app. We work for small companies too.",
    },
    {
      question: "How soon can we hold the app in our hands?",
      answer:
        "After two weeks you get a first build to install, even if it’s just one screen. A whole app, with a server and an office screen behind it, takes months: the logistics platform in our case study took 10.",
    },
    {
      question: "What does an app cost?",
      answer:
        "There’s our work, estimated item by item before we start. Then there are other companies’ fees: Apple’s membership every year, Google’s registration once, and the server. New versions of Android and iOS also mean some work each year.",
    },
  ],
  intro: [
    "We’re two app developers in Kutch, Gujarat. We usually build in Flutter: we write the app once, it looks the same on Android and iPhone, and two engineers can look after it.",
  ],
  services: [
    {
      title: "Cross-platform: one app for Android and iPhone",
      text: "We write the app once and it runs on both. We measure its speed on a slow phone, because everything runs well on the newest one.",
    },
    {
      title: "Native iOS and Android: written for one system",
      text: "For apps that need the camera, Bluetooth, health data or your location while the phone is locked: Swift for iPhone, Kotlin for Android.",
    },
    {
      title: "Mobile UI/UX: screens for one thumb",
      text: "Screens that work with one thumb, in large text, in dark mode and offline. We ask for a permission only when people can see why.",
    },
    {
      title: "Maintenance: an app that stays in the stores",
      text: "Leave an app alone, and sooner or later the stores stop taking its updates. We keep it up to date.",
    },
    {
      title: "Store optimisation: found and accepted in the stores",
      text: "Titles, screenshots and descriptions in each language, and the privacy details and account deletion that the stores ask for.",
    },
  ],
  diagram: {
    title: "Which kind of app you need",
    caption: "The usual answer is Flutter, for both kinds of phone. Sometimes it’s no app at all.",
    spoken: [
      "The choice depends on what the phone must do: work offline, with the screen locked or on old phones.",
      "The usual choice is Flutter. If one part needs more from the phone, we write that part natively.",
      "If most of the app has to be native, we use Swift and Kotlin.",
      "If people need it only twice a year, a web page will do, with nothing to install.",
    ],
    nodes: [
      { id: "needs", label: "What the phone must do", detail: "offline, locked, on old phones", column: 1, row: 2 },
      { id: "flutter", label: "Flutter", detail: "the usual case", column: 2, row: 1 },
      { id: "part", label: "Flutter, native in part", detail: "by a platform channel", column: 2, row: 2 },
      { id: "native", label: "Swift and Kotlin", detail: "where most is native", column: 2, row: 3 },
      { id: "web", label: "A web page", detail: "nothing to install", column: 1, row: 3 },
    ],
    edges: [
      { from: "needs", to: "flutter" },
      { from: "needs", to: "part" },
      { from: "needs", to: "native" },
      { from: "needs", to: "web", label: "twice a year" },
    ],
  },
  process: [
    {
      title: "We list what the phone must do",
      text: "What must work without a network, with the screen locked and on the oldest phone? Then we know: Flutter, native or a web app.",
    },
    {
      title: "You get a first build on your phone",
      text: "It may be just one screen, but it has come through Apple’s and Google’s test programmes.",
    },
    {
      title: "We build screen by screen, with its data",
      text: "Each step is a screen that works, even in a lift with no signal. What you type offline waits until the server has it.",
    },
    {
      title: "Updates go to a few users first",
      text: "We watch for crashes for a few days, then send it to everyone or stop.",
    },
  ],
  bring: [
    "Developer accounts with Apple and Google in your company’s name. Their identity checks take days, so start there.",
    "The two oldest phones your users carry, or their model names.",
    "Someone who knows the office system that the app will talk to.",
  ],
  questions: [
    {
      question: "Whose name is the app published under?",
      answer:
        "Yours. The accounts with Apple and Google are your company’s, you let us in, and the signing keys stay there. If we part ways, your next team publishes updates from there.",
    },
  ],
  confirm: [
    "Client apps are published from the client’s own store accounts without exception, and their signing keys are handed over.",
    "Apps are built as the page says: speed measured on a slow phone, an installable build after the first two weeks, updates to a small share of users first.",
    "Apps are built for small companies too, and the free consultation says whether one app, two, or a web page is right.",
  ],
  callToAction: {
    title: "Tell us what the app has to do",
    text: "Describe a working day for the person using the phone. That’s enough for a free consultation on whether you need one app, two, or a web page.",
    label: "HIRE MOBILE DEVELOPERS",
  },
  technologies: [
    "flutter",
    "swift",
    "kotlin",
    "android",
    "compose-multiplatform",
    "react-native",
    "firebase",
    "supabase",
  ],
  caseStudies: ["logistics-management-platform"],
} as const satisfies PageText<"/services/:slug">;
