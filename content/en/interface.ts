import consent from "./consent-words.ts";
import islands, { type Worded } from "./island-words.ts";
import pageWords from "./page-words.ts";

/**
 * The site's own words in English: what stands in the frame, on buttons and labels, in errors and mails. The words of a page
 * are in its own file. In braces stands what is filled in; `one`, `other` are forms by number (`Intl.PluralRules`).
 * The type of every other language's catalogue is made from this one: a missing or a superfluous key is a type error.
 */
const english = {
  ...islands,
  ...pageWords,
  consent,

  language: {
    /** In its own script, as the switch shows it. */
    name: "English",
    /** What the owner reads in a mail and on the command line. */
    nameForOwner: "English",
    /** For `lang` and `Intl`. */
    tag: "en-IN",
    /** Two days of the week, and those between: the office hours, which `enquiry/office-hours.ts` has. */
    range: "{first} to {last}",
    rangeShort: "{first}-{last}",
    /** The hours of Saturday, where there are any (SITE_SATURDAY), behind those of the other days. */
    andSaturday: ", and Saturday, {from} to {until},",
    /** The font's family and package. What is Latin on a page of another script is set in this one. */
    font: { family: "Anek Latin", package: "@fontsource-variable/anek-latin", subset: "latin" },
  },

  /** The choice of colours in the footer: by the system's wish, light or dark. */
  scheme: { label: "Colours", system: "System", day: "Day", night: "Night" },

  /** The offer of this language, on a page in another one whose visitor's browser prefers it. */
  offer: {
    /** Names it for screen readers. */
    label: "Language",
    /** The link to it. */
    accept: "Read it in English",
    /** The button that closes the offer. It is made once. */
    dismiss: "Not now",
    /** The link to the list of all languages in the footer, where they are found later. */
    all: "All languages",
  },

  /** Where no page is. */
  notFound: {
    /** In the title of the window, before the firm's name: together 30 to 60 characters. */
    subject: "Page not found at this address",
    /** For search engines: 110 to 160 characters. */
    description:
      "There is no page at this address. The home page leads to everything that Kutch IT publishes: services, technologies, case studies and the blog.",
    heading: "Page not found.",
    text: "Either the address was mistyped, or the page has moved since the link was made.",
    returnHome: "RETURN HOME",
    /** Above links to pages with a similar address. */
    nearest: "Did you mean",
  },

  /** Where a page could not be shown. */
  failure: {
    heading: "Unexpected Application Error!",
    text: "Reloading the page usually helps. If it does not, the way home still works.",
  },

  /** Around every page. */
  frame: {
    skip: "Skip to the content",
    /** Names the navigation for screen readers. */
    main: "Main",
    menu: "Menu",
    services: "Services",
    resources: "Resources",
    company: "Company",
    /** Under the entries of the dropdowns: what is there. */
    lines: {
      portfolio: "Four projects in pictures",
      caseStudies: "How such systems are built",
      blog: "What we write about the work",
      about: "Two engineers in Kutch, Gujarat",
      careers: "What working here is like",
    },
    /** The bar at the foot of a phone’s screen; its name is for screen readers. */
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
    privacyChoices: "Privacy choices",
    firm: "The firm",
    firmText: "Two engineers in Kutch, Gujarat, India. You talk to the people who write the code.",
    made: "Made in Kutch; the patterns are drawn by the same code as the pages.",
    search: "SEARCH THE SITE",
    /** Names the list of languages for screen readers. */
    languages: "Language",
    /** Of a link to a page that there is in English only, for screen readers. Never shown on an English page. */
    inEnglish: "in English",
    /** At the head of a page: what the small mark beside such links says. `{mark}` is the mark. Never shown on an English page. */
    englishNote: "{mark} marks a link to a page in English.",
    /** Names the breadcrumbs for screen readers. */
    breadcrumb: "Breadcrumb",
  },

  home: {
    build: "LET'S BUILD TOGETHER",
    book: "BOOK FREE CONSULTATION",
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
      /** What kind of thing it is. */
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
    /** The link to WhatsApp, here and in the footer. It stands where the owner has set a number, as do the next ones. */
    whatsapp: "Write on WhatsApp",
    answersIn: "We answer in {languages}.",
    /** Above the form: who answers, by name where the owner has set both names. */
    oneAnswers: "One of our two engineers reads what you write, and answers.",
    theyAnswer: "{names} read what you write, and answer.",
    /** After sending, until somebody writes on. */
    arrived:
      "Your message has arrived. One of the two engineers reads it and answers in office hours: {weekdays}, {opens} to {closes}{andSaturday} in India.",
    /** Behind it, where the owner has said in which languages. The second sentence follows where Gujarati is among them. */
    writeIn: "You may write in {languages}.",
    writeInLatin: "Gujarati in English letters is fine too.",
    place: "Place",
    legalName: "Registered name",
    gstin: "GSTIN",
    officeHours: "Office hours",
    weekdays: "{weekdaysShort}",
    weekend: "{closedDays}",
    closed: "Closed",
    /** Hours of the day, in India. What stands in braces is filled from `enquiry/office-hours.ts`, here and on every page. */
    opens: "{opens}",
    closes: "{closes}",
    /** Both of them, as they stand under “Office hours”: `{from}` comes before `{to}` in every language. */
    hours: "{from}-{to} IST",
    /** Where the office opens on that day (SITE_SATURDAY). */
    saturday: { day: "{saturday}", opens: "{saturdayOpens}", closes: "{saturdayCloses}" },
    openNow: "Open now, until {time} IST",
    closedNow: "Closed now, opens {day} at {time} IST",
    /** As they stand in `closedNow`. */
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

  /** What a browser that runs no scripts is answered, in the page. */
  formAnswers: {
    /** Before the title of the page. */
    notSent: "Not sent: ",
    correct: "Your message has not been sent yet. Please correct what is marked, then send it again.",
    tooLong:
      "Your message was not sent: it is too long to send in one piece, and the end of it is missing below. Please shorten it, or write to {email} or call {phone}.",
    notStored:
      "Your message was not sent: we could not store it. Nothing you wrote is lost: it stands below. Please send it again. If it keeps failing, write to {email} or call {phone}.",
    /** Where the browser does not say that the message comes from a page of this site, or sends it in another form than that page's. */
    notRecognised:
      "Your message was not sent: we could not tell that it comes from the form of this site. Open the page anew and send it again, or write to {email} or call {phone}.",
    tooMany:
      "Your message was not sent: too many came from your network just now. Please go back, wait a minute and send it again. If it keeps failing, write to {email} or call {phone}.",
  },

  /** The page after such a browser has sent the form. */
  received: {
    /** With the firm's name 30 to 60 characters. */
    title: "Your enquiry has arrived",
    /** 110 to 160 characters. */
    description:
      "Your enquiry is stored and waits to be read by one of the two engineers of Kutch IT. The next step is a conversation, and it costs nothing.",
    crumb: "Enquiry received",
    tagline:
      "It is stored on our side and one of the two engineers reads it and answers in office hours, {officeDays}. You need not send it again.",
  },

  /** The mail that tells a visitor of the arrival. Nothing in it comes from the visitor. */
  acknowledgement: {
    subject: "{site}: your message has arrived",
    greeting: "Hello,",
    /** A day with its time. `{part}` is what `Intl` calls the part of the day. */
    moment: "{day} at {time} {part}",
    /** `{arrived}` is such a moment. */
    arrived: "Your message to {site} arrived on {arrived}, Indian time. Its reference is {reference}.",
    nextHeading: "What happens next",
    next: [
      "An engineer reads it and answers in office hours: {weekdays}, {opens} to {closes}{andSaturday} in India (UTC+5:30).",
      "We talk, free of charge, about the problem and the smallest first version.",
      "You receive a timeline and an itemised budget, and decide in your own time.",
    ] as const,
    reply:
      "To add something, reply to this e-mail, or write to {email} and quote the reference. Our server sent this one by itself; a person reads what you reply.",
    mistaken:
      "If you did not write to us, somebody typed your address into the form at {host}. That is why this e-mail repeats nothing of what was typed there. There is nothing you need to do; reply if you would like it deleted.",
  },

  about: {
    story: "Our story",
    /** The four passes of a block print, and what each is: a cloth of this site after each. */
    passes: [
      {
        name: "Outline",
        text: "The lines come first, in a paste of lime and gum. Where it lies, the cloth takes no dye.",
      },
      { name: "Indigo", text: "The cloth comes out of the indigo vat green. In the air it turns blue." },
      { name: "Madder", text: "Where alum was printed, the bath of madder dyes the cloth red." },
      { name: "Fine work", text: "The small stars and dots come last. A fault in the first pass shows here." },
    ],
    passesCaption: "One of this site’s own blocks, pass by pass. Each has to meet the edges of the last.",
    mission: "OUR MISSION",
    whyUs: "Why us",
    team: "The two of us",
    portraitOf: "Portrait of {name}",
  },

  /** Over links to the pages that answer one question of a buyer each. */
  explainers: {
    heading: "Before you decide on a website or an app",
    /** The link to a page that is English alone. */
    howThisSiteIsMade: "How this site is made",
  },

  careers: {
    working: "What working here is like",
    process: "Our hiring process",
  },

  industries: {
    caseStudy: "A project in this field",
  },

  privacy: {
    /** Who takes the enquiries where no other host does. */
    receiver: "the server of this site",
    days: { one: "{count} day", other: "{count} days" },
  },

  /**
   * Other spellings by which people look for a page, apart by spaces, and shown nowhere: in Latin letters as they are typed
   * (“sampark”), and usual other words. What the page says itself is found without them, and so is its English name.
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

  /** For who shares a link. */
  sharing: {
    /** Describes the picture, for those who do not see it. */
    image: "“{title}” beside a block-printed cloth",
    /** On the picture of the home page, over its title. */
    place: "Kutch, Gujarat, India",
  },
};

/** The catalogue of a language. */
export type Interface = Worded<typeof english>;

export default english satisfies Interface;
