/** Addresses by which an enquiry travels, from the root of the site or of the mail provider. */
export const endpoints = {
  /** Takes the request of `@emailjs/browser` (`specification.md`, section 7, call 1). */
  send: "/api/v1.0/email/send",
  /** Returns a form token: the signed time at which a form was first touched. */
  formToken: "/api/v1.0/form-token",
  /** The page on which a browser without JavaScript lands when its form is stored. */
  received: "/enquiry-received",
} as const;

/** The name of an enquiry's reference in the `Server-Timing` of the relay's answer. */
export const serverTimingName = "reference";
