import { z } from "zod";
import { head, line, question, titledText, toConfirm } from "./common.ts";

/** `content/en/contact.ts`. E-mail and phone are settings; field labels and buttons belong to the form. */
export const contact = z.strictObject({
  head,
  hero: z.strictObject({
    heading: line(10, 60),
    /** The free consultation: what it is, with whom, and what the visitor gets from it. */
    text: line(100, 400),
  }),
  /** What the consultation covers: Project Analysis, Tech Recommendations, Timeline & Budget. */
  steps: z.array(titledText).length(3),
  form: z.strictObject({
    heading: line(8, 60),
    /** Promises no answer, because by default this form delivers nothing (`docs/brief/decisions.md`, "The two forms"). */
    text: line(60, 320),
  }),
  /** Beside the office hours: what they mean for a client in another time zone. */
  hoursNote: line(20, 280),
  questionsHeading: line(8, 60),
  /** Questions that concern every service. The services' pages link here, and have questions of their own. */
  questions: z.array(question).min(6).max(10),
  confirm: toConfirm,
});
