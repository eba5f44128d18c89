import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "About us: two software engineers in Kutch",
    description:
      "Who we are, what each of us does, why there’s no sales team, how we estimate, and which work we’d rather pass on to somebody else. In Kutch, Gujarat.",
  },
  tagline: "Two engineers in Kutch: you talk to us, and we do the work",
  story: [
    "Kutch is the district of Gujarat where the Rann floods in the monsoon and then dries into a plain of white salt. There are two of us here. One of us works on websites, servers and the cloud, the other on mobile apps and screen design. We each understand the other’s work, and your project stays with the two of us.",
    "When a request passes from salesperson to manager to developer, details get lost. Here, you explain what you need to the person who’ll build it. And if a screen doesn’t do what you asked for, you know who to ask.",
    "In Ajrakhpur, near Bhuj, cloth is printed with carved blocks and dyed with indigo and madder, one pass after another, with washing in between. Each block has to line up with the print before it, and a mistake in the first print shows through all the others. Software is like block printing, so we take the most care at the start, when we settle names, data and rules. The patterns on this site are based on carved printing blocks. A small program draws a different pattern for each page.",
    "Two people can’t do everything, so we’ll tell you early what we can’t do. We don’t do logos, console games, hardware drivers or a helpdesk at three in the morning. But nothing depends on just one of us. We read each other’s code and write down how to run each project, so either of us can carry on.",
  ],
  mission: {
    text: "We build software that fits the way you already work and is simple enough for another team to take over. You should stay with us because the next step is worth it, not because nobody else understands your code.",
    beliefs: [
      {
        title: "You get a working screen early",
        text: "Everybody reads a written plan differently. So we put a working screen on your phone early, and talk about that.",
      },
      {
        title: "We choose technology that other engineers know",
        text: "Someone else may maintain your software in five years, so we use tools they’ll know and that will still get security updates.",
      },
      {
        title: "What you pay for is yours",
        text: "Code, data, domains and cloud accounts are in your name while we work, not only after the last invoice. If you leave us, you already have everything.",
      },
    ],
  },
  whyUs: [
    {
      title: "Agile Methods",
      text: "We work for two weeks, then spend half an hour with you trying out what we’ve built. You can change the order of anything we haven’t started, and you always see what already works.",
    },
    {
      title: "Transparent Pricing",
      text: "The estimate lists every item, what we’ve assumed and what’s left out. If we got an estimate wrong, we’ll tell you as soon as we notice, and you decide what to drop or put off.",
    },
    {
      title: "No-nonsense Delivery",
      text: "We call a step finished when your people can use it, its tests pass, and there’s a note on how it works. Until then, a step is unfinished, however good it looks in a demo.",
    },
    {
      title: "Technical Excellence",
      text: "One of us writes the code and the other reviews it. Take this website: we check its accessibility and the size of its pages with every change.",
    },
  ],
  team: [
    {
      role: "Engineer, web, backend and cloud",
      text: "This engineer builds web applications, the APIs behind them, their databases and their servers. In your first consultation, this engineer asks which data must never be stored, what must never happen twice (a charge, for example), and what happens when the payment company doesn’t answer.",
      works: [
        "React, Next.js and TypeScript",
        "Django, Node.js and Go",
        "PostgreSQL databases",
        "Terraform, Docker and AWS",
      ],
    },
    {
      role: "Engineer, mobile and interface design",
      text: "This engineer builds mobile apps, and designs what people see in everything we make: which screen comes first, what it shows while something loads, what an error says. In your first consultation, this engineer asks who’ll use the software, where, and on which phone.",
      works: [
        "Flutter, iOS and Android apps",
        "UI/UX design and prototypes",
        "Screens that work with a keyboard or a screen reader",
      ],
    },
  ],
  closing: {
    title: "Talk to the engineer who’ll do the work",
    text: "The first consultation is free, with no sales team involved. Tell us how you work today, and we’ll tell you which of us would take on your project and what we’d leave out.",
  },
  confirm: [
    "One of the two engineers works on web, backend and cloud, the other on mobile apps and interfaces. The specification has two role descriptions, and neither their words nor what each works with.",
    "Whoever talks to the client writes the code; there is no sales team.",
    "Each engineer reads the other’s code, and what is needed to run a project is written down, so that either can carry on.",
    "Logos, console games, hardware drivers and a service desk at night are not offered.",
    "Code, data, domains and cloud accounts are in the client’s name while the work runs.",
    "Every two weeks the client sees the running software and may reorder what has not been started.",
    "An estimate names each item, what it assumes and what it leaves out, and an item that was estimated wrongly is told at once.",
    "A step is called finished when it runs for its users, its tests pass and its use is written down.",
  ],
} as const satisfies PageText<"/about">;
