import type { PageText } from "../../pages.ts";

export default {
  name: "Mobile app development",
  order: 3,
  menuLabel: "Mobile app development",
  menuLine: "Android and iPhone from one code",
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
        "Yes, if people will use it every week: your drivers, your staff, customers who order again. If people need you twice a year, a web page is better, because they won’t install an app. We work for small companies as well as larger ones.",
    },
    {
      question: "How soon can we hold the app in our hands?",
      answer:
        "After two weeks you get a first build to install, even if it’s just one screen. A whole app with a server and an office screen behind it takes months: the logistics platform in our case study took 10.",
    },
    {
      question: "What does an app cost?",
      answer:
        "First the work, estimated item by item before we start. Then other companies’ fees: Apple’s membership every year, Google’s registration once, and the server. The new phone systems of each year also need some work, which we estimate when we know what changes.",
    },
  ],
  intro: [
    "We’re two app developers in Kutch, Gujarat. We usually build in Flutter: the app is written once, looks the same on Android and iPhone, and two engineers can look after it. Any engineer can build it again from the code.",
  ],
  services: [
    {
      title: "Cross-platform: one app for Android and iPhone",
      text: "We write the app once and it runs on both. We measure its speed on a slow phone, because running well on the newest one proves little.",
    },
    {
      title: "Native iOS and Android: written for one system",
      text: "For apps that depend on the camera, Bluetooth, health data or a locked phone’s location: Swift for iPhone, Kotlin for Android.",
    },
    {
      title: "Mobile UI/UX: screens for one thumb",
      text: "Layouts for one thumb, large text, dark mode and no connection. We ask for a permission only when people can see why.",
    },
    {
      title: "Maintenance: an app that stays in the stores",
      text: "Leave an app alone, and sooner or later the stores stop accepting its updates. We keep it up to date.",
    },
    {
      title: "Store optimisation: found and accepted in the stores",
      text: "Titles, screenshots and descriptions in each language, privacy details and account deletion, so that the stores accept it.",
    },
  ],
  diagram: {
    title: "Which kind of app you need",
    caption:
      "What the app must do without a network, with a locked screen and on the oldest phone decides how we build it. The usual answer is Flutter. Sometimes it’s no app at all.",
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
      text: "What must work without a network, with the screen locked and on the oldest phone? That decides between Flutter, native and a web app.",
    },
    {
      title: "You get a first build on your phone",
      text: "It may be just one screen, but it has been through the test tracks of Apple and Google.",
    },
    {
      title: "We build screen by screen, with its data",
      text: "Each step is a screen that works, even in a lift with no signal. Anything typed offline waits until the server has it.",
    },
    {
      title: "Updates go to a few users first",
      text: "We watch for crashes for a few days, then widen or stop. Nobody can take back what’s already installed.",
    },
  ],
  bring: [
    "Developer accounts with Apple and Google in your company’s name. Their identity checks take days, so start there.",
    "The two oldest phones your users carry, or their model names.",
    "Someone who can answer for the office system that the app will talk to.",
    "Ten minutes with the test build every few days.",
  ],
  questions: [
    {
      question: "Whose name is the app published under?",
      answer:
        "Yours. The accounts with Apple and Google are your company’s, we’re guests in them, and the signing keys stay with them. If we part, the next team publishes updates from there.",
    },
  ],
  confirm: [
    "Client apps are published from the client’s own store accounts without exception, and their signing keys are handed over.",
    "Apps are built as the page says: speed measured on a slow phone, an installable build after the first two weeks, updates to a small share of users first.",
    "Apps are built for small companies too, and the free consultation says whether one app, two, or a web page is right.",
  ],
  callToAction: {
    title: "Tell us what the app has to do",
    text: "Describe one working day of the person who’ll hold the phone. That’s enough for a free consultation on whether you need one app, two, or a web page.",
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
