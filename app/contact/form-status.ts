/** What the form is doing (`specification.md`, section 4); `waiting` for the line to return. */
export type FormStatus = "idle" | "sending" | "success" | "error" | "waiting";

/** What happens to the form. */
export type FormStatusEvent = "submit" | "sent" | "failed" | "offline" | "edited" | "reset";

const transitions: Record<FormStatus, Partial<Record<FormStatusEvent, FormStatus>>> = {
  idle: { submit: "sending" },
  sending: { sent: "success", failed: "error", offline: "waiting" },
  // A person who corrects something at once need not wait for the five seconds to pass.
  success: { reset: "idle", submit: "sending" },
  error: { reset: "idle", submit: "sending" },
  // Whoever writes on sends it when it is done.
  waiting: { submit: "sending", edited: "idle" },
};

/** The next status. An event that a status does not know changes nothing: a second submit while sending is no second send. */
export function nextStatus(status: FormStatus, event: FormStatusEvent): FormStatus {
  return transitions[status][event] ?? status;
}

/** What came of the last enquiry: said until somebody writes on, longer than the button and the toast tell of it. */
export type Outcome = "success" | "error";

/** After success or error the form is idle again (`specification.md`, section 9). Milliseconds. */
export const resetAfterMs = 5000;
