import { loadLate } from "~/ui/load-late.ts";
import { withDeadline } from "~/ui/with-deadline.ts";
import { type Field, recordOf, signals } from "../../enquiry/fields.ts";
import { defaultLanguage } from "../../enquiry/page.ts";
import type { Enquiry, Values } from "./enquiry.ts";
import { FormTokens, fetchFormToken } from "./form-tokens.ts";
import { ledHere } from "./led-here.ts";
import { postByBrowser } from "./post-by-browser.ts";

/**
 * Sends an enquiry. Resolves once the receiver has it, rejects for any reason for which it may not have.
 * @param form in which it stands, for the browser to post where this code cannot send
 */
export type Transport = (enquiry: Enquiry, form: HTMLFormElement) => Promise<void>;

/** The mail provider as the build's settings name it (`content/site.ts`). */
export type MailSettings = {
  provider: "relay" | "emailjs";
  /** Empty for this site's own origin. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
};

/** EmailJS itself waits for ever (`facts.md`). Milliseconds. */
const deadlineMs = 15_000;
/** So much longer the relay has to say whether an enquiry has arrived that it did not answer. Milliseconds. */
const askedDeadlineMs = 10_000;
/** How long somebody who has pressed the button waits for the code that sends. Milliseconds. */
const libraryDeadlineMs = 5000;
/** What the relay says of an enquiry that it has stored, as EmailJS does. */
const relayAnswer = "OK";
/** The simulated send of the contact page (`specification.md`, section 9). Milliseconds. */
const simulatedDelayMs = 1500;

/** `@emailjs/browser` rejects with the status of an answer; with anything else where there was none. */
const isAnswer = (error: unknown) => typeof error === "object" && error !== null && "status" in error;

/**
 * Sends to the relay, and where no answer comes, late or broken off, asks whether it has arrived by sending it again: under
 * the same id it is stored once. The first answer may still come meanwhile, and counts.
 */
async function sendOrAsk(send: () => Promise<void>): Promise<void> {
  const first = send();
  try {
    await withDeadline(first, deadlineMs);
  } catch (error) {
    if (isAnswer(error)) throw error;
    await withDeadline(Promise.any([first, send()]), askedDeadlineMs);
  }
}

/**
 * Where the browser denies local storage, merely naming it throws, and `@emailjs/browser` names it when it is imported.
 * It gets along with a browser that has none.
 */
function hideDeniedStorage(): void {
  try {
    void localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  }
}

const onTheWire = ({ name, kind }: Field, values: Values) =>
  kind === "tick" ? (values[name] ? "Yes" : "No") : (values[name] ?? "");

type EmailTransport = {
  send: Transport;
  /** To be called when a person turns to the form: to begin to write, or with words in it already. */
  prepare: () => void;
  /** Whether an enquiry that is sent twice under one id arrives once. */
  knowsRepeats: boolean;
};

/**
 * Delivers by `@emailjs/browser`, to the service or to the relay that speaks its protocol (`specification.md`,
 * section 7). `prepare` fetches what sending needs. To the relay goes a token that shows a person; where it is too fresh for
 * that, as with a draft that is sent at once, the form stays sending until it is not.
 * @param language of the form's page
 */
export function emailTransport(mail: MailSettings, language: string): EmailTransport {
  const toRelay = mail.provider === "relay";
  // Imported late: first paint does not need it.
  let library: Promise<typeof import("@emailjs/browser")> | undefined;
  const tokens = new FormTokens(mail.origin);

  const loadLibrary = () => {
    hideDeniedStorage();
    library ??= loadLate(() => import("@emailjs/browser"), { drawsAnew: false });
    library.catch(() => {
      library = undefined;
    });
    return library;
  };

  const prepare = () => {
    void loadLibrary();
    if (toRelay) void tokens.prepare();
  };

  /** What vouches for a person, by its name in the request; nothing where the relay gives no token. */
  const vouching = async (): Promise<Record<string, string>> => {
    const token = await tokens.ready();
    return token ? { [signals.formToken]: token } : {};
  };

  const sendBy = async (emailjs: typeof import("@emailjs/browser"), enquiry: Enquiry) => {
    emailjs.init({ publicKey: mail.publicKey }, mail.origin);
    const { text } = await emailjs.send(mail.serviceId, mail.templateId, {
      ...recordOf("wireName", (field) => onTheWire(field, enquiry.values)),
      [signals.submissionId]: enquiry.submissionId,
      // What the relay is told besides the specification's request.
      ...(toRelay && {
        [signals.honeypot]: enquiry.honeypot,
        [signals.page]: ledHere(),
        ...(language !== defaultLanguage && { [signals.language]: language }),
        ...(await vouching()),
      }),
    });
    // Between a visitor and the relay somebody else may answer, such as a hotel's log-in page.
    if (toRelay && text !== relayAnswer) throw new Error("Not the relay's answer");
    tokens.spend();
  };

  const sendToService: Transport = (enquiry) =>
    withDeadline(
      loadLibrary().then((emailjs) => sendBy(emailjs, enquiry)),
      deadlineMs,
    );

  const sendToRelay: Transport = async (enquiry, form) => {
    const emailjs = await withDeadline(loadLibrary(), libraryDeadlineMs).catch(() => undefined);
    // An empty file is a module too.
    if (emailjs && "send" in emailjs) return sendOrAsk(() => sendBy(emailjs, enquiry));
    // Not into the dark: the browser's own error page would take the words out of sight.
    if (!(await fetchFormToken(mail.origin)))
      throw new Error("Neither the code that sends nor the relay can be reached");
    return postByBrowser(form, {
      [signals.submissionId]: enquiry.submissionId,
      [signals.page]: ledHere(),
      ...(await vouching()),
    });
  };

  return { send: toRelay ? sendToRelay : sendToService, prepare, knowsRepeats: toRelay };
}

/**
 * The contact page's default (`specification.md`, section 7): waits, prints what was entered to the console, and sends
 * nothing to anybody.
 */
export const simulatedTransport: Transport = async ({ values }) => {
  await new Promise((resolve) => setTimeout(resolve, simulatedDelayMs));
  console.log("Contact form (simulated, nothing was sent):", values);
};
