/** Addresses by which an enquiry travels, from the root of the site or of the mail provider. */
export const endpoints = {
  /** Takes the request of `@emailjs/browser` (`specification.md`, section 7, call 1). */
  send: "/api/v1.0/email/send",
  /** Gives the signed time at which a form was first touched. */
  formToken: "/api/v1.0/form-token",
  /** The page on which a browser without JavaScript lands when its form is stored. */
  received: "/enquiry-received",
} as const;

/** What the relay's answer calls the reference of an enquiry in its `Server-Timing`. */
export const referenceTiming = "reference";
