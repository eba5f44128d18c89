// First: `@emailjs/browser` names the storage when it is imported.
import "./hide-denied-storage.ts";
import * as emailjs from "@emailjs/browser";
import { withDeadline } from "~/ui/with-deadline.ts";
import { endpoints, referenceTiming } from "../../enquiry/endpoints.ts";
import { type Field, recordOf, signals } from "../../enquiry/fields.ts";
import { defaultLanguage } from "../../enquiry/page.ts";
import type { Enquiry, Values } from "./enquiry.ts";
import { FormTokens } from "./form-tokens.ts";
import { referringPage } from "./referring-page.ts";

/**
 * Sends an enquiry. Resolves once the receiver has it, with the reference under which it is stored where that is told;
 * rejects for any reason for which it may not have arrived.
 */
export type Transport = (enquiry: Enquiry) => Promise<string | undefined>;

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
/** So long the form waits for the reference of what has arrived. Milliseconds. */
const referenceDeadlineMs = 500;
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
async function sendOrAsk<T>(send: () => Promise<T>): Promise<T> {
  const first = send();
  try {
    return await withDeadline(first, deadlineMs);
  } catch (error) {
    if (isAnswer(error)) throw error;
    return withDeadline(Promise.any([first, send()]), askedDeadlineMs);
  }
}

/** The browser's own record of each time that something was sent: from its answer `@emailjs/browser` shows no header. */
const sendings = () =>
  (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(({ name }) =>
    name.endsWith(endpoints.send),
  );

/**
 * The reference of an enquiry that has arrived, as the relay tells it beside its answer (`server/relay/routes.ts`).
 * @param earlier how often something was sent before it
 */
function referenceAfter(earlier: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      // Where the connection is not safe, the browser tells no page of it.
      const told = sendings()
        .slice(earlier)
        .flatMap(({ serverTiming = [] }) => serverTiming);
      const reference = told.find(({ name }) => name === referenceTiming);
      if (reference) resolve(reference.description);
    };
    const observer = new PerformanceObserver(look);
    observer.observe({ type: "resource", buffered: true });
    setTimeout(() => {
      observer.disconnect();
      resolve(undefined);
    }, referenceDeadlineMs);
  });
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
 * section 7). To the relay goes a token that shows a person; where it is too fresh for
 * that, as with a draft that is sent at once, the form stays sending until it is not.
 * @param language of the form's page
 */
export function emailTransport(mail: MailSettings, language: string): EmailTransport {
  const toRelay = mail.provider === "relay";
  const tokens = new FormTokens(mail.origin);

  /** What vouches for a person, by its name in the request; nothing where the relay gives no token. */
  const vouching = async (): Promise<Record<string, string>> => {
    const token = await tokens.ready();
    return token ? { [signals.formToken]: token } : {};
  };

  const sendOnce = async (enquiry: Enquiry) => {
    const earlier = sendings().length;
    emailjs.init({ publicKey: mail.publicKey }, mail.origin);
    const { text } = await emailjs.send(mail.serviceId, mail.templateId, {
      ...recordOf("wireName", (field) => onTheWire(field, enquiry.values)),
      [signals.submissionId]: enquiry.submissionId,
      // What the relay is told besides the specification's request.
      ...(toRelay && {
        [signals.honeypot]: enquiry.honeypot,
        [signals.page]: referringPage(),
        ...(language !== defaultLanguage && { [signals.language]: language }),
        ...(await vouching()),
      }),
    });
    // Between a visitor and the relay somebody else may answer, such as a hotel's log-in page.
    if (toRelay && text !== relayAnswer) throw new Error("Not the relay's answer");
    tokens.spend();
    return toRelay ? referenceAfter(earlier) : undefined;
  };

  const prepare = () => {
    if (toRelay) void tokens.prepare();
  };

  const send: Transport = (enquiry) =>
    toRelay ? sendOrAsk(() => sendOnce(enquiry)) : withDeadline(sendOnce(enquiry), deadlineMs);

  return { send, prepare, knowsRepeats: toRelay };
}

/**
 * The contact page's default (`specification.md`, section 7): waits, prints what was entered to the console, and sends
 * nothing to anybody.
 */
export const simulatedTransport: Transport = async ({ values }) => {
  await new Promise((resolve) => setTimeout(resolve, simulatedDelayMs));
  console.log("Contact form (simulated, nothing was sent):", values);
  return undefined;
};
