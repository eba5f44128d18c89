import type { TechnologyContent } from "../schemas/technology.ts";

export default {
  category: "frontend",
  name: "Tailwind CSS",
  order: 4,
  icon: "logos:tailwindcss-icon",
  version: "Tailwind CSS 4",
  reviewed: "2026-11-21",
  card: "Interfaces drawn from one fixed set of colours, sizes and spacings, this site’s among them.",
  head: {
    title: "Tailwind CSS interfaces and design systems",
    description:
      "Tailwind CSS in our work: design tokens as theme variables, components before repetition, a stylesheet that stays small, and the browsers it leaves behind.",
  },
  keywords: [
    "Tailwind CSS development",
    "Tailwind design system",
    "Tailwind CSS theme",
    "Figma to Tailwind",
    "Tailwind migration from Bootstrap",
  ],
  tagline: "A design system that developers cannot wander away from by accident",
  paragraphs: [
    "Ordinary stylesheets only grow, because nobody dares to delete a rule that some forgotten page may need. Tailwind turns this round: styles are small classes in the markup, the build emits the ones that it finds in use, and deleting a component deletes its styling. Spacing, colour and type come from a fixed scale, so the fourteenth shade of grey has to be argued for instead of slipping in.",
    "We style web interfaces with it, this site included. Work begins in the theme: brand colours with their contrast worked out, a type scale tried with Gujarati and Devanagari text as well as Latin, a few spacings, two or three shadows. You approve that one page of decisions. The screens designed afterwards are assembled from it, so your comments can be about content instead of shades.",
  ],
  features: [
    {
      title: "The theme as CSS variables",
      text: "Tokens are declared in the stylesheet with @theme and become both utility classes and custom properties. A chart library, an inline drawing or a plain stylesheet can read the same brand blue. A change of brand is an edit to one block, and a white-label edition is a second block.",
    },
    {
      title: "Classes found, never assembled",
      text: "The build scans source files as plain text. A class name glued together at run time, say text- plus a colour, is therefore never generated. We map variants to complete names in a lookup object, and a lint rule catches the clever alternatives.",
    },
    {
      title: "Components before repetition",
      text: "Twenty utilities on a button are acceptable once. The second button becomes a component, and the class list lives there. We avoid @apply for this purpose, since it brings back named classes in a stylesheet, with the growth that we set out to prevent.",
    },
    {
      title: "Container queries for reuse",
      text: "A product card in a wide grid and the same card in a narrow sidebar need different layouts at the same screen width. With @container the card responds to the space it is given. Breakpoints of the viewport stay reserved for the frame of the page.",
    },
    {
      title: "States in the class list",
      text: "Hover, focus-visible, disabled, invalid, open and reduced-motion are variants written beside the base style, so a reviewer sees in one line whether the keyboard focus was designed. We also style from aria attributes: a tab that is not announced as selected will not look selected.",
    },
    {
      title: "Dark mode and print",
      text: "A dark palette is a second set of values for the same variables, which leaves the markup untouched. Invoices, delivery notes and prescriptions get print variants: navigation hidden, borders kept, no page break inside the signature block. Where the working day ends on paper, print is a screen size like any other.",
    },
  ],
  why: {
    points: [
      "The stylesheet levels off as a site grows, because new pages mostly combine classes that already exist.",
      "Utilities live in a cascade layer, so an urgent fix in plain CSS wins without shouting !important.",
      "A designer’s token names and the developer’s class names are the same words, which shortens every review.",
      "It is HTML and CSS in the end. The same markup works in React, Angular, Django templates and static pages.",
      "Logical properties such as ms and pe are built in, should the product ever need an Urdu or Arabic edition.",
      "No visual identity is imposed. Sites built with it need not resemble one another, unlike those on a themed framework.",
    ],
    expertise:
      "We remove what a project should not use: the default palette goes, so that only your colours exist in the editor’s completion list. Contrast of each text and background pair is checked by a script when the theme changes. Arbitrary values in square brackets are allowed for one-off artwork and questioned anywhere else, as each is a small hole in the system. Class order is sorted by the formatter. Where it takes the place of Bootstrap, both run side by side with a prefix, and pages move across one by one.",
  },
  limits: {
    text: "The markup is dense, and people who love separate stylesheets dislike it at first sight and sometimes for ever. Version 4 relies on cascade layers, registered custom properties and color-mix, so it needs Safari 16.4, Chrome 111 or Firefox 128 at least; for a public kiosk with an older browser we stay on version 3 or write plain CSS. Content that arrives as finished HTML from a CMS carries no classes and needs its own styles. E-mail clients understand little of it.",
    alternatives: [
      {
        technology: "angular",
        when: "Dense business screens are wanted quickly, and Angular Material’s ready-made look is acceptable.",
      },
      {
        technology: "javascript",
        when: "A widget must live on other people’s pages: we ship plain scoped CSS in a shadow root.",
      },
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
} satisfies TechnologyContent;
