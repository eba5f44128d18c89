/** What the form is doing (`specification.md`, section 4). */
export type FormStatus = "idle" | "sending" | "success" | "error";

/** What happens to the form. */
export type FormStatusEvent = "submit" | "sent" | "failed" | "reset";

const transitions: Record<FormStatus, Partial<Record<FormStatusEvent, FormStatus>>> = {
  idle: { submit: "sending" },
  sending: { sent: "success", failed: "error" },
  // A corrected form can be sent at once, before the status resets.
  success: { reset: "idle", submit: "sending" },
  error: { reset: "idle", submit: "sending" },
};

/** The next status. An event without a transition changes nothing, so a second submit while sending does not send twice. */
export function nextStatus(status: FormStatus, event: FormStatusEvent): FormStatus {
  return transitions[status][event] ?? status;
}

/** The result of the last enquiry. It is shown until the visitor types again, longer than button and toast show it. */
export type Outcome = "success" | "error";

/** Time after which a form is idle again (`specification.md`, section 9). Milliseconds. */
export const resetAfterMs = 5000;
