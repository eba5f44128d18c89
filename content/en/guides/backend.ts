import type { PageText } from "../../pages.ts";

export default {
  category: "backend",
  head: {
    title: "Node.js vs Django vs Go vs Spring Boot",
    description:
      "Node.js, Spring Boot, Go and Django side by side: which work each is made for, where it hurts, what leaving it costs, when to keep what you have, with sources.",
  },
  keywords: [
    "Node.js vs Django",
    "Go vs Node.js",
    "Spring Boot vs Node.js",
    "Django vs Spring Boot",
    "compare back-end frameworks",
    "Laravel or Node.js",
  ],
  title: "Node.js vs Django vs Go vs Spring Boot",
  label: "Compare back ends",
  tagline:
    "Node.js for waiting on others, Go for computing, Spring Boot for books that must balance, Django for office forms.",
  lead: "The back end is the program on the server: it takes what a website or an app sends, checks it, stores it and answers. Most do a little of everything, but mostly one kind of work. Find out which, then look at the people who will own the code: if nobody in your company reads the language, you depend on the person who wrote it.",
  rows: [
    {
      technology: "nodejs",
      choose:
        "The server mostly waits for databases, gateways and other people’s APIs, or keeps many screens up to date at once.",
      hurts:
        "One long computation makes everybody wait, strangers’ packages end up deep inside, and your team has to bring the structure.",
      leaving:
        "You move endpoint by endpoint behind a proxy, and the queries come along. You lose the types that you shared with the front end.",
    },
    {
      technology: "spring-boot",
      choose:
        "One action touches many records and must be all or nothing, or an existing Java team will inherit the system.",
      hurts:
        "It needs seconds to start and hundreds of megabytes to run, annotations hide what happens, and there’s an upgrade every year.",
      leaving:
        "With another framework on the JVM you keep most libraries. Away from Java, you write and test each transaction, schedule and access rule again.",
    },
    {
      technology: "golang",
      choose:
        "A part must not stop or must answer in milliseconds under steady load, on little memory: gateways, ledgers, trackers.",
      hurts:
        "No admin, no form library, no rich mapper: business screens take longer, and each error you check takes three lines.",
      leaving:
        "There’s no framework to untangle, so a service is rewritten behind its API, and the work depends on its size.",
    },
    {
      technology: "django",
      choose:
        "Half of the product is the back office, mostly lists and forms, and your staff need to be on real data within weeks.",
      hurts:
        "One harmless-looking page can send a thousand queries, it’s not made for thousands of open sockets, and linked models are hard to split.",
      leaving:
        "The tables are plain SQL and stay. But before you can switch anything off, you have to build the admin that your staff use all day.",
    },
  ],
  others: [
    {
      name: "Keep the server that you have",
      choose:
        "It does its work, its makers still send security fixes, and what you miss is a screen or a report: a small program next to it can read its data.",
      hurts:
        "What’s slow or wrong stays that way, and every new part has to fit in. Somebody has to check every year whether its versions are still supported.",
      leaving:
        "You lose nothing by waiting, as long as somebody has restored a backup once and you have the source code.",
    },
  ],
  decision: {
    steps: [
      {
        question: "Does the server that you have do its work, and does it still get security fixes?",
        other: "Keep the server that you have",
        because:
          "A new screen or report next to it costs less than moving everything, and you can ask again next year.",
      },
      {
        question: "Is the staff’s back office, lists and forms, half of the product?",
        technology: "django",
        because: "Describe the records, and staff can enter them while the public pages are still being drawn.",
      },
      {
        question: "Does it change many records at once, all or nothing, or do you have a Java team?",
        technology: "spring-boot",
        because: "It has had two decades to get transactions, schedules and messaging right.",
      },
      {
        question: "Does it compute as much as it waits, or must it run on little memory?",
        technology: "golang",
        because: "One file that starts in milliseconds, needs nothing else, and can be read in an afternoon.",
      },
    ],
    otherwise: {
      technology: "nodejs",
      because: "It can keep many requests waiting at little cost, and front end and server share one language.",
    },
  },
  omitted: [
    {
      name: "PHP with Laravel",
      why: "The most common language on web servers, cheap to host and easy to hire for, and the right answer where WordPress, WooCommerce or Magento is in use already. It isn’t among the technologies that we offer, so we don’t judge it: ask a firm that writes it every day.",
    },
    {
      name: ".NET with C#",
      why: "A sound choice where the office already runs on Microsoft’s servers, accounts and SQL Server. Not among the technologies that we offer.",
    },
    {
      name: "Ruby on Rails, Elixir, Rust",
      why: "Good products run on each of them. We’d have to judge them by what we’ve read, not by our own work, so we leave that to companies that use them.",
    },
  ],
  shownFacts: [
    {
      about: "nodejs",
      says: "Node.js 26 has had long-term support since 28 October 2026. Version 24 gets maintenance until April 2028.",
      source: "https://github.com/nodejs/Release",
      seen: "2026-11-23",
    },
    {
      about: "spring-boot",
      says: "Each minor version of Spring Boot gets free fixes for at least 12 months, each major version for at least three years.",
      source: "https://github.com/spring-projects/spring-boot/wiki/Supported-Versions",
      seen: "2026-11-23",
    },
    {
      about: "golang",
      says: "Each release of Go is supported until there are two newer ones.",
      source: "https://go.dev/doc/devel/release",
      seen: "2026-11-23",
    },
    {
      about: "django",
      says: "Django’s manual recommends its admin as an internal tool of an organisation, and not as the site that customers see.",
      source: "https://docs.djangoproject.com/en/stable/ref/contrib/admin/",
      seen: "2026-11-23",
    },
    {
      about: "PHP with Laravel",
      says: "By W3Techs’ count PHP runs on 72.5% of the websites whose language on the server is known, says the website PHP Everyday in 2026.",
      source: "https://www.phpeveryday.com/articles/php-dominance-explained-why-72-5-percent-of-websites-use-php",
      seen: "2026-11-23",
    },
    {
      about: ".NET with C#",
      says: ".NET 10 gets fixes from Microsoft until 14 November 2028.",
      source: "https://github.com/dotnet/core/blob/main/release-notes/10.0/README.md",
      seen: "2026-11-23",
    },
  ],
  on: ["/services/backend-api-engineering", "/services/custom-software-development"],
  reviewed: "2026-11-23",
  closing: {
    title: "List the systems that your server must reach",
    text: "How they fail often matters more than your features. Bring the list to the free consultation, with last year’s peak if you know it.",
  },
  confirm: [
    "Node.js, Spring Boot, Go and Django are all offered, and the order of the four questions is the firm’s own advice.",
    "PHP, .NET, Rails, Elixir and Rust aren’t offered, and the firm says so to whoever asks.",
    "The tables of the six guides and of the sheets may be reused by anybody under CC BY 4.0, with the firm’s name and a link.",
  ],
} as const satisfies PageText<"/guides/:slug">;
