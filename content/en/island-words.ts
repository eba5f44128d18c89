/**
 * What parts of the site say whose code is loaded when somebody needs it: the form, the search, the screens of what went wrong.
 * It is loaded with them (`app/language/load-words.ts`), so that no page carries it in its data.
 */
const english = {
  /** The messages that come into a corner of the window, for screen readers: their place, and the button on each. */
  toasts: { label: "Notifications", close: "Close toast" },

  /** The enquiry form of the home page and of the contact page. */
  form: {
    /** Names the form for screen readers. */
    label: "Enquiry",
    /** By their names in `enquiry/fields.ts`. `readers`: what the page on privacy calls it, after “your”. */
    fields: {
      name: { label: "Name", readers: "name", missing: "Please tell us your name" },
      email: {
        label: "Email",
        readers: "e-mail address",
        missing: "Please give an e-mail address for our answer",
      },
      phone: { label: "Phone", readers: "phone number", missing: "" },
      company: { label: "Company", readers: "company", missing: "" },
      message: { label: "Message", readers: "message", missing: "Please write a message" },
      requestConsultation: {
        label: "I would like the free consultation",
        readers: "whether you asked for the consultation",
        missing: "",
      },
    },
    optional: "(optional)",
    notAnAddress: "Please give one e-mail address, like name@example.com",
    /** `{field}` is its label, in small letters; `{over}` are the characters beyond `{count}`. */
    tooLong: "Please shorten the {field}: {count} characters fit, and it has {over} more. Nothing was cut.",
    honeypot: "Leave this empty",
    buttons: {
      home: "BOOK FREE CONSULTATION",
      contact: "SUBMIT",
      sending: "SENDING...",
      sent: "MESSAGE SENT!",
      failed: "ERROR! TRY AGAIN",
    },
    success: "Message sent successfully!",
    error: "Failed to send message. Please try again.",
    waiting:
      "You are offline. What you wrote is kept, and is sent when you are back online, if this page is still open.",
    /** `{email}` is a link. */
    withoutScripts:
      "Without JavaScript this form opens your mail program with what you wrote. You can also write to {email}.",
    held: "One moment: it is sent as soon as this page has finished loading. If nothing happens, write to {email}.",
    /** After what a success says, where the reference is known. */
    reference: "Its reference is {reference}.",
    /** `{phone}` is a link, too. */
    kept: "Your message was not sent: our server could not be reached, or refused it. Nothing you wrote is lost. Try again, write to {email} or call {phone}.",
    /** The button that clears the form and what the browser keeps of it, in every tab. What it then says, and offers. */
    forget: "Forget what I wrote",
    forgotten: "Forgotten, in this browser and in every tab.",
    bringBack: "Bring it back",
    back: "What you wrote is back.",
    /** Before the link to the page on privacy, and the link. */
    whatHappens: "What happens to what you write:",
    privacy: "privacy",
  },

  /** What the search says once its code has come. */
  search: {
    label: "Search the site",
    field: "Search all pages",
    close: "Close the search",
    loading: "Loading the search…",
    failed: "The search could not be loaded.",
    again: "TRY AGAIN",
    intro: "Services, technologies, case studies, articles: every page is searched.",
    /** Of what is found on other languages' pages: those that there are in English alone. */
    english: "In English",
    pages: { one: "{count} page", other: "{count} pages" },
    /** `{pages}` is one of the two above. */
    best: "{pages}, the best {shown} of them here",
    /** `{words}` are in quotation marks. */
    unknown: "No page mentions {words}.",
    rest: "{unknown} For the rest: {pages}.",
    key: "The {key} key opens the search",
    ask: "Ask us instead: the first consultation is free.",
    contact: "CONTACT US",
  },
};

/** The same keys, with other words; a list of words has as many. */
export type Worded<T> = T extends string ? string : { [Key in keyof T]: Worded<T[Key]> };

/** These words in a language. */
export type IslandWords = Worded<typeof english>;

export default english satisfies IslandWords;
