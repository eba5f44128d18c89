import type { PageText } from "../pages.ts";

/** No figure stands here: those of `content/measured.json` are shown with the command that found them and the day. */
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
  lead: [
    "We measured every figure below. Next to it you’ll find the day and the program that measured it. The poor ones are here too.",
  ],
  ownCost: {
    title: "What this page cost you just now",
    text: "Your own browser counted this for your visit. It’s shown here and sent to nobody.",
    rows: [
      { id: "bytes", what: "Sent to you, with fonts and scripts" },
      { id: "document", what: "The page itself, unpacked" },
      { id: "requests", what: "Files that were asked for" },
      { id: "others", what: "Of those, from other companies’ servers" },
      { id: "readable", what: "From asking for the page to the first readable words" },
    ],
  },
  sections: [
    {
      title: "Speed, next to a bare page and a popular template",
      paragraphs: [
        "The bare page has the same words, rules and font and no script: nothing here can be faster than that. The template is AstroWind. Its home page carries a large picture, and ours has none. The test simulates a slow phone on a slow connection.",
      ],
      comparisons: {
        columns: ["What was measured", "This site", "Bare page", "Template", "Day"],
        rows: [
          { id: "sent-home", what: "Home page: everything a first visit loads, headers included" },
          { id: "sent-article", what: "The longest article: everything a first visit loads" },
          { id: "readable-home", what: "Home page: until you can read the first words" },
          { id: "largest-home", what: "Home page: until you can see the largest part" },
          { id: "readable-article", what: "The longest article: until you can read the first words" },
        ],
      },
    },
    {
      title: "How much data this site sends you",
      paragraphs: [
        "A page arrives finished, so its words need no script. React loads only when somebody uses the form, the search or the moving cards.",
      ],
      figures: {
        columns: ["What", "Figure", "Command", "Day"],
        rows: [
          { id: "html-home", what: "HTML and styles of the home page, compressed" },
          { id: "scripts-early", what: "Scripts before you do something, on any page" },
          { id: "framework", what: "React, when you do something that needs it" },
          { id: "font-latin", what: "The font for Latin letters" },
        ],
      },
    },
    {
      title: "Figures we’d like to be better",
      paragraphs: [
        "If you type into the form as soon as it appears, the first letter waits this long. And this is the most that a measured page moved while it loaded.",
      ],
      figures: {
        columns: ["What", "Figure", "Command", "Day"],
        rows: [
          { id: "inp-home", what: "Slow phone, form on the home page: first letter after" },
          { id: "inp-contact", what: "The same on the contact page" },
          { id: "layout-shift", what: "The most that a page in English moves while loading (layout shift)" },
        ],
      },
    },
    {
      title: "Accessibility: can everybody use this site?",
      paragraphs: [
        "A program looked at the pages. Programs find only part of what gets in people’s way, so we tried the rest by keyboard, and read what a screen reader is told.",
      ],
      figures: {
        columns: ["What", "Figure", "Command", "Day"],
        rows: [
          { id: "audited-pages", what: "Pages that were looked at" },
          { id: "lighthouse-accessibility", what: "Lighthouse, accessibility, on each of them" },
        ],
      },
    },
    {
      title: "Safety of this site, and of what you write to us",
      paragraphs: [
        "Each page tells the browser which scripts may run. Where this site’s own server takes your message, it’s on disk before the page says it has arrived. A test kills that server at work, again and again. A change that loses a message isn’t published.",
      ],
    },
    {
      title: "Three languages, each with its own font",
      paragraphs: ["The site speaks English, Gujarati and Hindi. Each font is cut to the letters that the pages use."],
      figures: {
        columns: ["What", "Figure", "Command", "Day"],
        rows: [
          { id: "font-gujarati", what: "The Gujarati font" },
          { id: "font-devanagari", what: "The Hindi font" },
        ],
      },
    },
    {
      title: "What we left out on purpose",
      paragraphs: ["What isn’t there costs nobody anything."],
      list: [
        "Other companies’ scripts: no chat window, no map, no advertising",
        "Fonts from another company’s server",
        "Stock photos: code draws the patterns, after the block prints of Kutch",
        "A router in the browser: links simply open pages",
      ],
    },
    {
      title: "Check these figures yourself",
      paragraphs: [
        "Open this page in PageSpeed Insights, ask the Mozilla Observatory about this address, or switch off JavaScript and read on. If your figures differ from ours by more than your connection explains, tell us.",
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
    text: "Tell us what it should do. In the free consultation we’ll tell you which of these figures yours can reach.",
  },
  confirm: ["The firm stands by this website as its own work, as the page on how it is made says."],
} satisfies PageText<"/how-this-site-is-made">;
