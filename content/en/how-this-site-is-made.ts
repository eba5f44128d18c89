import type { PageText } from "../pages.ts";

/** No figure stands here: those of `content/measured.json` are shown with the command that found them and the day. */
export default {
  head: {
    title: "How this site is made, in figures",
    description:
      "This website as a project that anyone can check: bytes, times, accessibility, security and tests, with the command behind each figure and its day.",
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
  tagline: "A project of ours that you need not take our word for: it is the page that you are reading.",
  lead: [
    "Every figure below was measured, and stands with the command that measured it and the day. What did not come out well stands there too.",
  ],
  ownCost: {
    title: "What this page cost you just now",
    text: "Your own browser counted this for the visit that you are making. It is shown here and sent to nobody.",
    rows: [
      { id: "bytes", what: "Sent to you, with fonts and scripts" },
      { id: "document", what: "The page itself, unpacked" },
      { id: "requests", what: "Files that were asked for" },
      { id: "others", what: "Of them at other firms’ servers" },
      { id: "readable", what: "From asking for the page to the first readable words" },
    ],
  },
  sections: [
    {
      title: "Bytes and time, beside a bare page and a popular template",
      paragraphs: [
        "The bare page has the same words, rules and font and no script: nothing on this site can be faster than that. The template is AstroWind, which others made and many use. The telephone is slow and so is the line, both set so by the program that measures.",
      ],
      comparisons: {
        columns: ["What was measured", "This site", "Bare page", "Template", "Day"],
        rows: [
          { id: "sent-home", what: "Home page: all that a first visit fetches, headers included" },
          { id: "sent-article", what: "The longest article: all that a first visit fetches" },
          { id: "readable-home", what: "Home page: until the first words can be read" },
          { id: "largest-home", what: "Home page: until the largest part can be seen" },
          { id: "readable-article", what: "The longest article: until the first words can be read" },
        ],
      },
    },
    {
      title: "How much data this site sends to you",
      paragraphs: [
        "A page is a finished document, so its words need no script. React comes when somebody gets to the form, the search or the moving cards, and not before.",
      ],
      figures: {
        columns: ["What", "Figure", "Command", "Day"],
        rows: [
          { id: "first-visit", what: "A first visit to the home page, with everything" },
          { id: "html-home", what: "Its HTML and styles, compressed" },
          { id: "scripts-early", what: "Scripts before a person does something, any page" },
          { id: "framework", what: "React, when a person does something that needs it" },
          { id: "font-latin", what: "The font of Latin letters" },
        ],
      },
    },
    {
      title: "Figures that did not come out as we wanted",
      paragraphs: [
        "Whoever types into the form as soon as it is painted waits this long for the first letter, since the form’s own code has to come first. A page should not move while it loads: this is the most that one of those measured did.",
      ],
      figures: {
        columns: ["What", "Figure", "Command", "Day"],
        rows: [
          { id: "inp-home", what: "Slow telephone, form on the home page: first letter shown after" },
          { id: "inp-contact", what: "The same on the contact page" },
          { id: "layout-shift", what: "The most that a measured page in English moves while it loads (layout shift)" },
        ],
      },
    },
    {
      title: "Accessibility: can everybody use this site?",
      paragraphs: [
        "Programs looked at every page. A program finds a part of what hinders people; the rest was tried by keyboard, and by reading what a screen reader is told. A test refuses faults of the HTML and links that lead nowhere.",
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
        "Each page tells the browser which scripts may run, its own among them by their fingerprint. Where this site’s own server takes an enquiry, it is on the disk before the page says that it arrived. A test kills that server in the middle of its work, again and again: a change that loses an enquiry is not published.",
      ],
    },
    {
      title: "Languages of this site, and its tests",
      paragraphs: [
        "The site speaks English, Gujarati and Hindi, each with a font of its own. The tests decide whether a change may be published.",
      ],
      figures: {
        columns: ["What", "Figure", "Command", "Day"],
        rows: [
          { id: "font-gujarati", what: "The font of Gujarati, cut to what the pages say" },
          { id: "font-devanagari", what: "The font of Hindi, likewise" },
        ],
      },
    },
    {
      title: "What we left out of this site on purpose",
      paragraphs: [
        "What is not there costs nobody anything. Each of these was considered, some were built and taken out.",
      ],
      list: [
        "A router in the browser: links lead to documents. It was here once, was measured, and gained a visitor nothing",
        "Scripts of other firms: no chat window, no map, no advertising. Counting of visits is off unless the owner turns it on",
        "Fonts from another firm’s server: ours are cut to the letters that are used",
        "Bought photographs: the patterns are drawn by the code, after the block prints of Kutch",
        "A banner about cookies where nothing is stored that needs one",
        "A content system with a login: texts are files, checked when the site is built",
        "Translation by a program when somebody opens a page: each language was written",
      ],
    },
    {
      title: "Check these figures yourself",
      paragraphs: [
        "Open this page in PageSpeed Insights or in the developer tools of your browser, ask the Observatory for this address, or switch off JavaScript and read on. Where a figure of ours differs from yours by more than your line explains, tell us.",
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
    title: "Would you like a site that can be checked?",
    text: "Tell us what it has to do. In the free consultation we say which of these figures yours can reach.",
  },
  confirm: ["The firm stands by this website as its own work, as the page on how it is made says."],
} satisfies PageText<"/how-this-site-is-made">;
