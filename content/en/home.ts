import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "Website, app & software developers in Kutch",
    description:
      "Two engineers in Kutch, Gujarat, build websites, online shops, apps and business software. The first consultation is free and the estimate is itemised.",
  },
  hero: {
    badge: "FREE INITIAL CONSULTATION AVAILABLE",
    headline: "Custom software with real-world impact",
    tagline: "Your ONE STOP-TECH SHOP",
    lead: "We’re two engineers in Kutch, Gujarat. We build websites, online shops, apps and business software, and you talk directly to the people who do the work.",
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
    heading: "Websites, online shops, apps, stock and billing software",
    text: "We work for shops, clinics, schools, warehouses and other businesses. One team looks after everything from the screens to the hosting, so if something breaks during office hours, you know who to call.",
  },
  caseStudies: {
    heading: "Our projects, with working models you can try",
    text: "Each one shows a fault that’s common in this kind of software.",
    slugs: [
      "ecommerce-platform-redesign",
      "healthcare-management-system",
      "fintech-payment-processing",
      "logistics-management-platform",
    ],
  },
  about: {
    heading: "WHY KUTCH IT?",
    subheading: "You talk to the two people who build your website or app",
    points: [
      {
        title: "Agile methodology",
        text: "Every two weeks you try what we’ve built and decide what comes next.",
      },
      {
        title: "Transparent pricing",
        text: "You get an itemised estimate before any work begins. If you want a change, we’ll tell you what it costs before we start on it.",
      },
      {
        title: "Technical excellence",
        text: "One of us writes each change and its tests, and the other checks them before the change goes live. The code is yours.",
      },
      {
        title: "Dedicated support",
        text: "After the launch you can write to the engineer who built your software and knows why it works the way it does.",
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
    heading: "Software for clinics, shops, schools and warehouses",
    text: "Clinics worry about who can read a patient’s record, payment companies about charging someone twice, and shops about abandoned orders. First we’ll ask what must never go wrong, then we’ll build your software around that.",
  },
  contact: {
    heading: "Write to us: the first consultation is free",
    text: "A few lines are enough: what you need, what you use today, and when you need it. There’s no need for technical words.",
    next: [
      "An engineer reads your message and replies during office hours.",
      "We talk about what you need and how small the first version could be. It’s free.",
      "You get a timeline and an itemised budget. Take all the time you need to decide.",
    ],
  },
  confirm: [
    "Work is shown in steps of two weeks, and the client chooses what comes next.",
    "Every project begins with an itemised estimate, and a change is estimated before work on it starts.",
    "One engineer writes a change with its tests and the other reads it before it goes live; the repository is the client’s.",
    "After the launch the engineer who built a thing answers for it, in office hours.",
    "Every enquiry is read and answered by one of the two engineers.",
    "One team looks after screens, server and hosting, and can be called in office hours when something breaks.",
  ],
} as const satisfies PageText<"/">;
