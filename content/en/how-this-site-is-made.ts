import type { PageText } from "../pages.ts";

/** No figure stands here: those of `content/measured.json` are shown with the day. */
export default {
  head: {
    title: "How this site is made, in figures",
    description:
      "How light, fast, accessible and safe this website is, in measured figures with their days, and the free tools to measure it yourself.",
  },
  keywords: [
    "fast website example",
    "website performance figures",
    "accessible website example",
    "static website with React",
    "website security policy",
  ],
  heading: "How this site is made",
  label: "How this site is made",
  tagline: "You don’t have to take our word for this one: you’re looking at it.",
  lead: ["We measured every figure below, on the day next to it."],
  ownCost: {
    title: "What this page cost you just now",
    text: "Your own browser counted this. It’s sent to nobody.",
    rows: [
      { id: "bytes", what: "Sent to you, with fonts and scripts" },
      { id: "requests", what: "Files that were asked for" },
      { id: "others", what: "Of those, from other companies’ servers" },
      { id: "readable", what: "Until you could read the first words" },
    ],
  },
  sections: [
    {
      title: "Speed, next to a bare page and a popular template",
      paragraphs: [
        "The test simulates a slow phone. The bare page has the same words and no script, so nothing can be faster. The template is AstroWind, with a large picture on its home page.",
      ],
      comparisons: {
        columns: ["What was measured", "This site", "Bare page", "Template"],
        rows: [
          { id: "sent-home", what: "Home page: all that a first visit loads" },
          { id: "sent-article", what: "Longest article: all that a first visit loads" },
          { id: "readable-home", what: "Home page: until you can read the first words" },
          { id: "readable-article", what: "Longest article: until you can read the first words" },
        ],
      },
    },
    {
      title: "What this site sends you, and how fast it answers",
      paragraphs: [
        "You can read a page without any script. React loads only when you use the form, the search or the moving cards.",
      ],
      figures: {
        columns: ["What", "Figure"],
        rows: [
          { id: "html-home", what: "The home page itself, compressed" },
          { id: "scripts-early", what: "Scripts before you do something" },
          { id: "framework", what: "React, once you need it" },
          { id: "font-latin", what: "The English font" },
          { id: "font-gujarati", what: "The Gujarati font" },
          { id: "font-devanagari", what: "The Hindi font" },
          { id: "inp-home", what: "First letter you type in the form on the home page" },
          { id: "inp-contact", what: "The same on the contact page" },
          { id: "layout-shift", what: "The most a page moves while loading (layout shift)" },
        ],
      },
    },
    {
      title: "Accessibility: can everybody use this site?",
      paragraphs: [
        "A program looked at the pages. We also tried them by keyboard, and read what a screen reader is told.",
      ],
      figures: {
        columns: ["What", "Figure"],
        rows: [
          { id: "audited-pages", what: "Pages that were looked at" },
          { id: "lighthouse-accessibility", what: "Lighthouse’s score for accessibility, each" },
        ],
      },
    },
    {
      title: "Safety of this site, and of what you write to us",
      paragraphs: [
        "If our own server takes your message, it’s on disk before the page says it has arrived. We test that by killing the server again and again.",
      ],
      blocks: {
        text: "One block for each of {acknowledged} messages that the server acknowledged while it was killed {kills} times. Missing: {lost}.",
      },
    },
    {
      title: "What we left out on purpose",
      paragraphs: ["You don’t wait for what isn’t there."],
      list: [
        "Other companies’ scripts: no chat, no map, no ads",
        "Fonts from another company’s server",
        "Stock photos: code draws the patterns",
      ],
    },
    {
      title: "Check these figures yourself",
      paragraphs: [
        "Open this page in PageSpeed Insights or the Mozilla Observatory, or switch off JavaScript and read on.",
      ],
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/website-in-gujarati-and-hindi", label: "A website in Gujarati and Hindi" },
      { to: "/services/web-development-kutch", label: "Web development in Kutch" },
      { to: "/privacy", label: "What is stored, and what is not" },
    ],
  },
  on: ["/", "/services/web-development-kutch"],
  closing: {
    title: "Would you like a site you can check?",
    text: "In the free consultation we’ll tell you which of these figures yours can reach.",
  },
  confirm: ["The firm stands by this website as its own work, as the page on how it is made says."],
} satisfies PageText<"/how-this-site-is-made">;
