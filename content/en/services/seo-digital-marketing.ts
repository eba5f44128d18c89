import type { PageText } from "../../pages.ts";

export default {
  name: "SEO & digital marketing",
  order: 7,
  menuLabel: "SEO & digital marketing",
  menuLine: "To be found by those who search",
  runsBehind: false,
  inMobileMenu: false,
  footerOrder: 6,
  head: {
    title: "SEO & digital marketing by engineers",
    description:
      "Technical SEO, content, local search, paid campaigns and measurement by people who can repair the page itself. No promised rankings, a readable report.",
  },
  keywords: [
    "SEO services Kutch",
    "technical SEO",
    "local SEO Gujarat",
    "digital marketing for small business",
    "Google Ads management",
    "site migration SEO",
  ],
  tagline: "Be found by people searching for what you sell, on pages that load before they give up",
  technologyLine: ["Search Console", "Structured data", "Next.js", "Cloudflare", "Google Ads", "Analytics"],
  intro: [
    "Whether Google shows your site depends first on how it is built. A list of products may appear only after a script has run, one page may answer at six addresses, or the line that kept a test site out of Google may have gone live with the launch. An agency writes that into a report. We open the code and mend it, then watch what Google makes of it.",
    "You get pages that can be found, read and measured: addresses that answer correctly, titles that say what is on the page, text written with somebody in your firm who knows the subject, and one page of figures a month, which you can check because the accounts are yours. Paid search we run in small campaigns, and switch off what does not bring enquiries.",
    "It works where people search for what you sell. New pages usually take months to earn a place, so if orders must come within weeks, a paid campaign is the honest choice; and where nobody searches yet, as for a new kind of product, conversations and fairs come first. Nobody can promise first place. Google says so itself.",
  ],
  services: [
    {
      title: "Technical SEO: mending what hides your pages",
      text: "Search engines send a program, the crawler, that reads your pages. We mend what stops or misleads it: wrong redirects, missing sitemaps, languages that are mixed up. A classic: a page blocked in robots.txt may still be listed, because the crawler is not allowed in to read the noindex that it carries.",
    },
    {
      title: "Content: pages that answer your customers’ questions",
      text: "We list the questions your customers ask on the telephone and give each its own page, once. The facts come from an interview with your specialist; we write, and they correct. Two pages that compete for one question are merged.",
    },
    {
      title: "Local search: found by people near you",
      text: "For shops, clinics, workshops and hotels in Kutch: a complete business profile on Google, one spelling of name, address and phone across the web, and pages in Gujarati, Hindi and English. We never write or buy a review.",
    },
    {
      title: "Paid campaigns: Google ads with a fixed budget",
      text: "Search ads on the few phrases with an intention behind them, each leading to a page made for it. Before the start we fix a budget, the price at which an enquiry is worth having, and the day on which we stop if it is not reached.",
    },
    {
      title: "Measurement: where your enquiries come from",
      text: "Enquiries, calls and orders, traced to where they came from as far as consent allows. Search Console keeps data for little more than a year, so we store yours elsewhere in time for comparing one season with the one before last.",
    },
  ],
  diagram: {
    title: "Why Google can still show a page you blocked",
    caption:
      "A crawler asks robots.txt first. If the page is blocked there, the crawler never reads the noindex that the page carries, and the bare address may still show up in results.",
    nodes: [
      { id: "crawler", label: "Crawler", detail: "follows a link", column: 1, row: 1 },
      { id: "robots", label: "robots.txt", detail: "may it come in?", column: 1, row: 2 },
      { id: "page", label: "The page", detail: "carries noindex", column: 1, row: 3 },
      { id: "listed", label: "May be in the results", detail: "if blocked", column: 2, row: 2 },
      { id: "out", label: "Left out", detail: "as intended", column: 2, row: 3 },
    ],
    edges: [
      { from: "crawler", to: "robots", label: "asks first" },
      { from: "robots", to: "page", label: "allowed" },
      { from: "robots", to: "listed" },
      { from: "page", to: "out" },
    ],
  },
  process: [
    {
      title: "We check the whole site",
      text: "We read the site as a search engine does, compare that with what Google has, and measure it on a phone. You receive a list of faults in order of effect, with those that we would leave alone.",
    },
    {
      title: "We repair one fault at a time",
      text: "Faults are mended in the code, by us or with your developer, one at a time and dated, so that a later movement in the figures has a cause that can be named.",
    },
    {
      title: "We publish a few useful pages",
      text: "A few pages a month that answer something, linked from where readers already are. When a page is replaced its address redirects to the new one, and the redirect stays for at least a year.",
    },
    {
      title: "We measure, and drop what does not work",
      text: "Each month one page: what was done, what moved, what did not, what we stop. Text that has brought nobody for a year is improved, merged or removed.",
    },
  ],
  why: {
    title: "Why choose us for search and marketing",
    points: [
      {
        title: "We can change the page ourselves",
        text: "Between finding a fault and mending it stands no agency and no freelancer. The person who finds it opens the file.",
      },
      {
        title: "Nothing that Google punishes",
        text: "No bought links, no text spun by the thousand, no pages for towns where you have no business. What a ranking update would punish, we do not start.",
      },
      {
        title: "Figures you can check",
        text: "Search Console, analytics and the ad account are opened in your name. You see the same numbers as we do, including the bad months.",
      },
      {
        title: "Visitors who refuse tracking are not tracked",
        text: "We measure what was asked for and consented to. Visitors who decline are not followed by some other means, and the report says how many that may be.",
      },
    ],
  },
  bring: [
    "Access to the site’s code or its administration, to Search Console and to the ad account if there is one.",
    "An hour a month with the person who knows your customers’ questions by heart.",
    "What an enquiry is worth to you, roughly. Without it no campaign can be judged.",
    "Patience for a few months of measurements before the text is rewritten again.",
  ],
  questions: [
    {
      question: "What do AI answers in search mean for us?",
      answer:
        "Fewer visits for plain facts, which are answered above the results; those who still come want to compare, check or buy. No secret door leads into such answers: Google asks of a page what it always asked, to be indexed and fit for a snippet. The work goes into what is yours alone: prices, measurements, photographs, stock. Nobody can promise that you are cited.",
    },
    {
      question: "How long until more people find us?",
      answer:
        "A repaired fault shows when the page is crawled again, in days or weeks. A new page usually needs months. Give the figures a season before you judge them; the list of repairs you can judge from the first month.",
    },
    {
      question: "Do you publish text that an AI has written?",
      answer:
        "No page appears on a model’s word alone. Its facts come from an interview with your specialist, who corrects the text before it goes out. Pages made by the hundred are what ranking updates look for, and we do not start on them.",
    },
    {
      question: "Who pays for the clicks?",
      answer:
        "You do, and Google bills you directly, because the ad account is yours. Our work is an item of the estimate. The budget, and the day on which to stop, are fixed before the first click.",
    },
  ],
  confirm: [
    "How far a language model takes part in writing a client’s pages; the page says only that every fact and every text is checked by the client’s specialist.",
  ],
  callToAction: {
    title: "Tell us what people should find you for",
    text: "Give us the words that a good customer would type. In the free consultation we talk about who stands there today, and what could keep your page out.",
    label: "BOOST YOUR ONLINE PRESENCE",
  },
  technologies: ["nextjs", "react", "javascript", "cloudflare", "nginx"],
  caseStudies: ["ecommerce-platform-redesign"],
} as const satisfies PageText<"/services/:slug">;
