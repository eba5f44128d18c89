import { type ReactNode, useMemo, useRef } from "react";
import { interpolate } from "~/language/format-text.ts";
import type { IslandWords } from "~/language/page-language.ts";
import type { ToastData } from "~/toasts/show-toast.tsx";
import { PhoneLink } from "~/ui/links.tsx";
import { type FormName, fieldsOf, hiddenFields } from "../../enquiry/fields.ts";
import { defaultLanguage } from "../../enquiry/language-prefix.ts";
import { FieldControl } from "./field.tsx";
import { emailjsClient, type MailSettings, simulatedTransport } from "./transports.ts";
import { type FormStatus, useEnquiryForm } from "./use-enquiry-form.ts";

/** How a form delivers: by the mail provider, or not at all (`content/site.ts`, "contactPageDelivery"). */
export type FormDelivery = { kind: "email"; mail: MailSettings } | { kind: "simulated" };

/** Props of the form, which its page carries as JSON. */
export type FormProps = {
  /** Which of the two forms this is; also the name of its draft. */
  name: FormName;
  delivery: FormDelivery;
  /** Where the browser itself sends the form when no script does. */
  native: { method: string; action: string; encType?: string; "data-held-until-ready"?: string };
  /** Shown without JavaScript where only a script can send; with the phone number, also after a failed send. */
  email: string;
  phone: string;
  /** Text of a success: who answers, and when. */
  arrived: string;
  /** The language of the page, by its prefix and its tag. */
  code: string;
  tag: string;
  /** The page on privacy. */
  privacy: { href: string; hrefLang?: string | undefined };
};

/** Text of the button (`specification.md`, section 4). On the home page it is the same after success and failure. */
function labelOf(name: FormName, status: FormStatus, { buttons }: IslandWords["form"]): string {
  if (status === "sending") return buttons.sending;
  if (name === "contact" && status === "success") return buttons.sent;
  if (name === "contact" && status === "error") return buttons.failed;
  return buttons[name];
}

/** A text with links in place of `{email}` and `{phone}`. */
function WithAddresses({ text, email, phone }: { text: string } & Pick<FormProps, "email" | "phone">) {
  const className = "underline underline-offset-4";
  const links: Record<string, ReactNode> = {
    email: (
      <a key="email" href={`mailto:${email}`} className={className}>
        {email}
      </a>
    ),
    phone: <PhoneLink key="phone" phone={phone} className={className} />,
  };
  return text.split(/\{(\w+)\}/).map((part, i) => (i % 2 ? links[part] : part));
}

/**
 * The enquiry form of the home page and of /contact, each with a transport of its own. Its controls are uncontrolled, so that what
 * is typed before hydration is still there after it.
 */
export function ContactForm({
  name,
  delivery,
  native,
  email,
  phone,
  arrived,
  code,
  tag,
  privacy,
  words: { form: words, toasts },
}: FormProps & { words: IslandWords }) {
  const form = useRef<HTMLFormElement>(null);
  const means = useMemo(() => {
    if (delivery.kind === "simulated") return { send: simulatedTransport };
    const toastOf = (type: ToastData["type"]): ToastData => ({ type, message: words[type], words: toasts });
    const carried = { mail: delivery.mail, code, toasts: { success: toastOf("success"), error: toastOf("error") } };
    const isRelay = delivery.mail.provider === "relay";
    return { ...emailjsClient(delivery.mail, code), toasts: carried.toasts, carried: isRelay ? carried : undefined };
  }, [delivery, code, words, toasts]);
  const { status, outcome, isWritten, refills, forgotten, forget, handlers } = useEnquiryForm(form, { name, ...means });
  // Fields are read-only while sending: a success clears the form, and with it what was typed meanwhile.
  const sending = status === "sending";
  const label = labelOf(name, status, words);

  return (
    <form {...native} {...handlers} ref={form} aria-label={words.label} className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <div data-form-errors="" hidden className="line-l-4 border-error bg-ground-2 p-5 sm:col-span-2" />
      {fieldsOf(name).map((field) => (
        <FieldControl key={field.name} field={field} words={words} tag={tag} readOnly={sending} refills={refills} />
      ))}
      <div className="sr-only" aria-hidden="true">
        {code !== defaultLanguage && <input type="hidden" name={hiddenFields.language} value={code} />}
        <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" aria-label={words.honeypot} />
      </div>
      {"data-held-until-ready" in native && (
        <noscript>
          <p className="line-l-4 border-accent pl-4 sm:col-span-2">
            <WithAddresses text={words.withoutScripts} {...{ email, phone }} />
          </p>
        </noscript>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        {/* Not `disabled`, which would take the focus away; a second press is ignored (`use-enquiry-form.ts`). */}
        <button
          aria-disabled={sending || undefined}
          aria-busy={sending || undefined}
          type="submit"
          className="button button-primary max-sm:w-full sm:min-w-60"
        >
          {label}
        </button>
        {delivery.kind === "simulated" && (
          <p role="status" className="sr-only">
            {status !== "idle" && label}
          </p>
        )}
        <p className="held-note text-sm">
          <WithAddresses text={words.held} {...{ email, phone }} />
        </p>
      </div>
      {/* Button and toast show the outcome for seconds; here it stays until the visitor types again. */}
      <div role="status" className="sm:col-span-2">
        {outcome?.waits && <p>{words.waiting}</p>}
        {outcome && (
          <p
            key={outcome.kind}
            className={`line-l-4 ${outcome.kind === "error" ? "border-error" : "border-accent"} bg-ground-2 p-5`}
          >
            {outcome.kind === "error" || delivery.kind === "simulated" ? (
              <WithAddresses text={outcome.kind === "error" ? words.kept : words.demonstration} {...{ email, phone }} />
            ) : (
              [arrived, outcome.reference && interpolate(words.reference, { reference: outcome.reference })]
                .filter(Boolean)
                .join(" ")
            )}
          </p>
        )}
      </div>
      <div className="text-sm text-text-soft sm:col-span-2">
        <p>
          {words.whatHappens}{" "}
          <a {...privacy} className="underline underline-offset-4">
            {words.privacy}
          </a>
        </p>
        {/* One button for both actions, so that it keeps its place and the focus. */}
        <div className="flex flex-wrap items-center gap-x-6">
          <button
            type="button"
            hidden={!isWritten && !forgotten?.bringBack}
            aria-disabled={sending || undefined}
            onClick={forget}
            className="min-h-11 underline underline-offset-4"
          >
            {forgotten?.bringBack ? words.bringBack : words.forget}
          </button>
          <div aria-live="polite">{forgotten && (forgotten.bringBack ? words.forgotten : words.back)}</div>
        </div>
      </div>
    </form>
  );
}
