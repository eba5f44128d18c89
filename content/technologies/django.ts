import type { TechnologyContent } from "../schemas/technology.ts";

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
    "In Django a model class is the centre of everything. From it come the database table, the migration that alters it, the form with its validation, and an admin where staff can search, filter and edit. A clinic can enter its doctors, rooms and price list while the public pages are still sketches, and those first weeks of real data correct the model cheaply. Few other tools put working software before its users so early.",
    "Hospital and school administration, inventory, membership, booking: each begins with the registers, forms and spreadsheets in use now. Photograph them with your phone and send them. The columns that people added by hand are the requirements that nobody would have mentioned. Where screens need more than Django’s templates can give, a React front end or a Flutter app stands on its API.",
  ],
  features: [
    {
      title: "An admin for trusted staff",
      text: "We shape the generated admin with list filters, inline rows, read-only fields and bulk actions, and it records who changed what through it. It is meant for people you employ. Customers and partners get screens of their own, since an admin bent into a customer portal never straightens again.",
    },
    {
      title: "Migrations under review",
      text: "Every change of a model produces a migration file, read in review like other code and run against a masked copy of production data before release. On PostgreSQL, indexes for large tables are added concurrently. A check in the pipeline fails when a model has changed and its migration is missing.",
    },
    {
      title: "Queries counted in tests",
      text: "A list of fifty appointments that fetches each doctor separately makes 51 queries. We join with select_related and prefetch_related, and assertNumQueries fixes the count in a test, so a template edit six months later cannot quietly bring the problem back. Since 6.1 a queryset can also load such a field for all its rows at once, or refuse to load it.",
    },
    {
      title: "A user model from day one",
      text: "We define our own user model before the first migration, even when it adds nothing yet. Replacing the stock one in a live system means untangling every foreign key that points to it. Sign-in by mobile number or by e-mail then stays an easy change.",
    },
    {
      title: "Permissions on rows",
      text: "Django’s built-in permissions apply to whole tables. Which patients a given nurse may open is a question of rows, so each view starts from a queryset already narrowed to the user. A test walks through every endpoint as a stranger and expects to be refused.",
    },
    {
      title: "Side effects after commit",
      text: "Messages and jobs are sent from on_commit hooks, so an SMS never announces a booking that was rolled back. Django’s own task interface, there since 6.0, brings no worker for production, so long tasks run in Celery: they take ids and not objects, and may be repeated. Nightly reports read from a replica when the tables are big enough to matter.",
    },
  ],
  why: {
    points: [
      "Protection against CSRF, script injection in templates, clickjacking and SQL injection is on before you write a line.",
      "LTS releases get about three years of security fixes, 5.2 until April 2028, which suits public bodies and clinics that upgrade reluctantly.",
      "Python is where the data work is: a forecast or a PDF extraction can live in the same repository.",
      "Deploy checks built into the framework list insecure settings, and we run them in the pipeline as errors.",
      "Translation reaches models, forms and the admin. Django brings the Hindi texts itself; the Gujarati ones we write.",
      "Documentation is written by the maintainers, kept per release, and good enough for your future developer to learn from.",
    ],
    expertise:
      "We keep views thin and put rules into plain functions that take and return model objects, which makes them testable without a request. Stock and seat counts are changed under select_for_update or by a database constraint, never by reading, adding and saving. Type hints are checked with the Django plugin of mypy. After launch we go through the slowest queries of the first month with you and propose a cure for each. The admin is handed over in a session with the people who will use it, recorded for those who join later.",
  },
  limits: {
    text: "The object mapper hides SQL so well that a junior developer can write a page with a thousand queries. Async views exist, yet the mapper still runs its queries in threads underneath, so thousands of open sockets are a poor match. Python is slow at tight loops and needs more servers for the same traffic than compiled languages. Front-end work beyond server templates means a second codebase. Splitting a grown project into services is hard, because models are linked to everything.",
    alternatives: [
      { technology: "nodejs", when: "Live updates to many connected screens are the main feature." },
      { technology: "golang", when: "A narrow, busy endpoint must answer in a few milliseconds under steady load." },
      {
        technology: "supabase",
        when: "A small app needs sign-in and tables with row rules, and hardly any server logic.",
      },
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
      says: "Since 6.1 a queryset can also load",
      source: "https://docs.djangoproject.com/en/6.1/releases/6.1/",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "there since 6.0",
      source: "https://docs.djangoproject.com/en/6.0/releases/6.0/",
      seen: "2026-11-23",
      history: true,
    },
    {
      says: "5.2 until April 2028",
      source: "https://endoflife.date/django",
      seen: "2026-11-23",
    },
  ],
} satisfies TechnologyContent;
