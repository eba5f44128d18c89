import { draftEvenIfEnded, endDraft, hasEnded } from "~/contact/draft.ts";
import { formNames } from "../../enquiry/fields.ts";

/**
 * Runs on the page that confirms an enquiry which the browser itself has posted. Ends the draft, because Back may restore the form
 * with the words that were sent.
 */
export function start(): void {
  const name = formNames.find((form) => document.referrer.endsWith(`/${form}`)) ?? "home";
  const stored = draftEvenIfEnded(name);
  if (!stored || hasEnded(stored)) endDraft(name, "posted");
}
