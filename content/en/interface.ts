import consent from "./consent-words.ts";
import islands, { type Worded } from "./island-words.ts";
import models from "./model-words.ts";
import pageWords from "./page-words.ts";

/**
 * The English catalogue: texts of the frame, of buttons and labels, errors and mails. The texts of a page are in its own file.
 * Braces are placeholders; `one` and `other` are forms by number (`Intl.PluralRules`). The type of the other catalogues is derived
 * from this one, so that a missing or superfluous key is a type error.
 */
const english = {
  ...islands,
  ...pageWords,
  consent,
  models,

  language: {
    /** The language's name in its own script, for the switch. */
    name: "English",
    /** The language's name in English, for mails to the owner and for the command line. */
    nameForOwner: "English",
    /** For `lang` and `Intl`. */
    tag: "en-IN",
    /** A range of days, for the office hours of `enquiry/office-hours.ts`. */
    range: "{first} to {last}",
    rangeShort: "{first}-{last}",
    /** Saturday's hours (SITE_SATURDAY), after those of the other days. */
    andSaturday: ", and Saturday, {from} to {until},",
    /** A sentence in two lines, which break well and then badly: samples of the script. */
    goodBreak: ["You only talk to us", "and nobody else."] as const,
    badBreak: ["You only talk to us and", "nobody else."] as const,
    /** Family and package of the font. Pages in other scripts set Latin text in the English one. */
    font: { family: "Anek Latin", package: "@fontsource-variable/anek-latin", subset: "latin" },
  },

  /** The choice of colour scheme in the footer: the system's, light or dark. */
  scheme: { label: "Colours", system: "System", day: "Day", night: "Night" },

  /** The offer of this language, on a page in another one whose visitor's browser prefers it. */
  offer: {
    /** The accessible name of the offer. */
    label: "Language",
    /** The link to it. */
    accept: "Read it in English",
    /** The button that closes the offer, which is made only once. */
    dismiss: "Not now",
    /** The link to the language switch in the footer, for later. */
    all: "All languages",
  },

  /** The not-found page. */
  notFound: {
    /** The page's title. With the firm's name it has 30 to 60 characters. */
    subject: "Page not found at this address",
    /** For search engines: 110 to 160 characters. */
    description:
      "There’s no page at this address. The home page leads to everything Kutch IT publishes: services, technologies, case studies, guides and the blog.",
    heading: "Page not found.",
    text: "Either the address was mistyped, or the page has moved.",
    returnHome: "RETURN HOME",
    /** Heading above links to pages with a similar address. */
    nearest: "Did you mean",
  },

  /** The page that answers a failure. */
  failure: {
    heading: "Unexpected Application Error!",
    text: "Reloading the page usually helps. If not, the home page link still works.",
  },

  /** Around every page. */
  frame: {
    skip: "Skip to content",
    /** The accessible name of the navigation. */
    main: "Main",
    menu: "Menu",
    services: "Services",
    resources: "Resources",
    company: "Company",
    /** Lines below the entries of the dropdowns: what the page has. */
    lines: {
      portfolio: "Our projects in pictures",
      caseStudies: "How systems like these are built",
      blog: "What we write about the work",
      about: "Two engineers in Kutch, Gujarat",
      careers: "What working here is like",
    },
    /** The call bar at the foot of a phone’s screen; its name is for screen readers. */
    bar: {
      label: "Call or write",
      call: "Call us",
      whatsapp: "WhatsApp",
      consultation: "FREE CONSULTATION",
    },
    build: "LET'S BUILD TOGETHER",
    home: "Home",
    technologies: "Technologies",
    industries: "Industries",
    portfolio: "Portfolio",
    caseStudies: "Case studies",
    blog: "Blog",
    about: "About",
    careers: "Careers",
    contact: "Contact",
    privacy: "Privacy",
    /** The footer’s link to the page of costs. */
    costs: "What it costs",
    privacyChoices: "Privacy choices",
    firm: "The firm",
    firmText: "Two engineers in Kutch, Gujarat, India. You talk to the people who write the code.",
    made: "Made in Kutch. The same code makes the pages and draws the patterns.",
    search: "SEARCH THE SITE",
    /** The accessible name of the list of languages. */
    languages: "Language",
    /** Added to a link to a page that is in English only, for screen readers. Never shown on an English page. */
    inEnglish: "in English",
    /** The note at the head of a page that explains the mark beside such links. `{mark}` is the mark. Never shown on an English page. */
    englishNote: "{mark} marks a link to a page in English.",
    /** The accessible name of the breadcrumbs. */
    breadcrumb: "Breadcrumb",
  },

  home: {
    build: "LET'S BUILD TOGETHER",
    book: "BOOK FREE CONSULTATION",
    /** The link under the lead to the page of costs. */
    costs: "What projects cost",
    learnMore: "LEARN MORE",
    /** After “LEARN MORE”, for screen readers. */
    aboutService: "about {service}",
    consultation: "FREE CONSULTATION",
    moreAboutUs: "MORE ABOUT US",
    numbers: "BY THE NUMBERS",
    exploreIndustries: "EXPLORE INDUSTRIES",
    allProjects: "SEE ALL PROJECTS",
    /** The carousel of industries, for screen readers. */
    carousel: {
      label: "Industries",
      /** What screen readers call the widget: `aria-roledescription`. */
      role: "carousel",
      cards: "Industries: cards",
      previous: "Previous",
      next: "Next",
      position: "{number} of {count}",
    },
  },

  contact: {
    label: "FREE INITIAL CONSULTATION",
    book: "BOOK FREE CONSULTATION",
    write: "WRITE TO US",
    covers: "What the consultation covers",
    writeOrCall: "Write or call",
    /** The link to WhatsApp, here and in the footer. Shown if the owner has set a number. */
    whatsapp: "Write on WhatsApp",
    answersIn: "We reply in {languages}.",
    /** Above the form: who answers, by name if the owner has set both names. */
    oneAnswers: "One of our two engineers reads your message and replies.",
    theyAnswer: "{names} read your message and reply.",
    /** Shown after sending, until the visitor types again. */
    arrived:
      "Your message has arrived. One of the two engineers will read it and reply in office hours: {weekdays}, {opens} to {closes}{andSaturday} in India.",
    /** Follows it, if the owner has set the languages. The second sentence follows if Gujarati is one of them. */
    writeIn: "You can write in {languages}.",
    writeInLatin: "Gujarati in English letters is fine too.",
    place: "Place",
    legalName: "Registered name",
    gstin: "GSTIN",
    officeHours: "Office hours",
    weekdays: "{weekdaysShort}",
    weekend: "{closedDays}",
    closed: "Closed",
    /** Hours in Indian time. `enquiry/office-hours.ts` fills in the placeholders, here and on every page. */
    opens: "{opens}",
    closes: "{closes}",
    /** A day's hours under “Office hours”. `{from}` comes before `{to}` in every language. */
    hours: "{from}-{to} IST",
    /** Used if the office opens on Saturday (SITE_SATURDAY). */
    saturday: { day: "{saturday}", opens: "{saturdayOpens}", closes: "{saturdayCloses}" },
    openNow: "Open now, until {time} IST",
    closedNow: "Closed now, opens {day} at {time} IST",
    /** The names of days, as used in `closedNow`. */
    days: {
      sunday: "Sunday",
      monday: "Monday",
      tuesday: "Tuesday",
      wednesday: "Wednesday",
      thursday: "Thursday",
      friday: "Friday",
      saturday: "Saturday",
    },
  },

  /** Messages for a form that was sent without scripts, shown in the page. */
  formAnswers: {
    /** Put before the title of the page. */
    notSent: "Not sent: ",
    /** A form without scripts is sent by a second press, of the button `again`. */
    askAgain:
      "Your message hasn’t been sent yet. Please press “{again}”: it shows us that a person is sending it, not a program.",
    again: "Send again",
    correct: "Your message hasn’t been sent yet. Please correct what’s marked, then send it again.",
    tooLong:
      "Your message wasn’t sent: it’s too long, and the end of it is missing below. Please shorten it, or write to {email} or call {phone}.",
    notStored:
      "Your message wasn’t sent: we couldn’t store it. Nothing you wrote is lost: it’s below. Please send it again. If it keeps failing, write to {email} or call {phone}.",
    /** The request does not come from a page of this site, or is not in the form's encoding. */
    notRecognised:
      "Your message wasn’t sent: we couldn’t tell whether it came from the form on this site. Open the page again and send it once more, or write to {email} or call {phone}.",
    tooMany:
      "Your message wasn’t sent: too many came from your network just now. Please go back, wait a minute and send it again. If it keeps failing, write to {email} or call {phone}.",
  },

  /** The page after a form was sent without scripts. */
  received: {
    /** With the firm's name 30 to 60 characters. */
    title: "Your enquiry has arrived",
    /** 110 to 160 characters. */
    description:
      "We’ve stored your enquiry, and one of the two engineers of Kutch IT will read it. The next step is a conversation, and it’s free of charge.",
    crumb: "Enquiry received",
    tagline:
      "We’ve saved your message, and one of our two engineers will read it and reply in office hours, {officeDays}. There’s no need to send your message again.",
  },

  /** The mail that tells visitors that their message arrived. Nothing in it comes from the visitor. */
  acknowledgement: {
    subject: "{site}: your message has arrived",
    greeting: "Hello,",
    /** A day and time. `{part}` is the part of the day, as `Intl` names it. */
    moment: "{day} at {time} {part}",
    /** `{arrived}` is a day and time, as above. */
    arrived: "Your message to {site} arrived on {arrived}, Indian time. Its reference is {reference}.",
    nextHeading: "What happens next",
    next: [
      "An engineer reads your message and replies in office hours: {weekdays}, {opens} to {closes}{andSaturday} in India (UTC+5:30).",
      "We talk about the problem and how small the first version could be. It’s free.",
      "You get a timeline and an itemised budget. Take all the time you need to decide.",
    ] as const,
    reply:
      "To add something, reply to this e-mail, or write to {email} and quote the reference. Our server sent this one automatically. A person will read your reply.",
    mistaken:
      "If you didn’t write to us, somebody typed your address into the form at {host}. That’s why this e-mail doesn’t repeat what was typed there. You don’t need to do anything. Reply if you’d like it deleted.",
  },

  about: {
    story: "Our story",
    /** The four passes of a block print, each with what it is. */
    passes: [
      {
        name: "Outline",
        text: "The lines are printed first, with a paste of lime and gum. The paste keeps the dye off the cloth.",
      },
      { name: "Indigo", text: "The cloth comes out of the indigo vat green. In the air, the cloth turns blue." },
      { name: "Madder", text: "Parts printed with alum, a salt that holds the dye, turn red in the madder bath." },
      {
        name: "Fine work",
        text: "The cloth’s small stars and dots are printed last. If the first block wasn’t lined up, these details will show it.",
      },
    ],
    passesCaption:
      "One of this site’s own block patterns, printed step by step. Each print has to line up with the print before it.",
    mission: "OUR MISSION",
    whyUs: "Why us",
    team: "The two of us",
    portraitOf: "Portrait of {name}",
  },

  /** Heading over links to explainers, the pages that answer one question of a buyer each. */
  explainers: {
    heading: "Before you decide on a website or an app",
    /** The link to a page that is English alone. */
    "/how-this-site-is-made": "How this site is made",
  },

  careers: {
    working: "What working here is like",
    process: "Our hiring process",
  },

  industries: {
    caseStudy: "A project in this field",
    /** The link of each field to the contact page. `{field}` is its name. */
    ask: "Talk to us about {field} software",
  },

  privacy: {
    /** What /privacy calls the receiver of enquiries if it is the site's own server. */
    receiver: "the server of this site",
    days: { one: "{count} day", other: "{count} days" },
  },

  /**
   * More words by which the search finds a page, separated by spaces and shown nowhere: spellings in Latin letters (“sampark”) and
   * synonyms. A page's own text and its English name are found without them.
   */
  spellings: {
    home: "",
    about: "",
    industries: "",
    contact: "",
    careers: "",
    technologies: "",
    portfolio: "",
    caseStudies: "",
    privacy: "",
    "backend-api-engineering": "",
    "custom-software-development": "",
    "devops-solutions": "",
    "flutter-app-development": "",
    "seo-digital-marketing": "",
    "uiux-design": "",
    "web-development-kutch": "",
    "what-a-website-costs": "",
    "before-you-sign": "",
    "website-in-gujarati-and-hindi": "",
    "how-this-site-is-made": "",
  },

  /** Social images. */
  sharing: {
    /** The text alternative of the picture. */
    image: "“{title}” next to a block-printed cloth",
    /** Text on the picture of the home page, over its title. */
    place: "Kutch, Gujarat, India",
  },
};

/** The type of every language's catalogue. */
export type InterfaceWords = Worded<typeof english>;

export default english satisfies InterfaceWords;
