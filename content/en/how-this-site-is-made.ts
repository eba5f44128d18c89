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
  tagline: "You don’t have to take our word for how fast this site is: you can check it yourself.",
  lead: ["We measured every figure on this page, and each has its date beside it."],
  ownCost: {
    title: "What your browser loaded just now",
    text: "Your own browser measured all this, and none of it is sent to anybody.",
    rows: [
      { id: "bytes", what: "Data sent to your browser, including fonts and scripts (small programs)" },
      { id: "requests", what: "Files your browser asked for" },
      { id: "others", what: "Files from other companies’ servers" },
      { id: "readable", what: "Time until you could read the first words" },
    ],
  },
  sections: [
    {
      title: "Speed, compared with a bare page and a popular template",
      paragraphs: [
        "Our speed test simulates a slow phone. The bare page has the same words and no scripts, so it’s about as fast as a page can be. The template is AstroWind, a ready-made design with a large picture on its home page.",
      ],
      comparisons: {
        columns: ["What was measured", "This site", "Bare page", "Template"],
        rows: [
          { id: "sent-home", what: "Data the home page loads on a first visit" },
          { id: "sent-article", what: "Data the longest article loads on a first visit" },
          { id: "readable-home", what: "Time until you can read the home page’s first words" },
          { id: "readable-article", what: "Time until the first words of our longest article appear" },
        ],
      },
    },
    {
      title: "How much data this site sends you, and how fast it reacts",
      paragraphs: [
        "You can read every page without any scripts. React, the library behind the interactive parts, loads only when you use the form, the search or the moving cards.",
      ],
      figures: {
        columns: ["What", "Figure"],
        rows: [
          { id: "html-home", what: "The home page’s own file (HTML), compressed" },
          { id: "scripts-early", what: "Scripts loaded before you do anything" },
          { id: "framework", what: "React, the library for the interactive parts" },
          { id: "font-latin", what: "The English font" },
          { id: "font-gujarati", what: "The Gujarati font" },
          { id: "font-devanagari", what: "The Hindi font" },
          { id: "inp-home", what: "How fast the home page’s form reacts to the first letter you type" },
          { id: "inp-contact", what: "How fast the contact page’s form reacts to the first letter you type" },
          { id: "layout-shift", what: "The most that a page’s content shifts while loading (layout shift)" },
        ],
      },
    },
    {
      title: "Accessibility: can everybody use this site?",
      paragraphs: [
        "A program checked the pages of this site for accessibility. We also tried the pages with only a keyboard, and checked what a screen reader (a program that reads pages aloud) says.",
      ],
      figures: {
        columns: ["What", "Figure"],
        rows: [
          { id: "audited-pages", what: "Pages checked automatically for accessibility" },
          { id: "lighthouse-accessibility", what: "Each page’s accessibility score in Lighthouse, Google’s test tool" },
        ],
      },
    },
    {
      title: "Security: this site, and the messages you send us",
      paragraphs: [
        "If your message goes to our own server, the server saves it to disk before the page tells you that it has arrived. We test the server by crashing it on purpose, again and again.",
      ],
      blocks: {
        text: "Each block is one of the {acknowledged} test messages that the server confirmed while we crashed it {kills} times. Messages lost: {lost}.",
      },
    },
    {
      title: "What we left out on purpose",
      paragraphs: [
        "With no stock photos and no scripts or fonts from other companies, the site is faster and more private.",
      ],
      list: [
        "Scripts from other companies, such as chats, maps and ads",
        "Fonts loaded from another company’s server",
        "Stock photos (our own code draws the patterns instead)",
      ],
    },
    {
      title: "Check these figures yourself",
      paragraphs: [
        "Test this page with two free tools, PageSpeed Insights and the Mozilla Observatory, or switch off JavaScript and keep reading.",
      ],
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/website-in-gujarati-and-hindi", label: "A website in Gujarati and Hindi" },
      { to: "/services/web-development-kutch", label: "Web development in Kutch" },
      { to: "/privacy", label: "What we store, and what we don’t" },
    ],
  },
  on: ["/", "/services/web-development-kutch"],
  closing: {
    title: "Want a website that you can test yourself?",
    text: "In the free consultation we’ll tell you how close your own site could get to our figures.",
  },
  confirm: ["The firm stands by this website as its own work, as the page on how it is made says."],
} satisfies PageText<"/how-this-site-is-made">;
