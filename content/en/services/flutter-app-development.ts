import type { ServiceContent } from "~/content/.server/schemas/service";

export default {
  name: "Mobile app development",
  order: 3,
  menuLabel: "Mobile app development",
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
    title: "Flutter and native mobile app development",
    description:
      "Flutter apps for iOS and Android from one codebase, native Swift and Kotlin where it matters, and care through store review and yearly system updates.",
  },
  keywords: [
    "Flutter app development",
    "mobile app developers Gujarat",
    "iOS app development",
    "Android app development",
    "cross-platform apps",
    "app store optimisation",
  ],
  tagline: "One app for both stores, and native code where the phone itself is the point",
  technologyLine: ["Flutter", "Dart", "Swift", "Kotlin", "Firebase", "Supabase"],
  intro: [
    "You get one app in two stores, a build that any engineer can repeat from the repository, and crash reports that you can read yourself. Our usual choice is Flutter: one codebase, one look on both systems, and an app that two engineers can look after.",
    "We write native code where Flutter would only be a detour: widgets on the home screen, watch apps, long Bluetooth sessions, work in the background that iOS rations by its own rules. Often that is one part of a Flutter app, reached through a platform channel. When it is most of the app, we write Swift and Kotlin from the start and say why.",
    "An app is the wrong purchase when people need you twice a year. They will not install it, and a web page costs nobody any storage. It is also the wrong place to begin when the process behind it is still on paper: build the back office first, and the app becomes small.",
  ],
  services: [
    {
      title: "Cross-platform apps",
      text: "Flutter and Dart for iOS and Android, with the logic kept apart from the widgets so that it is tested without a phone. We profile on a slow device, where a frame has 16 milliseconds at 60 Hz and half that on a 120 Hz display.",
    },
    {
      title: "Native iOS and Android",
      text: "Swift with SwiftUI, Kotlin with Jetpack Compose. For apps that live off the camera, Bluetooth, health data or background location, and for native parts of a Flutter app.",
    },
    {
      title: "Mobile UI/UX",
      text: "Layouts for one thumb, large system fonts, dark mode and a lost connection. We follow each platform’s habits for going back, sharing and asking for permission, and ask for a permission at the moment when its purpose is on the screen.",
    },
    {
      title: "Maintenance",
      text: "Apple and Google release a new system every year, and Google Play raises the Android version that an update must target along with it. An app left alone does not stay the same: it slowly loses the right to be updated. We keep it building, current and quiet.",
    },
    {
      title: "Store optimisation",
      text: "Titles, screenshots, descriptions in each language, privacy declarations and the account deletion that Apple and Google demand of every app with sign-up, Google on a web page as well. We prepare the review so that a rejection is a question and not a surprise.",
    },
  ],
  diagram: {
    title: "What decides between Flutter and native",
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
      title: "Decide what runs where",
      text: "We list what the app must do without a network, with a locked screen and on the oldest phone you support. That list, and nothing else, decides between Flutter, native and a web app.",
    },
    {
      title: "A build on your phone",
      text: "The first installable build comes in the first piece of work, through TestFlight and a Play test track. It may show one screen only, but signing, stores and crash reports are proved with it.",
    },
    {
      title: "Each screen with its data",
      text: "Each piece delivers a screen and the API call that feeds it, including what happens in a lift. What was typed offline is shown as waiting until the server has it, so that nobody drives home believing that an order has gone out.",
    },
    {
      title: "Staged release",
      text: "An update goes to a small share of users first. We watch crashes for some days and widen or halt; whoever installed it in the meantime cannot be called back, so the share starts small.",
    },
  ],
  bring: [
    "Developer accounts with Apple and Google in your firm’s name. We help to open them; the identity checks take days, so they come first.",
    "The two oldest phones that your users carry, or their model names.",
    "Someone who can answer for the API or system that the app will talk to.",
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
      question: "What does an app cost once it is out?",
      answer:
        "Three things: Apple’s membership every year and Google’s registration once; the server behind the app; and the new systems of each year, which it has to follow. The first two are billed to you directly. The third is work, which we estimate when the year’s changes are known.",
    },
    {
      question: "What if an update goes wrong at the weekend?",
      answer:
        "A rollout begins with a small share of users, and you can halt it from the store’s console as well as we can. We plan releases so that their first days are working days, because our office is closed on Saturday and Sunday. What is installed stays installed; where a switch on the server was built in, the faulty part can be turned off.",
    },
  ],
  confirm: [
    "Client apps are published from the client’s own store accounts without exception, and their signing keys are handed over.",
  ],
  callToAction: {
    title: "Tell us what the phone has to do",
    text: "Describe one working day of the person who will hold it. That is enough for a free consultation on whether it calls for Flutter, for native code, or for no app at all.",
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
} satisfies ServiceContent;
