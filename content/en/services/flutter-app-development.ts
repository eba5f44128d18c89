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
      "One app for Android phones and iPhones. We write it for each system apart when the app depends on the camera, Bluetooth or a watch.",
    technologies: ["Flutter", "Swift", "Kotlin"],
  },
  head: {
    title: "Mobile app developers in Kutch, Gujarat",
    description:
      "Apps for Android phones and iPhones from two engineers in Kutch: one Flutter app for both, native Swift and Kotlin where it matters, and care after launch.",
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
  intro: [
    "We are two app developers in Kutch, Gujarat. You get one app in both stores, code from which any engineer can build it again, and crash reports that you can read yourself. Our usual choice is Flutter: the app is written once, looks the same on Android and on the iPhone, and two engineers can look after it.",
    "Some things an app does better when it is written for each system apart: widgets on the home screen, watch apps, long Bluetooth connections, work in the background. Often that is one part of a Flutter app, reached through a platform channel. When it is most of the app, we write it in Swift and Kotlin from the start and say why.",
    "An app pays for people who use it every week: your drivers, your staff, customers who order again. For people who need you twice a year a web page is better, because they will not install an app. And where the work behind it is still done on paper, we begin with the office: the app then becomes small.",
  ],
  services: [
    {
      title: "Cross-platform: one app for Android and iPhone",
      text: "The app is written once, in Flutter, and runs on both. We measure its speed on a slow phone, where each picture on the screen has 16 milliseconds at 60 a second, because an app that runs well on the newest phone proves little.",
    },
    {
      title: "Native iOS and Android: written for one system",
      text: "For apps that depend on the camera, Bluetooth, health data or the place of the phone while it is locked. We write Swift for the iPhone and Kotlin for Android, for the whole app or for a part of a Flutter app.",
    },
    {
      title: "Mobile UI/UX: screens for one thumb",
      text: "Layouts for one thumb, large system fonts, dark mode and a lost connection. We follow each platform’s habits for going back, sharing and asking for permission, and ask for a permission at the moment when its purpose is on the screen.",
    },
    {
      title: "Maintenance: an app that stays in the stores",
      text: "Apple and Google release a new system every year, and Google Play raises the Android version that an update must target along with it. An app left alone does not stay the same: it slowly loses the right to be updated. We keep it building, current and quiet.",
    },
    {
      title: "Store optimisation: found and accepted in the stores",
      text: "Titles, screenshots, descriptions in each language, privacy declarations and the account deletion that Apple and Google demand of every app with sign-up, Google on a web page as well. We prepare the review so that a rejection is a question and not a surprise.",
    },
  ],
  diagram: {
    title: "Which kind of app you need",
    caption:
      "What the app must do without a network, with a locked screen and on the oldest phone decides what it is built with. The usual answer is Flutter; sometimes it is no app at all.",
    nodes: [
      {
        id: "needs",
        label: "What the phone must do",
        detail: "offline, locked, on old phones",
        column: 1,
        row: 2,
      },
      { id: "flutter", label: "Flutter", detail: "the usual case", column: 2, row: 1 },
      {
        id: "part",
        label: "Flutter, native in part",
        detail: "by a platform channel",
        column: 2,
        row: 2,
      },
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
      text: "We list what the app must do without a network, with a locked screen and on the oldest phone you support. That list, and nothing else, decides between Flutter, native and a web app.",
    },
    {
      title: "You get a first build on your phone",
      text: "The first version that you can install comes with the first piece of work. It may show one screen only, but it has gone through the test tracks of Apple and Google, so that the way into the stores is proved with it.",
    },
    {
      title: "We build screen by screen, with its data",
      text: "Each piece is a screen that works, even in a lift without signal. What was typed offline is shown as waiting until the server has it, so that nobody drives home believing that an order has gone out.",
    },
    {
      title: "Updates go to a few users first",
      text: "An update goes to a small share of users first. We watch crashes for some days and widen or halt; whoever installed it in the meantime cannot be called back, so the share starts small.",
    },
  ],
  bring: [
    "Developer accounts with Apple and Google in your firm’s name. Their identity checks take days, so they come first.",
    "The two oldest phones that your users carry, or their model names.",
    "Someone who can answer for the office system that the app will talk to.",
    "Ten minutes with the test build every few days: comments from real use are worth more than a meeting.",
  ],
  questions: [
    {
      question: "When can we hold the app in our hands?",
      answer:
        "With the first two-week piece: a build to install, if only of one screen. A whole app with a server and an office behind it takes longer. The logistics platform of our case study, with its driver app, control room and tracking page, took 10 months.",
    },
    {
      question: "Under whose name is the app published?",
      answer:
        "Yours. The accounts with Apple and Google are your firm’s, we are guests in them, and the keys that sign the app are kept with them. If we part, the next team publishes an update from there. An app under a supplier’s account would have to be transferred first, and only the supplier can set that off.",
    },
    {
      question: "What does an app cost once it is in the stores?",
      answer:
        "Three things: Apple’s membership every year and Google’s registration once; the server behind the app; and the new systems of each year, which it has to follow. The first two are billed to you directly. The third is work, which we estimate when the year’s changes are known.",
    },
    {
      question: "What if an update of the app goes wrong?",
      answer:
        "An update goes to a small share of users first, and you can halt it from the store’s console as well as we can. We plan releases so that their first days are working days. What is installed stays installed; where a switch on the server was built in, the faulty part can be turned off.",
    },
  ],
  confirm: [
    "Client apps are published from the client’s own store accounts without exception, and their signing keys are handed over.",
  ],
  callToAction: {
    title: "Tell us what the app has to do",
    text: "Describe one working day of the person who will hold the phone. That is enough for a free consultation on whether it calls for one app, for two, or for a web page.",
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
