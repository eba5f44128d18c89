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
      "Screens that people understand without help, tried out with those who will use them before anyone writes the code.",
    technologies: ["Research", "Prototypes", "Design systems"],
  },
  head: {
    title: "UI/UX design for web and mobile apps",
    description:
      "User research, prototypes, interface design and accessibility testing by an engineer who also builds the apps. Every screen is drawn in all its states.",
  },
  keywords: [
    "UI/UX design",
    "app interface design",
    "user research",
    "clickable prototypes",
    "design systems",
    "accessibility testing WCAG 2.2",
  ],
  tagline: "Screens that people understand without being told, tested before they are built",
  technologyLine: ["Research", "Wireframes", "Figma", "Prototypes", "Design tokens", "WCAG 2.2"],
  intro: [
    "A drawing shows a screen on its best day. In use it has at least five states: empty, loading, full, failed and not allowed. We draw all five, beginning with the empty one, because that is the screen each new customer meets first. You receive drawings with every state named, from which our engineers or yours can build without guessing.",
    "The engineer who draws also writes our mobile apps, so a drawing can be built as it is: text is set at the length it has in Gujarati and German, lists are drawn with three entries and with three thousand, and a movement that would stutter on a cheap Android phone never reaches the file.",
    "Design pays before code does: a drawing is changed quickly, finished software is not. For a product that nobody uses yet, a clickable prototype and a handful of conversations are enough. For a logo or a brochure a graphic designer is the better choice; we work from the identity that they make.",
  ],
  services: [
    {
      title: "User research: watching how people work",
      text: "Interviews and watching, at the place of work: the counter, the ward, the cab of a lorry. We note what people do in order, with the paper slips and phone calls in between, since a paper slip usually marks a feature that the software lacks.",
    },
    {
      title: "Information architecture: menus people understand",
      text: "Your own customers sort the contents into groups and name them. The menu then uses their words, and a second group tries to find ten things in it before a single screen is drawn.",
    },
    {
      title: "Wireframes and prototypes: try it before it is built",
      text: "Grey boxes first, then a prototype that can be tapped through on a phone. It is made to be thrown away: it answers in days what code would answer in weeks.",
    },
    {
      title: "Interface design: the finished screens",
      text: "Type, colour, spacing, icons and the words on the buttons. Text has a contrast of at least 4.5 to 1, touch targets are 44 pixels, and no meaning rests on colour alone.",
    },
    {
      title: "Design systems: one set of parts for all screens",
      text: "Colours, sizes and type as named tokens, and components with their states and their rules. One token file feeds the Tailwind theme on the web and the theme of the Flutter app, so that both change together.",
    },
    {
      title: "Testing: can everybody use it?",
      text: "Five people are enough to find the worst problems and too few to prove that there are none, so we test more than once. We check against WCAG 2.2 level AA by keyboard, with screen readers and at 400% zoom.",
    },
  ],
  diagram: {
    title: "Every screen is drawn for five situations",
    caption:
      "Every screen is drawn five times: while it loads, empty, full, failed and not allowed. We begin with the empty one, because each new customer meets it first.",
    nodes: [
      { id: "loading", label: "Loading", column: 1, row: 2 },
      { id: "empty", label: "Empty", detail: "what a new customer meets", column: 1, row: 1 },
      { id: "full", label: "Full", detail: "three entries or 3,000", column: 2, row: 1 },
      { id: "failed", label: "Failed", detail: "and what to do now", column: 2, row: 2 },
      { id: "denied", label: "Not allowed", column: 2, row: 3 },
    ],
    edges: [
      { from: "loading", to: "empty", label: "nothing yet" },
      { from: "loading", to: "full" },
      { from: "loading", to: "failed" },
      { from: "loading", to: "denied" },
      { from: "empty", to: "full" },
    ],
  },
  process: [
    {
      title: "We watch people work",
      text: "We spend time with the people who do the work today, and with your support mails. You receive the findings as a list of problems in order of what they cost, without a single screen.",
    },
    {
      title: "We decide what things are called and where they are",
      text: "Which things exist, what they are called, what can be done with each, and by whom. Most of the arguments that a design causes belong here, where changing one’s mind costs a line of text.",
    },
    {
      title: "People try a model before it is built",
      text: "The two or three paths that matter, clickable, at phone size first. People from your audience try them while we keep quiet and take notes.",
    },
    {
      title: "We draw every screen in full",
      text: "Every screen, every state, the error messages and the mails that go with them. We write the texts ourselves and you correct them; no placeholder Latin goes to a developer.",
    },
    {
      title: "We check what was built against the drawing",
      text: "During development we compare each built screen with its drawing on real devices, then repeat the test on the running product. What it shows goes into the next piece of work.",
    },
  ],
  why: {
    title: "Why choose us for design",
    points: [
      {
        title: "Whoever draws it also builds it",
        text: "Whoever draws a gesture here has to make it run at the phone’s full frame rate afterwards.",
      },
      {
        title: "We write the words on the screen too",
        text: "Labels, empty states and error messages are written with the layout. A form is half sentences, and the sentences decide whether it is sent.",
      },
      {
        title: "Every decision has its reason written down",
        text: "Each decision keeps one line with its reason and the test behind it. When somebody asks in a year why the button is there, the answer can be looked up.",
      },
      {
        title: "We measure with you whether the design helped",
        text: "Before we start, we choose with you the figure that should move, such as bookings completed without a phone call, and measure it before and after.",
      },
    ],
  },
  bring: [
    "Introductions to five to eight people who use the product today or would use it.",
    "Your logo, fonts and colours if they exist, and the rule on who may change them.",
    "Support mails, search terms or call notes of the last months, with names removed.",
    "Two afternoons in the first fortnight: one to watch the work with us, one to rank what we found.",
  ],
  questions: [
    {
      question: "How long does design take before anything is built?",
      answer:
        "Our article on an e-commerce rebuild gives discovery 2 weeks and design 3. A product with many roles takes longer, a single screen less. Building need not wait for the last drawing: a path that has passed its test can be built while the next is drawn.",
    },
    {
      question: "Can another team build from your drawings?",
      answer:
        "Yes. They get the design file, the tokens, and every component with its states and rules, all of it in your account. Plan an hour with the builders before they begin: a question then is cheaper than a wrong screen.",
    },
    {
      question: "What if the test shows that our idea was wrong?",
      answer:
        "Then it has done its work: changing a prototype takes an afternoon, changing a released app takes weeks. We show you what people did, and you decide whether the idea or the drawing has to change. A new direction is estimated before we take it.",
    },
    {
      question: "We have a brand already. Do you change it?",
      answer:
        "No. Logo, fonts and colours are taken as they are, within the rules that you give us. Where a colour is too pale to be read, or a font has no Gujarati, we show you the place and the smallest way round it. The decision stays with whoever owns the brand.",
    },
  ],
  confirm: [
    "Design work goes as the page says: watching at the place of work, five states of each screen, a prototype tried by people of the audience, and a check of what was built against the drawing.",
    "The engineer who draws the screens also writes the mobile apps, and the firm writes the words on the screens.",
    "Accessibility is checked by keyboard, with screen readers and at 400% zoom, against WCAG 2.2 level AA.",
  ],
  callToAction: {
    title: "Show us the screen that people get stuck on",
    text: "Or the paper form that a new one will replace. The first conversation is free: you learn where we would look first and what a small test would show.",
    label: "START YOUR DESIGN PROJECT",
  },
  technologies: ["tailwindcss", "react", "flutter", "compose-multiplatform"],
  caseStudies: ["ecommerce-platform-redesign", "healthcare-management-system"],
} as const satisfies PageText<"/services/:slug">;
