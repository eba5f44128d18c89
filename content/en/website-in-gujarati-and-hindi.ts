import type { PageText } from "../pages.ts";

export default {
  head: {
    title: "A website in Gujarati and Hindi",
    description:
      "What a website in Gujarati and Hindi takes beyond translation: words, letters, fonts, search, forms, mails and cost, with this site as the example.",
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
    "What it takes beyond translating the words. The example is this site, which you can read in all three languages.",
  lead: [
    "A language is more than a layer of words over a finished page. It needs addresses, letters, a search and mails of its own. Planned from the beginning that is a modest part of the work; added at the end it touches every page.",
  ],
  sections: [
    {
      title: "Which languages your customers read",
      paragraphs: [
        "Ask your own customers in which language they speak, read and type: these may be three. Then begin with the pages that they need: what you sell, what it costs, where you are, how to reach you.",
        "On this site the pages for buyers are there in three languages. Articles for engineers are English alone, and every link to one says so before you follow it.",
      ],
    },
    {
      title: "Words: agree on a list before anybody writes",
      paragraphs: [
        "Before we wrote a page we made a list: each term with one Gujarati and one Hindi word, and how the site speaks to the reader (“tame” in Gujarati, “aap” in Hindi). Buttons, pages and mails then say the same. English words that everybody says stay: website, app, OTP.",
        "Texts are written from the facts in each language. Sentence by sentence translation keeps the English order of words, and a reader hears that.",
      ],
      list: [
        "Give the translator the facts and the picture of the page, never a bare table of texts",
        "Say where a text stands: on a button, in a heading, in a mail",
        "Say what may not change: names, figures, links, what is promised",
        "Have every “no” read twice: the Gujarati “na” is also the everyday “not”, and a sentence may then say the opposite",
        "Have each page translated back by somebody who has not seen the original, and compare",
        "A last reader must be a person whose language it is",
      ],
    },
    {
      title: "Letters: size, height and the font",
      paragraphs: [
        "Gujarati and Devanagari have marks above and below the letters. They need higher lines, no space between letters, and somewhat smaller headings. There are no capital letters: a label that shouts in English needs another way to stand out.",
        "A whole font of such a script is heavy. Ours holds the shapes that our words need, joined letters among them, and is a fraction of the whole. Until it has come the page stands in the telephone’s own font, set to the same height, so that lines do not jump.",
      ],
      figures: {
        columns: ["What", "Size", "Command", "Day"],
        rows: [
          { id: "fonts-whole", what: "The whole fonts, Gujarati and Devanagari" },
          { id: "font-gujarati", what: "Gujarati, as this site sends it" },
          { id: "font-devanagari", what: "Devanagari, as this site sends it" },
          { id: "font-latin", what: "Latin letters, for comparison" },
        ],
      },
    },
    {
      title: "Web addresses and search engines",
      paragraphs: [
        "A search engine cannot press a button that changes the language. So each page has an address in each language (/gu, /hi), names the others to search engines, and its title says what people type in that language. Who prefers another language is offered it in one line, once, and is sent nowhere against their will.",
      ],
    },
    {
      title: "The site’s search, its form and its e-mails",
      paragraphs: [
        "A visitor who reads Gujarati also types, asks and waits in Gujarati. These parts are forgotten most often.",
      ],
      table: {
        columns: ["Part", "What it needs"],
        rows: [
          [
            "Search on the site",
            "Different spellings of one word are found alike, and so is Gujarati typed in English letters: “sampark”",
          ],
          ["Form", "Labels, errors and thanks in the language of the page; names and messages in any script"],
          [
            "Mails",
            "The answer to the visitor in their language, with day and time as it is said there; the owner is told which language it was",
          ],
          ["Figures", "₹1,00,000 and not ₹100,000; digits that your readers use"],
          [
            "Spam",
            "A check that judges no words, and so works alike in every language and lets real customers through",
          ],
          ["Pictures for sharing", "The title in the right script, since WhatsApp shows that picture first"],
        ],
      },
    },
    {
      title: "What a second and a third language cost",
      paragraphs: [
        "Count three things: making the site ready for languages, once; each text, by its length and by who reads it again; and every later change, which from then on is made in each language. The third is the largest over the years. Fewer pages, kept up in three languages, are worth more than many that stand still in two.",
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
    title: "In which language do your customers ask?",
    text: "Tell us, and show us the pages they need first. The first consultation is free.",
  },
  confirm: [],
} as const satisfies PageText<"/website-in-gujarati-and-hindi">;
