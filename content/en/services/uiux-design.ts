import type { PageText } from "../../pages.ts";

export default {
  name: "UI/UX design",
  order: 2,
  menuLabel: "UI/UX design",
  menuLine: "Screens that people understand",
  runsBehind: false,
  inMobileMenu: true,
  footerOrder: 4,
  home: {
    order: 5,
    title: "UI/UX design",
    description:
      "Screens that people understand without help, tried out with the people who’ll use them before anyone writes code.",
    technologies: ["Research", "Prototypes", "Design systems"],
  },
  head: {
    title: "UI/UX design for web and mobile apps",
    description:
      "User research, prototypes, screen design and accessibility testing by an engineer who also builds the apps. We draw every screen in all its states.",
  },
  keywords: [
    "UI/UX design",
    "app interface design",
    "user research",
    "clickable prototypes",
    "design systems",
    "accessibility testing WCAG 2.2",
  ],
  tagline: "Screens that people understand without help, tested before we build them",
  technologyLine: ["Research", "Wireframes", "Figma", "Prototypes", "Design tokens", "WCAG 2.2"],
  first: [
    {
      question: "Do you design for companies like ours?",
      answer:
        "Yes. If nobody uses your product yet, a prototype to tap through and a few conversations are enough. If people use it all day, we start by watching them. For a logo or a brochure you’re better off with a graphic designer.",
    },
    {
      question: "How long does design take?",
      answer:
        "In our article on an e-commerce rebuild, discovery took 2 weeks and design 3. A product with many roles takes longer; a single screen takes less time.",
    },
    {
      question: "What does design cost?",
      answer:
        "You get an itemised estimate before any work begins. Changing a drawing takes an afternoon. Changing finished software takes weeks. That’s what design saves you.",
    },
  ],
  intro: [
    "A drawing shows a screen on its best day. In real use it can also be empty, loading, failed or locked, and we draw those too. The engineer who draws it also writes our mobile apps, so it can be built as drawn.",
  ],
  services: [
    {
      title: "User research: watching how people work",
      text: "We watch people where they work: at the counter, on the ward, in the cab. A sticky note beside the screen usually means something is missing from the screen.",
    },
    {
      title: "Information architecture: menus people understand",
      text: "Your customers sort the contents into groups and name them. The menu uses their words.",
    },
    {
      title: "Wireframes and prototypes: try it before it is built",
      text: "Grey boxes first, then a prototype to tap through. You learn in days what building it would teach you in weeks.",
    },
    {
      title: "Interface design: the finished screens",
      text: "Text with a contrast of at least 4.5 to 1, touch targets of 44 pixels, and nothing marked by colour alone.",
    },
    {
      title: "Design systems: one set of parts for all screens",
      text: "Named colours, sizes and fonts in one file for both the website and the app.",
    },
    {
      title: "Testing: can everybody use it?",
      text: "Testing with five people finds the worst problems. We check against WCAG 2.2 level AA by keyboard, with screen readers and at 400% zoom.",
    },
  ],
  screen: {
    caption: "A list of orders in its five states. Drawn for this page; the orders are made up.",
    choose: "State of the screen",
    title: "Orders today",
    states: [
      {
        id: "full",
        label: "Full",
        note: "What’s waiting for you is at the top, and marked in words, not only by a colour.",
      },
      {
        id: "empty",
        label: "Empty",
        title: "No orders yet",
        text: "Orders from your shop will appear here.",
        act: "SEE AN EXAMPLE",
        note: "Every new customer meets this one first.",
      },
      {
        id: "loading",
        label: "Loading",
        title: "Orders are loading",
        note: "The lines keep their place, so nothing jumps.",
      },
      {
        id: "failed",
        label: "Failed",
        title: "The list didn’t load",
        text: "No order is lost. Check your connection.",
        act: "TRY AGAIN",
        note: "It says what’s safe, and what to do now.",
      },
      {
        id: "denied",
        label: "Not allowed",
        title: "You can’t see orders yet",
        text: "The owner of the shop can let you in.",
        note: "It says who to ask, and blames nobody.",
      },
    ],
    orders: [
      { number: 118, what: "Ajrakh stole", place: "Rajkot", rupees: 2400, state: "To pack", isOpen: true },
      { number: 117, what: "Two cushion covers", place: "Pune", rupees: 1150, state: "To pack", isOpen: true },
      { number: 116, what: "Bandhani dupatta", place: "Surat", rupees: 3900, state: "Sent", isOpen: false },
    ],
  },
  process: [
    { title: "We watch people work", text: "You get a list of problems, the most expensive first." },
    {
      title: "We decide what things are called and where they are",
      text: "It’s the cheapest place to argue: if you change your mind, one line of text changes.",
    },
    {
      title: "People try a prototype before it is built",
      text: "People like your customers try the two or three tasks that matter, while we keep quiet and take notes.",
    },
    {
      title: "We draw every screen in full",
      text: "That means every screen in every state, the error messages and the e-mails.",
    },
    {
      title: "We check what was built against the design",
      text: "We compare each screen with its drawing on real devices, then repeat the test.",
    },
  ],
  why: {
    title: "Why choose us for design",
    points: [
      {
        title: "The person who draws it also builds it",
        text: "If we draw a swipe, we’re the ones who have to make it run smoothly.",
      },
      {
        title: "We write the words on the screen too",
        text: "Half of a form is words, and they decide whether people send it or give up.",
      },

      {
        title: "We measure with you whether the design helped",
        text: "We pick one figure that should change, and measure it before and after.",
      },
    ],
  },
  bring: [
    "Introductions to five to eight people who use the product or would use it.",
    "Your logo, fonts and colours, if you have them, and who may change them.",
    "Two afternoons in the first fortnight: one to watch the work with us, one to rank what we found.",
  ],
  questions: [
    {
      question: "Can another team build from your drawings?",
      answer: "Yes. They get the design file and every part with its states and rules, in your account.",
    },
  ],
  confirm: [
    "Design work goes as the page says: watching at the place of work, five states of each screen, a prototype tried by people of the audience, and a check of what was built against the design.",
    "The engineer who draws the screens also writes the mobile apps, and the firm writes the words on the screens.",
    "Accessibility is checked by keyboard, with screen readers and at 400% zoom, against WCAG 2.2 level AA.",
    "In the free consultation on design the client learns where the firm would look first and what a small test would show.",
  ],
  callToAction: {
    title: "Show us the screen that people get stuck on",
    text: "Or the paper form it should replace. The first consultation is free: we’ll tell you where we’d look first, and what a small test would show.",
    label: "START YOUR DESIGN PROJECT",
  },
  technologies: ["tailwindcss", "react", "flutter", "compose-multiplatform"],
  caseStudies: ["ecommerce-platform-redesign", "healthcare-management-system"],
} as const satisfies PageText<"/services/:slug">;
