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
      "One app for Android phones and iPhones. If the app depends on the camera, Bluetooth or a smartwatch, we write it separately for Android and iPhone.",
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
  tagline: "One app for Android phones and iPhones, published in your company’s name in both app stores",
  technologyLine: ["Flutter", "Dart", "Swift", "Kotlin", "Firebase", "Supabase"],
  first: [
    {
      question: "Is an app worth it for a company like ours?",
      answer:
        "Yes, if your drivers, your staff or your regular customers will use the app every week. If customers need you only twice a year, a web page is better, because they won’t install an app. We work for small companies too.",
    },
    {
      question: "How soon can we try the app on our own phones?",
      answer:
        "After two weeks you get a first version to install, even if it has just one screen. A complete app, with a server and a screen for the office, takes longer: the logistics platform in our case study took 10 months.",
    },
    {
      question: "What does an app cost?",
      answer:
        "You pay for our work, which we estimate item by item before we start. You also pay other companies’ fees: Apple’s developer membership every year, Google’s registration once, and the server. The app also needs some work each year for new versions of Android and iOS.",
    },
  ],
  intro: [
    "We’re two app developers in Kutch, Gujarat. We usually build apps in Flutter: we write the app once, it looks the same on Android and iPhone, and two engineers can look after it.",
  ],
  services: [
    {
      title: "Cross-platform: one app for Android and iPhone",
      text: "We write the app once, and it runs on both Android and iPhone. We measure the app’s speed on a slow phone, because every app runs well on the newest one.",
    },
    {
      title: "Native iOS and Android: an app for one system",
      text: "We use Swift for iPhone and Kotlin for Android when an app needs the camera, Bluetooth, health data or your location while the phone is locked.",
    },
    {
      title: "Mobile UI/UX: screens you can use with one thumb",
      text: "We design screens that work with one thumb, in large text, in dark mode and offline. The app asks for permissions, such as location, only when people can see why.",
    },
    {
      title: "Maintenance: an app that stays in the stores",
      text: "If nobody keeps an app up to date, sooner or later the app stores won’t accept updates to it. We keep your app up to date.",
    },
    {
      title: "Store optimisation: found and accepted in the stores",
      text: "We write titles and descriptions in each language, make the screenshots, and add the privacy details and account deletion that the stores ask for.",
    },
  ],
  diagram: {
    title: "Which kind of app you need",
    caption: "We usually choose Flutter, which works on both kinds of phone. Sometimes you don’t need an app at all.",
    spoken: [
      "The choice depends on what the phone must do, such as work offline or with the screen locked, or on how old the phones are.",
      "For most apps we choose Flutter. If one part of the app needs more from the phone, we write that part natively, in Swift or Kotlin.",
      "If most of the app has to be native, we use Swift and Kotlin.",
      "If people need your app only twice a year, a web page will do, with nothing to install.",
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
      title: "We list what the app must do",
      text: "We ask what the app must do without a network, with the screen locked and on the oldest phone. Then we know whether you need a Flutter app, a native app or a web app.",
    },
    {
      title: "You get a first version on your phone",
      text: "The first version may be just one screen, but it comes through Apple’s and Google’s own test programmes.",
    },
    {
      title: "We build the app one screen at a time",
      text: "After each step you have one more screen that works and shows its data, even in a lift with no signal. What you type offline stays on the phone until the server has received it.",
    },
    {
      title: "Updates go to a few users first",
      text: "We watch for crashes for a few days, then release the update to everyone or stop it.",
    },
  ],
  bring: [
    "Developer accounts with Apple and Google in your company’s name. Apple and Google take days to check your identity, so apply early.",
    "The two oldest phones that your users have, or their model names.",
    "Someone who knows the office system that the app will connect to.",
  ],
  questions: [
    {
      question: "Whose name is the app published under?",
      answer:
        "Yours. The accounts with Apple and Google belong to your company: you give us access, and the signing keys stay in your accounts. If we part ways, your next team can publish updates from the same accounts.",
    },
  ],
  confirm: [
    "Client apps are published from the client’s own store accounts without exception, and their signing keys are handed over.",
    "Apps are built as the page says: speed measured on a slow phone, an installable build after the first two weeks, updates to a small share of users first.",
    "Apps are built for small companies too, and the free consultation says whether one app, two, or a web page is right.",
  ],
  callToAction: {
    title: "Tell us what the app has to do",
    text: "Describe a working day for somebody who’ll use the app. In the free consultation we’ll tell you whether you need one app, two apps or a web page.",
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
