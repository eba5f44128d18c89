import type { PageText } from "../pages.ts";

/** No figure stands here: those of `content/measured.json` are shown with the day. */
export default {
  head: {
    title: "How this fast, accessible website is made",
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
    text: "Your own browser counted this, and it isn’t sent to anybody.",
    rows: [
      { id: "bytes", what: "Data sent to you, with fonts and scripts" },
      { id: "requests", what: "Files your browser asked for" },
      { id: "others", what: "Files from other companies’ servers" },
      { id: "readable", what: "Time until you could read the first words" },
    ],
  },
  sections: [
    {
      title: "Speed, compared with a bare page and a popular template",
      paragraphs: [
        "The test simulates a slow phone. The bare page has the same words and no script, so nothing can be faster. The template is AstroWind, with a large picture on its home page.",
      ],
      comparisons: {
        columns: ["What was measured", "This site", "Bare page", "Template"],
        rows: [
          { id: "sent-home", what: "Home page: everything a first visit loads" },
          { id: "sent-article", what: "Longest article: everything a first visit loads" },
          { id: "readable-home", what: "Home page: time until you can read the first words" },
          { id: "readable-article", what: "Longest article: time until you can read the first words" },
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
          { id: "scripts-early", what: "Scripts loaded before you do anything" },
          { id: "framework", what: "React, once you need it" },
          { id: "font-latin", what: "The English font" },
          { id: "font-gujarati", what: "The Gujarati font" },
          { id: "font-devanagari", what: "The Hindi font" },
          { id: "inp-home", what: "How fast the home page’s form reacts to the first letter you type" },
          { id: "inp-contact", what: "The same for the contact page’s form" },
          { id: "layout-shift", what: "The most a page moves while loading (layout shift)" },
        ],
      },
    },
    {
      title: "Accessibility: can everybody use this site?",
      paragraphs: [
        "A program checked the pages. We also tried them by keyboard, and read what a screen reader is told.",
      ],
      figures: {
        columns: ["What", "Figure"],
        rows: [
          { id: "audited-pages", what: "Pages that the program checked" },
          { id: "lighthouse-accessibility", what: "Lighthouse’s accessibility score for each page" },
        ],
      },
    },
    {
      title: "Safety of this site, and of what you write to us",
      paragraphs: [
        "If our own server takes your message, it’s saved on disk before the page says it has arrived. We test that by killing the server again and again.",
      ],
      blocks: {
        text: "Each block is one of the {acknowledged} messages that the server confirmed while we killed it {kills} times. Missing: {lost}.",
      },
    },
    {
      title: "What we left out on purpose",
      paragraphs: ["Leaving these out makes the site faster and more private."],
      list: [
        "Other companies’ scripts: no chat, no map, no ads",
        "Fonts from another company’s server",
        "Stock photos: our code draws the patterns instead",
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
    text: "In the free consultation we’ll tell you which of these figures your site can reach.",
  },
  confirm: ["The firm stands by this website as its own work, as the page on how it is made says."],
} satisfies PageText<"/how-this-site-is-made">;
