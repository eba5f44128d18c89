import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "About our two-person software firm",
    description:
      "Two engineers in Kutch, Gujarat: who does what, why there is no sales desk, how estimates are made, and which work we would rather pass on to others.",
  },
  tagline: "Two engineers in Kutch, and nobody between them and you",
  story: [
    "Kutch is the district of Gujarat where the Rann floods in the monsoon and then dries into a plain of white salt. We are two engineers here. One of us works on websites, servers and the cloud, the other on mobile apps and the design of screens. Each of us understands the other’s work. Your project stays with the two of us.",
    "Whoever talks to the client writes the code. A requirement that travels from a salesman to a manager to a developer is copied out twice, and every copy drops something. Here it is heard once, by the person who will be asked why the screen does not do it.",
    "In Ajrakhpur, near Bhuj, cloth is printed with carved blocks in one pass after another: resist, mordant, indigo, madder, and washing in between. Every pass has to meet the edges of the last, and a fault in the first shows through all that follow. We plan software the same way, and give the early passes the most care: the names, the data, the rules. The patterns on this site follow those blocks; a small program draws them, a different cloth for each page.",
    "Two people cannot do everything, and it is better that you hear it early. Logos, console games, hardware drivers and a service desk that answers at three in the morning are work for others. Nothing depends on one of us alone: each reads the other’s code, and what it takes to run a project is written down, so that either can carry on.",
  ],
  mission: {
    text: "We give firms software that fits the way they already work, built so plainly that they could keep it without us. If a client stays, it should be because the next piece of work is worth doing, and never because nobody else can open the repository.",
    beliefs: [
      {
        title: "You try a working screen early",
        text: "Documents about software are read differently by everyone who reads them. We put something on your phone early and let the discussion be about that.",
      },
      {
        title: "We choose technology that other engineers know",
        text: "The engineer who opens our code in five years did not choose it. We pick tools for which there will still be books, colleagues and security updates.",
      },
      {
        title: "What you pay for is yours",
        text: "Code, data, domains and cloud accounts are in your name while we work, and not only after the last invoice. An end of contract should need no rescue.",
      },
    ],
  },
  whyUs: [
    {
      title: "Agile Methods",
      text: "Two weeks of work, then half an hour together with the running software. You may reorder everything that has not been started, and a list before you says what works.",
    },
    {
      title: "Transparent Pricing",
      text: "The estimate names every item, what is assumed in it and what is left out. If we find that an item was estimated wrongly, you hear it when we find it and choose what gives way.",
    },
    {
      title: "No-nonsense Delivery",
      text: "A piece is finished when it runs where your people use it, when its tests pass, and when it is written down how it works. Until then we call it unfinished, however good it looks in a demonstration.",
    },
    {
      title: "Technical Excellence",
      text: "One of us writes, the other reviews. This website you can measure yourself: checks of its types, its accessibility and the weight of its pages run with every change of it.",
    },
  ],
  team: [
    {
      role: "Engineer, web, backend and cloud",
      text: "Works on web applications, the APIs behind them, their databases and the servers. In a first consultation, this is the person who asks what must never be stored or happen twice, and what happens when the payment provider does not answer.",
      works: [
        "React, Next.js and TypeScript",
        "Django, Node.js and Go",
        "PostgreSQL databases",
        "Terraform, Docker and AWS",
      ],
    },
    {
      role: "Engineer, mobile and interface design",
      text: "Works on mobile apps, and on what people see of everything that we build: which screen comes first, what stands there while something loads, what an error says. In a first consultation, this is the person who asks who will use it, where, and on which phone.",
      works: ["Flutter, iOS and Android apps", "UI/UX design and prototypes", "Screens for keyboard and screen reader"],
    },
  ],
  closing: {
    title: "Speak with the engineer who would do the work",
    text: "The first consultation is free and has no sales desk in it. Describe the work as it is done today, and we say which of us would take it on and what we would leave out.",
  },
  confirm: [
    "One of the two engineers works on web, backend and cloud, the other on mobile apps and interfaces. The specification has two role descriptions, and neither their words nor what each works with.",
    "Whoever talks to the client writes the code; there is no sales desk.",
    "Each engineer reads the other’s code, and what is needed to run a project is written down, so that either can carry on.",
    "Logos, console games, hardware drivers and a service desk at night are not offered.",
    "Code, data, domains and cloud accounts are in the client’s name while the work runs.",
    "Every two weeks the client sees the running software and may reorder what has not been started.",
    "An estimate names each item, what it assumes and what it leaves out, and an item that was estimated wrongly is told at once.",
    "A piece of work is called finished when it runs for its users, its tests pass and its use is written down.",
  ],
} as const satisfies PageText<"/about">;
