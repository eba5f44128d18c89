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
    description: "Screens that people understand without help, tested with your own users before anyone writes code.",
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
        "Yes. If nobody uses your product yet, a prototype that people can tap through and a few conversations are enough. If people use your product all day, we start by watching them work. For a logo or a brochure you’re better off with a graphic designer.",
    },
    {
      question: "How long does design take?",
      answer:
        "In our article on rebuilding an online shop, discovery (finding out what’s needed) took 2 weeks and design took 3. A product with many kinds of users takes longer; a single screen takes less time.",
    },
    {
      question: "What does design cost?",
      answer:
        "You get an itemised estimate before any work begins. Design saves you weeks: changing a drawing takes an afternoon, while changing finished software takes weeks.",
    },
  ],
  intro: [
    "Most designs show a screen only when everything works. In real use a screen can also be empty, still loading, locked or not working, and we draw those too. The engineer who draws your screens also writes our mobile apps, so your design can be built.",
  ],
  services: [
    {
      title: "User research: watching how people work",
      text: "We watch people where they work: at the counter, on the ward or in the cab of a lorry. A sticky note beside the screen usually means something is missing from the screen.",
    },
    {
      title: "Information architecture: menus people understand",
      text: "Your customers sort the contents of your site into groups and name the groups. The menu then uses your customers’ words.",
    },
    {
      title: "Wireframes and prototypes: try it before it’s built",
      text: "We start with grey boxes, then make a prototype that people can tap through. Within days you learn what you’d otherwise find out only after weeks of building.",
    },
    {
      title: "Interface design: the finished screens",
      text: "You get text that’s easy to read (contrast at least 4.5 to 1) and buttons big enough for a finger (44 pixels). Nothing is marked by colour alone.",
    },
    {
      title: "Design systems: one set of parts for all screens",
      text: "Your website and your app take their colours, sizes and fonts from one file.",
    },
    {
      title: "Testing: can everybody use the screens?",
      text: "Testing with five people finds the worst problems. We check the screens against the accessibility standard WCAG 2.2, level AA, by keyboard, with screen readers and at 400% zoom.",
    },
  ],
  screen: {
    caption:
      "The same list of orders in five states: full, empty, loading, failed and not allowed. This is an example, and the orders are made up.",
    choose: "State of the screen",
    title: "Orders today",
    states: [
      {
        id: "full",
        label: "Full",
        note: "Orders that are waiting for you are at the top, and marked in words as well as by a colour.",
      },
      {
        id: "empty",
        label: "Empty",
        title: "No orders yet",
        text: "Orders from your shop will appear here.",
        act: "SEE AN EXAMPLE",
        note: "Every new customer sees this empty screen first.",
      },
      {
        id: "loading",
        label: "Loading",
        title: "Orders are loading",
        note: "Each line of the list keeps its place, so nothing jumps while the orders load.",
      },
      {
        id: "failed",
        label: "Failed",
        title: "The list didn’t load",
        text: "No order is lost. Check your connection.",
        act: "TRY AGAIN",
        note: "The message says your orders are safe and tells you what to do.",
      },
      {
        id: "denied",
        label: "Not allowed",
        title: "You can’t see orders yet",
        text: "The owner of the shop can give you access.",
        note: "The message tells you who to ask, and doesn’t blame anybody.",
      },
    ],
    orders: [
      { number: 118, what: "Ajrakh stole", place: "Rajkot", rupees: 2400, state: "To pack", isOpen: true },
      { number: 117, what: "Two cushion covers", place: "Pune", rupees: 1150, state: "To pack", isOpen: true },
      { number: 116, what: "Bandhani dupatta", place: "Surat", rupees: 3900, state: "Sent", isOpen: false },
    ],
  },
  process: [
    { title: "We watch people work", text: "You get a list of problems, starting with the most expensive." },
    {
      title: "We decide what things are called and where they go",
      text: "At this stage it’s cheap to change your mind, because only a line of text has to change.",
    },
    {
      title: "People try a prototype before anything is built",
      text: "People similar to your customers try the two or three tasks that matter most, while we keep quiet and take notes.",
    },
    {
      title: "We draw every screen in full",
      text: "We draw every screen full, empty, loading, failed and locked, along with the error messages and the e-mails.",
    },
    {
      title: "We check what was built against the design",
      text: "We compare each screen with its drawing on real devices, then let people try the screens again.",
    },
  ],
  why: {
    title: "Why choose us for design",
    points: [
      {
        title: "The person who draws a screen also builds it",
        text: "If we draw a swipe gesture, we’re the ones who have to make it run smoothly.",
      },
      {
        title: "We write the words on the screen too",
        text: "Half of a form is words, and those words decide whether people send the form or give up.",
      },

      {
        title: "We measure whether the design helped",
        text: "Together we pick one figure that should improve, and measure it before and after the change.",
      },
    ],
  },
  bring: [
    "Introductions to five to eight people who use your product, or might use it.",
    "Your logo, fonts and colours, if you have them, and who may change them.",
    "Two afternoons in the first fortnight: one to watch people at work with us, and one to decide what matters most.",
  ],
  questions: [
    {
      question: "Can another team build from your designs?",
      answer:
        "Yes. The other team gets the design file, in your own account, with every button and form, how each looks and when to use it.",
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
    text: "If there’s no screen yet, show us the paper form it should replace. The first consultation is free: we’ll tell you where we’d look first, and what a small test would show.",
    label: "START YOUR DESIGN PROJECT",
  },
  technologies: ["tailwindcss", "react", "flutter", "compose-multiplatform"],
  caseStudies: ["healthcare-management-system", "ecommerce-platform-redesign"],
} as const satisfies PageText<"/services/:slug">;
