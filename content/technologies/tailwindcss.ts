import type { PageText } from "../pages.ts";

export default {
  category: "frontend",
  name: "Tailwind CSS",
  order: 4,
  icon: "logos:tailwindcss-icon",
  version: "Tailwind CSS 4",
  reviewed: "2026-11-21",
  card: "Interfaces made from one fixed set of colours, sizes and spacings, like this site’s.",
  head: {
    title: "Tailwind CSS interfaces and design systems",
    description:
      "Tailwind CSS for websites and apps: design tokens as theme variables, components before repetition, a small stylesheet, and which browsers can’t use it.",
  },
  keywords: [
    "Tailwind CSS development",
    "Tailwind design system",
    "Tailwind CSS theme",
    "Figma to Tailwind",
    "Tailwind migration from Bootstrap",
  ],
  tagline: "A design system that developers can’t wander away from by accident",
  paragraphs: [
    "Stylesheets grow because nobody dares to delete a rule. With Tailwind styles are small classes in the markup: the build keeps the ones in use, and deleting a component deletes its styling with it.",
    "We style web interfaces with it, this site included. Work begins with one page of decisions: brand colours and their contrast, a type scale tried in Gujarati and Devanagari too, a few spacings. You approve that page, and every screen is put together from it.",
  ],
  features: [
    {
      title: "The theme as CSS variables",
      text: "Colours become classes and variables at once, so charts and drawings use the same brand blue.",
    },
    {
      title: "Classes found, never assembled",
      text: "The build reads source files as plain text, so we write class names out in full.",
    },
    {
      title: "Components before repetition",
      text: "Twenty classes on one button are fine; the second button becomes a component.",
    },
    {
      title: "Container queries for reuse",
      text: "A product card adapts to the space it’s given, in a wide grid or a narrow sidebar.",
    },
    {
      title: "States in the class list",
      text: "Focus, disabled and invalid sit next to the base style, so a reviewer sees whether anyone designed them.",
    },
    {
      title: "Dark mode and print",
      text: "Dark is a second set of values, and an invoice gets print styles that keep the signature block on one page.",
    },
  ],
  why: {
    points: [
      "The stylesheet levels off as a site grows, because new pages reuse existing classes.",
      "Utilities live in a layer, so an urgent fix in plain CSS wins without !important.",
      "Designer and developer use the same names, which shortens every review.",
      "The same markup works in React, Angular, Django templates and static pages.",
      "Right-to-left properties are built in, should you ever need an Urdu edition.",
      "No look is imposed, so sites built with it needn’t resemble one another.",
    ],
    expertise:
      "We delete the default palette, so only your colours can be chosen, and a script checks the contrast of each pair. Where it replaces Bootstrap, both run side by side and pages move across one by one.",
  },
  limits: {
    text: "The markup is crowded, and some people never get to like it. Version 4 needs Safari 16.4, Chrome 111 or Firefox 128 at least, so for a kiosk with an older browser we write plain CSS. E-mail clients understand little of it.",
    alternatives: [
      { technology: "angular", when: "You want dense screens quickly, and Angular Material’s look is fine." },
      { technology: "javascript", when: "A widget lives on other people’s pages and needs its own small stylesheet." },
    ],
  },
  services: ["uiux-design", "web-development-kutch"],
  facts: [
    {
      says: "Tailwind CSS 4",
      source: "https://tailwindcss.com/docs/upgrade-guide",
      seen: "2026-11-23",
    },
    {
      says: "needs Safari 16.4, Chrome 111 or Firefox 128 at least",
      source: "https://tailwindcss.com/docs/upgrade-guide",
      seen: "2026-11-23",
    },
  ],
} satisfies PageText<"/technologies/:slug">;
