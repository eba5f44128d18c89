/** What the form is doing (`specification.md`, section 4). `waiting`: until the network returns. */
export type FormStatus = "idle" | "sending" | "success" | "error" | "waiting";

/** What happens to the form. */
export type FormStatusEvent = "submit" | "sent" | "failed" | "offline" | "edited" | "reset";

const transitions: Record<FormStatus, Partial<Record<FormStatusEvent, FormStatus>>> = {
  idle: { submit: "sending" },
  sending: { sent: "success", failed: "error", offline: "waiting" },
  // A corrected form can be sent at once, before the status resets.
  success: { reset: "idle", submit: "sending" },
  error: { reset: "idle", submit: "sending" },
  // Typing ends the waiting: what is not finished is not sent by itself.
  waiting: { submit: "sending", edited: "idle" },
};

/** The next status. An event without a transition changes nothing, so a second submit while sending does not send twice. */
export function nextStatus(status: FormStatus, event: FormStatusEvent): FormStatus {
  return transitions[status][event] ?? status;
}

/** The result of the last enquiry. It is shown until the visitor types again, longer than button and toast show it. */
export type Outcome = "success" | "error";

/** Time after which a form is idle again (`specification.md`, section 9). Milliseconds. */
export const resetAfterMs = 5000;
