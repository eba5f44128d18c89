import { formNames } from "../../enquiry/fields.ts";
import { endDraft, storedDraft } from "./draft.ts";

/**
 * To be called where an enquiry is said to be received that the browser itself has posted: the words that it may put back into
 * the page with the form are sent.
 */
export function start(): void {
  const name = formNames.find((form) => document.referrer.endsWith(`/${form}`)) ?? "home";
  if (!storedDraft(name)) endDraft(name, "posted");
}
