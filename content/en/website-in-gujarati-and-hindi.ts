import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "A website in Gujarati and Hindi",
    description:
      "What a website in Gujarati and Hindi takes beyond translation: words, letters, fonts, search, forms, e-mails and cost. The example is this site.",
  },
  keywords: [
    "Gujarati website",
    "Hindi website",
    "multilingual website India",
    "website translation Gujarati",
    "Gujarati web font",
  ],
  heading: "A website in Gujarati and Hindi",
  label: "A website in Gujarati and Hindi",
  tagline:
    "What it takes beyond translating the words. Our example is this site, which you can read in all three languages.",
  lead: [
    "Adding a language takes more than translating the words. Each language needs its own web addresses, script, search and e-mails. If you plan it from the start, it’s a modest part of the work. If you add it at the end, every page has to change.",
  ],
  sections: [
    {
      title: "Which languages your customers read",
      paragraphs: [
        "Ask your customers which language they speak, read and type in: it may be three different ones. Then start with the pages they need: what you sell, what it costs, where you are, how to reach you.",
        "On this site the pages for buyers are in three languages. Articles for engineers are only in English, and every link to one says so before you follow it.",
      ],
    },
    {
      title: "Words: agree on a list before anyone writes",
      paragraphs: [
        "Before we wrote a page we made a list: one Gujarati and one Hindi word for each term, and how the site speaks to the reader (“tame” in Gujarati, “aap” in Hindi). Then buttons, pages and e-mails all use the same words. English words that everybody uses stay: website, app, OTP.",
        "Write the text from the facts in each language. If you translate sentence by sentence, the English word order stays, and readers notice.",
      ],
      list: [
        "Give the translator the facts and a picture of the page, never just a list of phrases",
        "Say where each phrase goes: on a button, in a heading, in an e-mail",
        "Say what can’t change: names, figures, links, promises",
        "Have every “no” read twice: the Gujarati “na” is also the everyday “not”, and a sentence may then say the opposite",
        "Have each page translated back by somebody who hasn’t seen the original, and compare the two",
        "Have a native speaker read it last. On this site that reading is still to come",
      ],
    },
    {
      title: "Text: size, line height and font",
      paragraphs: [
        "Gujarati and Devanagari have marks above and below the letters. They need taller lines, no extra space between letters, and slightly smaller headings. There are no capital letters, so a label that shouts in English needs another way to stand out.",
        "A full font file for such a script is large. Ours holds only the shapes our words need, including joined letters, and is a fraction of that size. Until it loads, the page uses the phone’s own font at the same height, so that lines don’t jump.",
      ],
      scripts: { right: "Lines that break well", wrong: "Lines that break badly", form: "The same form" },
      figures: {
        columns: ["What", "Size"],
        rows: [
          { id: "fonts-whole", what: "Full font files, Gujarati and Devanagari" },
          { id: "font-gujarati", what: "Gujarati font, as loaded on this site" },
          { id: "font-devanagari", what: "Devanagari font, as loaded on this site" },
          { id: "font-latin", what: "Latin font, for comparison" },
        ],
      },
    },
    {
      title: "Web addresses and search engines",
      paragraphs: [
        "A search engine can’t press a language button. So each page has its own address in each language (/gu, /hi) and tells search engines about the others, and its title uses the words people type in that language. If you prefer another language, one line offers it to you, once. We never send you there without asking.",
      ],
    },
    {
      title: "The site’s search, its form and its e-mails",
      paragraphs: [
        "Someone who reads Gujarati also types, asks and waits in Gujarati. These parts get forgotten most often.",
      ],
      table: {
        columns: ["Part", "What it needs"],
        rows: [
          [
            "Search on the site",
            "Different spellings of a word find the same pages, and so does Gujarati typed in English letters: “sampark”",
          ],
          ["Form", "Labels, errors and thanks in the language of the page; names and messages in any script"],
          [
            "E-mails",
            "The visitor gets a reply in their language, with the day and time the way people say them. The owner is told which language the visitor wrote in",
          ],
          ["Numbers", "₹1,00,000 and not ₹100,000; the digits your readers use"],
          [
            "Spam",
            "A spam check that doesn’t depend on the wording, so it works the same in every language and lets real customers through",
          ],
          ["Pictures for sharing", "The title in the right script, because WhatsApp shows that picture first"],
        ],
      },
    },
    {
      title: "What a second and a third language cost",
      paragraphs: [
        "You pay for three things: making the site ready for languages, once; writing each page, depending on its length and on who checks it; and every later change, which has to be made in each language. Over the years the third is the largest. A few pages kept up in three languages are worth more than many that go stale in two.",
      ],
    },
  ],
  readOn: {
    heading: "Read on",
    links: [
      { to: "/what-a-website-costs", label: "What a website or an app costs" },
      { to: "/how-this-site-is-made", label: "How this site is made" },
      { to: "/services/web-development-kutch", label: "Web development in Kutch" },
    ],
  },
  on: ["/", "/services/web-development-kutch", "/services/seo-digital-marketing"],
  closing: {
    title: "Which language do your customers ask in?",
    text: "Tell us, and show us the pages they need first. The first consultation is free.",
  },
  confirm: [
    "The page says that native speakers have still to read the Gujarati and Hindi pages of this site. Have them read, then change that line; docs/translation-doubts.md has the open questions.",
  ],
} as const satisfies PageText<"/website-in-gujarati-and-hindi">;
