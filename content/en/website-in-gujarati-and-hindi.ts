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
    "What a website in two more languages takes, beyond translating the words. Our example is this site, which you can read in English, Gujarati and Hindi.",
  lead: [
    "Adding a language takes more than translating the words. Each language needs its own web addresses, script, search and e-mails. If you plan for a second language from the start, it’s a small part of the work. If you add a language later, every page has to change.",
  ],
  sections: [
    {
      title: "Which languages your customers read",
      paragraphs: [
        "Ask your customers which languages they speak, read and type in, because they may be three different ones. Start with the pages your customers need: what you sell, what it costs, where you are and how to reach you.",
        "You can read this site’s customer pages in three languages. Articles for engineers are only in English, and every link to one says so before you follow it.",
      ],
    },
    {
      title: "Words: agree on a list before anyone writes",
      paragraphs: [
        "Before we wrote any page we made a list, with one Gujarati and one Hindi word for each term, and the word for “you” (“tame” in Gujarati, “aap” in Hindi). With a list like that, buttons, pages and e-mails all use the same words. English words that everybody uses, such as website, app and OTP, stay as they are.",
        "Write each language from the facts, not from the English sentences. If you translate sentence by sentence, the English word order stays, and readers notice.",
      ],
      list: [
        "Give the translator the facts and a picture of the page, never just a list of phrases",
        "Tell the translator where each phrase goes: on a button, in a heading or in an e-mail",
        "Tell the translator what can’t change: names, figures, links and promises",
        "Check every “no” twice: the Gujarati “na” can also mean “not”, so a sentence may end up saying the opposite",
        "Have each page translated back by somebody who hasn’t seen the original, and compare the two",
        "As a last check, have a native speaker read every page. The Gujarati and Hindi pages of this site still have to be read by native speakers",
      ],
    },
    {
      title: "Text: size, line height and font",
      paragraphs: [
        "Gujarati and Devanagari, the script of Hindi, have marks above and below the letters. Both scripts need taller lines, no extra space between letters, and slightly smaller headings. Neither script has capital letters, so a label that’s in capitals in English needs another way to stand out.",
        "A full font file for Gujarati or Hindi is large. Our font file has only the letter shapes that our text needs, including joined letters, and is a fraction of the full size. Until our font loads, the page uses the phone’s own font at the same height, so that lines don’t jump.",
      ],
      scripts: { right: "Line breaks in the right places", wrong: "Lines that break badly", form: "The same form" },
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
        "A search engine can’t press a language button. So each page has its own address in each language (/gu, /hi), tells search engines about its other languages, and has a title with the words people type in that language. If you prefer another language, a line on the page offers it to you once. We never switch your language without asking.",
      ],
    },
    {
      title: "The site’s search, its form and its e-mails",
      paragraphs: [
        "Someone who reads Gujarati also searches, writes and expects an answer in Gujarati. The search, the form and the e-mails are the parts that get forgotten most often.",
      ],
      table: {
        columns: ["Part", "What it needs"],
        rows: [
          [
            "Search on the site",
            "Different spellings of a word find the same pages, and so does Gujarati typed in English letters, such as “sampark”",
          ],
          [
            "Form",
            "Labels, error messages and the thank-you message are in the language of the page, and visitors can write in any script",
          ],
          [
            "E-mails",
            "Visitors get a reply in their own language, with the day and time written as people say them. The owner of the site sees which language the visitor wrote in",
          ],
          ["Numbers", "Write ₹1,00,000 and not ₹100,000, in the digits that your readers use"],
          [
            "Spam",
            "A spam check that doesn’t depend on the wording, so it works the same in every language and lets real customers through",
          ],
          [
            "Pictures for sharing",
            "The picture shows the page’s title in the right script, because people see it first on WhatsApp",
          ],
        ],
      },
    },
    {
      title: "What a second and a third language cost",
      paragraphs: [
        "You pay for three things: making the site ready for more languages, once; writing each page, which depends on its length and on who checks it; and every later change, which has to be made in each language. Over the years, those later changes cost the most. A few pages that you keep up to date in three languages are worth more than many out-of-date pages in two.",
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
    title: "Which languages do your customers use?",
    text: "Tell us the languages, and show us the pages your customers need first. The first consultation is free.",
  },
  confirm: [
    "The page says that native speakers have still to read the Gujarati and Hindi pages of this site. Have them read, then change that line; docs/translation-doubts.md has the open questions.",
  ],
} as const satisfies PageText<"/website-in-gujarati-and-hindi">;
