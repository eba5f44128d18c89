import { showToast, type ToastData } from "~/toasts/show-toast.tsx";
import { readFromPreviousPage, storeForNextPage } from "~/ui/next-page-storage.ts";
import type { FormName } from "../../enquiry/fields.ts";
import { draftEvenIfEnded, draftKey, endDraft, submissionIdOf } from "./draft.ts";
import type { Enquiry } from "./form-values.ts";
import { emailjsClient, type MailSettings } from "./transports.ts";

/** An enquiry that is being sent, with all that another page needs to learn its outcome. */
export type SendInProgress = {
  name: FormName;
  enquiry: Enquiry;
  mail: MailSettings;
  /** The language of the form's page, by its prefix. */
  code: string;
  toasts: Record<ToastData["type"], ToastData>;
  /** Milliseconds since 1970. */
  begunAt: number;
};

/** A tab that comes back later than this asks no more; the words are still in the form. Milliseconds. */
const patienceMs = 10 * 60_000;

/** Ends the draft of an enquiry that has arrived, unless its words were changed since, and tells a form on this page. */
function endDraftOf({ name, enquiry }: SendInProgress): void {
  const draft = draftEvenIfEnded(name);
  if (!draft || submissionIdOf(draft) !== enquiry.submissionId) return;
  endDraft(name, draft.id);
  dispatchEvent(new StorageEvent("storage", { key: draftKey(name) }));
}

/** Sends the enquiry again under its id, to learn whether it has arrived: the relay stores one id once. */
async function finish(send: SendInProgress): Promise<void> {
  // This page does not begin it a second time, a page that follows does.
  storeForNextPage({ send });
  let outcome: ToastData["type"] = "success";
  try {
    await emailjsClient(send.mail, send.code).send(send.enquiry);
    endDraftOf(send);
  } catch (error) {
    console.error("The enquiry was not sent:", error);
    outcome = "error";
  }
  storeForNextPage(undefined);
  showToast(send.toasts[outcome]);
}

/** Carries on what the page before has left: a toast for the rest of its time, or a send. */
export function resumeAfterNavigation(): void {
  const {
    toast,
    until = 0,
    send,
  } = (readFromPreviousPage() ?? {}) as { toast?: ToastData; until?: number; send?: SendInProgress };
  if (toast && until > Date.now()) showToast(toast, until);
  else if (send && Date.now() - send.begunAt < patienceMs) void finish(send);
  else storeForNextPage(undefined);
}
