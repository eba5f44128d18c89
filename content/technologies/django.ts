import type { PageText } from "../pages.ts";

export default {
  category: "backend",
  name: "Django",
  order: 4,
  icon: "logos:django-icon",
  version: "Django 5.2 LTS and 6.1",
  reviewed: "2026-11-21",
  card: "Record-keeping systems with roles, forms and reports, where staff need a back office early.",
  head: {
    title: "Django web applications and APIs",
    description:
      "Django gives staff a back office before the public pages exist. How we model records, guard permissions and keep queries few, and where Django is slow.",
  },
  keywords: [
    "Django development company Gujarat",
    "Django REST framework API",
    "Python web development Kutch",
    "Django admin customisation",
    "hospital management software Django",
    "Django upgrade service",
  ],
  tagline: "Describe the records once, and the forms, the admin and the tables follow",
  paragraphs: [
    "Describe a record once and Django gives you its table, its form and an admin where staff can search and edit. A clinic can enter doctors and price lists while the public pages are still sketches, and that real data corrects the design cheaply.",
    "Hospital and school administration, stock, membership, bookings: each starts from the registers and spreadsheets in use now. Photograph them and send them, because the columns people added by hand are the requirements nobody would have mentioned.",
  ],
  features: [
    {
      title: "An admin for trusted staff",
      text: "It’s for people you employ; customers get screens of their own, because you can’t turn an admin into a portal.",
    },
    {
      title: "Migrations under review",
      text: "Each change to a table is read like code and tried on a masked copy of live data.",
    },
    {
      title: "Queries counted in tests",
      text: "A list of fifty appointments that fetches each doctor makes 51 queries, so a test fixes the number.",
    },
    {
      title: "A user model from day one",
      text: "We define our own before the first migration, since replacing the stock one later is misery.",
    },
    {
      title: "Permissions on rows",
      text: "Which patients a nurse may open is checked row by row, and a test tries every address as a stranger.",
    },
    {
      title: "Side effects after commit",
      text: "An SMS goes out only once the booking is saved, so it never announces one that was rolled back.",
    },
  ],
  why: {
    points: [
      "Protection against the usual attacks, such as SQL injection, is on from the start.",
      "LTS releases get about three years of security fixes, 5.2 until April 2028, which suits clinics that upgrade reluctantly.",
      "Python is where the data work is, so a forecast can live in the same repository.",
      "Built-in checks flag insecure settings; we treat warnings as errors.",
      "Django comes with its Hindi text; we write the Gujarati.",
      "Its makers write the manual for each release, and it’s good to learn from.",
    ],
    expertise:
      "Rules sit in plain functions, so they’re tested without a browser, and stock is changed under a lock. Your staff learn the admin in a session that’s recorded for later joiners.",
  },
  limits: {
    text: "It hides SQL so well that a beginner can write a page with a thousand queries. Thousands of open sockets are a poor match, and Python needs more servers for the same traffic than compiled languages. Rich screens mean a second codebase.",
    alternatives: [
      { technology: "nodejs", when: "Live updates to many screens are the main feature." },
      { technology: "golang", when: "A narrow, busy endpoint must answer in milliseconds." },
      { technology: "supabase", when: "A small app needs sign-in and tables, and hardly any server logic." },
    ],
  },
  services: ["custom-software-development", "backend-api-engineering"],
  facts: [
    {
      says: "Django 5.2 LTS and 6.1",
      source: "https://endoflife.date/django",
      seen: "2026-11-23",
    },
    {
      says: "and 6.1",
      source: "https://www.djangoproject.com/download/#supported-versions",
      seen: "2026-11-23",
    },
    {
      says: "5.2 until April 2028",
      source: "https://endoflife.date/django",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
