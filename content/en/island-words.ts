/**
 * Texts of parts whose code is loaded on use: the form, the search, error messages. They are loaded with that
 * code, so that no page carries them.
 */
const english = {
  /** Toasts: for screen readers the names of their region and of the button on each. */
  toasts: { label: "Notifications", close: "Close toast" },

  /** The enquiry form of the home page and of the contact page. */
  form: {
    /** The form's accessible name. */
    label: "Enquiry",
    /** By the names in `enquiry/fields.ts`. `readers`: what /privacy calls the field, after “your”. */
    fields: {
      name: { label: "Name", readers: "name", missing: "Please tell us your name" },
      email: {
        label: "Email",
        readers: "e-mail address",
        missing: "Please give an e-mail address for our reply",
      },
      phone: { label: "Phone", readers: "phone number", missing: "" },
      company: { label: "Company", readers: "company", missing: "" },
      message: { label: "Message", readers: "message", missing: "Please write a message" },
      requestConsultation: {
        label: "I’d like the free consultation",
        readers: "whether you asked for the consultation",
        missing: "",
      },
    },
    optional: "(optional)",
    notAnAddress: "Please give one e-mail address, like name@example.com",
    /** `{field}` is the label in lower case. `{over}` is the number of characters beyond `{count}`. */
    tooLong:
      "Please shorten the {field}: there’s room for {count} characters, and yours has {over} more. Nothing was cut.",
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
      "You’re offline. We’ve kept what you wrote, and it goes out when you’re back online, if this page is still open.",
    /** `{email}` is a link. */
    withoutScripts:
      "Without JavaScript, this form opens your mail program with your message already filled in. You can also write to {email}.",
    held: "One moment: your message goes out as soon as this page has loaded. If nothing happens, write to {email}.",
    /** Follows the text of a success, if the reference is known. */
    reference: "Its reference is {reference}.",
    /** `{email}` and `{phone}` are links. */
    kept: "Your message wasn’t sent: we couldn’t reach our server, or it refused it. Nothing you wrote is lost. Try again, write to {email} or call {phone}.",
    /** After the simulated send. `{email}` and `{phone}` are links. */
    demonstration: "This form is a demonstration: nothing was sent. Write to {email} or call {phone}.",
    /** The button that clears the form and its stored draft, in every tab; then the message, and the offer to undo. */
    forget: "Forget what I wrote",
    forgotten: "What you wrote is forgotten, in this browser and in every tab.",
    bringBack: "Bring it back",
    back: "What you wrote is back.",
    /** The text before the link to /privacy, and the link. */
    whatHappens: "What happens to what you write:",
    privacy: "privacy",
  },

  /** Texts of the search that are loaded with its code. */
  search: {
    label: "Search the site",
    field: "Search all pages",
    close: "Close the search",
    loading: "Loading the search…",
    failed: "The search couldn’t be loaded.",
    again: "TRY AGAIN",
    intro: "This search covers every page: services, technologies, case studies, articles.",
    /** Counts results that are in English only, on pages of other languages. */
    english: "In English",
    pages: { one: "{count} page", other: "{count} pages" },
    /** `{pages}` is one of the two above. */
    best: "{pages}, the best {shown} of them here",
    /** `{words}` stands in quotation marks. */
    unknown: "No page mentions {words}.",
    rest: "{unknown} For the rest: {pages}.",
    key: "The {key} key opens the search",
    ask: "Ask us instead: the first consultation is free.",
    contact: "CONTACT US",
  },
};

/** The same keys with other texts. Lists have as many entries. */
export type Worded<T> = T extends string ? string : { [Key in keyof T]: Worded<T[Key]> };

/** The type of every language's texts. */
export type IslandWords = Worded<typeof english>;

export default english satisfies IslandWords;
