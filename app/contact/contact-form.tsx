import { useMemo, useRef } from "react";
import { href, Link } from "react-router";
import { Button } from "~/ui/button.tsx";
import { type FormName, fieldsOf, signals } from "../../enquiry/fields.ts";
import { FieldControl } from "./field.tsx";
import type { Status } from "./machine.ts";
import { emailTransport, type MailSettings, simulatedTransport } from "./transports.ts";
import { useEnquiryForm } from "./use-enquiry-form.ts";

export { forgetPosted } from "./post-by-browser.ts";

/** How a form delivers: by the mail provider, or not at all (`content/site.ts`, "contactPageDelivery"). */
export type Delivery = { kind: "email"; mail: MailSettings } | { kind: "simulated" };

type Props = {
  /** Which of the two forms this is; also the name of its draft. */
  name: FormName;
  delivery: Delivery;
  /** For those without JavaScript, where only the relay can take a form. */
  email: string;
};

/** Button texts (`specification.md`, section 4). The home form goes back to its label whatever came of it. */
const labels: Record<Props["name"], Record<Status, string>> = {
  home: {
    idle: "BOOK FREE CONSULTATION",
    sending: "SENDING...",
    success: "BOOK FREE CONSULTATION",
    error: "BOOK FREE CONSULTATION",
    waiting: "BOOK FREE CONSULTATION",
  },
  contact: {
    idle: "SUBMIT",
    sending: "SENDING...",
    success: "MESSAGE SENT!",
    error: "ERROR! TRY AGAIN",
    waiting: "SUBMIT",
  },
};

/** The error catalogue's texts (`specification.md`, section 8). */
const toasts = {
  success: "Message sent successfully!",
  error: "Failed to send message. Please try again.",
};

/** Said in the form. It is not kept for ever: a page that is left sends nothing. */
const waitingNote =
  "You are offline. What you wrote is kept, and is sent when you are back online, if this page is still open.";

/** Where the browser itself sends the form when no script does. */
function nativeTarget(name: Props["name"], delivery: Delivery, email: string) {
  if (delivery.kind === "email" && delivery.mail.provider === "relay") {
    const page = name === "home" ? "/" : "/contact";
    return { method: "post", action: `${delivery.mail.origin}${page}#contact` };
  }
  // Nobody listens without a script: hand what was typed to the visitor's mail program rather than lose it.
  return { method: "post", action: `mailto:${email}`, encType: "text/plain", "data-held-until-ready": "" };
}

/**
 * The enquiry form of the home page and of /contact: one component, one state machine, a transport each. A plain
 * `<form>` whose controls keep their own values, so that what is typed before hydration is still there after it.
 */
export function ContactForm({ name, delivery, email }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const transport = useMemo(
    () => (delivery.kind === "email" ? emailTransport(delivery.mail) : { send: simulatedTransport }),
    [delivery],
  );
  const { status, unheard, handlers } = useEnquiryForm(form, {
    name,
    ...transport,
    toasts: delivery.kind === "email" ? toasts : undefined,
  });
  // What would be typed now would be cleared with what is being sent.
  const sending = status === "sending";
  const native = nativeTarget(name, delivery, email);

  return (
    <form {...native} {...handlers} ref={form} aria-label="Enquiry" className="grid gap-5 sm:grid-cols-2">
      <div data-form-errors="" hidden className="border-l-4 border-error bg-ground-2 p-5 sm:col-span-2" />
      {fieldsOf(name).map((field) => (
        <FieldControl key={field.name} field={field} readOnly={sending} />
      ))}
      <div className="sr-only" aria-hidden="true">
        <input type="text" name={signals.honeypot} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
      </div>
      {"data-held-until-ready" in native && (
        <noscript>
          <p className="border-l-4 border-accent pl-4 sm:col-span-2">
            Without JavaScript this form opens your mail program with what you wrote. You can also write to{" "}
            <a href={`mailto:${email}`} className="underline">
              {email}
            </a>
            .
          </p>
        </noscript>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        {/* Not `disabled`, which would take the focus away; a second press is ignored (`use-enquiry-form.ts`). */}
        <Button
          type="submit"
          aria-disabled={sending || undefined}
          aria-busy={sending || undefined}
          className="max-sm:w-full sm:min-w-60"
        >
          {labels[name][status]}
        </Button>
        {/* The other form's toasts are heard by themselves; what no toast says is said here, to be seen too. */}
        {delivery.kind === "simulated" ? (
          <p role="status" className="sr-only">
            {status !== "idle" && labels[name][status]}
          </p>
        ) : (
          <p role="status" className="text-sm">
            {status === "waiting" ? waitingNote : unheard}
          </p>
        )}
        <p className="held-note text-sm">
          One moment: it is sent as soon as this page has finished loading. If nothing happens, write to{" "}
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
          .
        </p>
        <p hidden={status !== "error"} className="text-sm">
          Nothing you wrote is lost. Try again, or write to{" "}
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
          .
        </p>
      </div>
      <p className="text-sm text-text-soft sm:col-span-2">
        What happens to what you write:{" "}
        <Link to={href("/privacy")} className="underline underline-offset-4">
          privacy
        </Link>
      </p>
    </form>
  );
}
