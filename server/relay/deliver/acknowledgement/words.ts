import { clock, closesHour, opensHour } from "../../../../enquiry/office-hours.ts";

/** What an acknowledgement names, all of it this site's own. */
export type Facts = {
  siteName: string;
  /** The site's address for people: without `https://`. */
  siteHost: string;
  /** The firm's own e-mail address. */
  email: string;
  /** The day and time of arrival, in the language. */
  arrived: string;
  reference: string;
};

/** An acknowledgement in one language. Nothing in it comes from a visitor, so nobody can have it say something to a stranger. */
type Words = {
  /** The subject of the mail. */
  subject: (facts: Facts) => string;
  /** How `Intl.DateTimeFormat` is to write the time of arrival. */
  locale: string;
  greeting: string;
  arrived: (facts: Facts) => string;
  nextHeading: string;
  /** What happens next, in order. */
  next: readonly string[];
  /** How to add something. */
  reply: (facts: Facts) => string;
  /** For whoever did not write. */
  mistaken: (facts: Facts) => string;
};

/** Languages that an acknowledgement is written in. */
export type Language = "en";

export const acknowledgementWords: Record<Language, Words> = {
  en: {
    subject: ({ siteName }) => `${siteName}: your message has arrived`,
    locale: "en-IN",
    greeting: "Hello,",
    arrived: ({ siteName, arrived, reference }) =>
      `Your message to ${siteName} arrived on ${arrived}, Indian time. Its reference is ${reference}.`,
    nextHeading: "What happens next",
    next: [
      `An engineer reads it and answers in office hours: Monday to Friday, ${clock(opensHour)} to ${clock(closesHour)} in India (UTC+5:30).`,
      "We talk, free of charge, about the problem and the smallest first version.",
      "You receive a timeline and an itemised budget, and decide in your own time.",
    ],
    reply: ({ email }) =>
      `To add something, reply to this e-mail, or write to ${email} and quote the reference. Our server sent this one by itself; a person reads what you reply.`,
    mistaken: ({ siteHost }) =>
      `If you did not write to us, somebody typed your address into the form at ${siteHost}. That is why this e-mail repeats nothing of what was typed there. There is nothing you need to do; reply if you would like it deleted.`,
  },
};
