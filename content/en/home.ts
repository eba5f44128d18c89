import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Software and web development in Kutch, Gujarat",
    description:
      "Two engineers in Kutch, Gujarat, build websites, online shops, apps and business software. The first consultation is free, the estimate itemised.",
  },
  hero: {
    badge: "FREE INITIAL CONSULTATION AVAILABLE",
    headline: "Custom software with real-world impact",
    tagline: "Your ONE STOP-TECH SHOP",
    lead: "We are two engineers in Kutch, Gujarat. We build websites, online shops, apps and business software. You talk to the people who do the work.",
  },
  strip: [
    { name: "ReactJS", technology: "react" },
    { name: "NextJS", technology: "nextjs" },
    { name: "Flutter", technology: "flutter" },
    { name: "Django", technology: "django" },
    { name: "NodeJS", technology: "nodejs" },
    { name: "Golang", technology: "golang" },
  ],
  services: {
    label: "WHAT WE BUILD",
    heading: "Websites, online shops, apps, software for stock and bills",
    text: "For shops, clinics, schools, warehouses and other firms. One team looks after the screens, the server and the hosting: if something breaks, you call one number.",
  },
  caseStudies: {
    heading: "What we have built: three projects",
    text: "For which trade each was made, and how long it took. How such a system is built stands on its page.",
    slugs: ["ecommerce-platform-redesign", "healthcare-management-system", "logistics-management-platform"],
  },
  about: {
    heading: "WHY KUTCH IT?",
    subheading: "You talk to the two people who build your website or app",
    points: [
      {
        title: "Agile methodology",
        text: "Work is cut into two-week pieces. At the end of each you try out what was built and choose what comes next.",
      },
      {
        title: "Transparent pricing",
        text: "You get an itemised estimate before any work begins. A change is estimated before we start on it, not after.",
      },
      {
        title: "Technical excellence",
        text: "One of us writes a change together with its tests, and the other checks it before it goes live. The code is yours.",
      },
      {
        title: "Dedicated support",
        text: "After the launch you write to the engineer who built your software and remembers why it was built that way.",
      },
    ],
  },
  stats: [
    { number: "2+", label: "Clients" },
    { number: "3+", label: "Projects" },
    { number: "1+", label: "Years" },
    { number: "98%", label: "Satisfaction" },
  ],
  industries: {
    heading: "Software for clinics, shops, schools, warehouses, payments",
    text: "A clinic asks who may read a patient’s record. A company that handles payments asks that nobody is charged twice, a shop that buyers finish their order. We ask you first what must never go wrong, and build around that.",
  },
  contact: {
    heading: "Write to us: the first consultation is free",
    text: "A few lines are enough: what you need, what you use today, and by when. You need no technical words.",
    next: [
      "An engineer reads your message and answers in office hours.",
      "We talk, free of charge, about what you need and the smallest first version.",
      "You receive a timeline and an itemised budget, and decide in your own time.",
    ],
  },
  confirm: [
    "Work is shown in pieces of two weeks, and the client chooses what comes next.",
    "Every project begins with an itemised estimate, and a change is estimated before work on it starts.",
    "One engineer writes a change with its tests and the other reads it before it goes live; the repository is the client’s.",
    "After the launch the engineer who built a thing answers for it, in office hours.",
    "Every enquiry is read and answered by one of the two engineers.",
  ],
} as const satisfies PageText<"/">;
