import { allowed } from "~/ui/allowed.ts";
import { formNames, signals } from "../../enquiry/fields.ts";
import { endDraft, storedDraft, submissionIdOf } from "./draft.ts";

/** Names, for this tab, the enquiry that the browser was given to post. */
const storageKey = "enquiry-posted";

/**
 * Has the browser itself post the form, as it does where there are no scripts: the relay answers with the page that says
 * it is received, or with the form as it was filled in. For the relay alone: nobody else takes a plain post.
 * @param sent what goes with the form, by name; its id makes a repeat known as one
 * @returns never: the page is left
 */
export function postByBrowser(form: HTMLFormElement, sent: Record<string, string>): Promise<never> {
  for (const [name, value] of Object.entries(sent)) {
    form.querySelector(`input[type="hidden"][name="${name}"]`)?.remove();
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  allowed(() => sessionStorage.setItem(storageKey, sent[signals.submissionId] ?? ""));
  // Back to a page that was kept as it stood, sending: its draft says what there still is to send.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    form.reset();
    location.reload();
  });
  form.submit();
  return new Promise(() => {});
}

/** To be called where an enquiry is said to be received: it is no draft any more. */
export function forgetPosted(): void {
  const id = allowed(() => sessionStorage.getItem(storageKey));
  for (const name of formNames) {
    const draft = storedDraft(name);
    // A draft whose words were changed since has another id.
    if (draft && id && submissionIdOf(draft) === id) endDraft(name, draft.id);
  }
  // Posted before any code had come: the words that the browser may put back into that page are sent.
  const name = document.referrer.endsWith("/contact") ? "contact" : "home";
  if (!id && !storedDraft(name)) endDraft(name, "posted");
  allowed(() => sessionStorage.removeItem(storageKey));
}
