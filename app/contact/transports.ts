// Must be the first import: `@emailjs/browser` reads local storage when it is imported.
import "./hide-denied-storage.ts";
import * as emailjs from "@emailjs/browser";
import { endpoints, serverTimingName } from "../../enquiry/endpoints.ts";
import { fields, hiddenFields } from "../../enquiry/fields.ts";
import { defaultLanguage } from "../../enquiry/language-prefix.ts";
import { minTokenAgeMs } from "../../enquiry/spam-limits.ts";
import type { Enquiry, FormValues } from "./form-values.ts";

/**
 * Sends an enquiry. Resolves once the receiver has it, with its reference where the receiver tells one. Rejects whenever it may
 * not have arrived.
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

/** A send is decided by then, a second request included (`docs/brief/decisions.md`). `@emailjs/browser` has no time limit. Milliseconds. */
const sendDeadlineMs = 15_000;
/** After so long without an answer the relay is asked whether the enquiry has arrived. Milliseconds. */
const askAfterMs = 8_000;
/** The relay's answer to an enquiry that it has stored, the same as EmailJS's. */
const relayAnswer = "OK";
/** The simulated send of the contact page (`specification.md`, section 9). Milliseconds. */
const simulatedDelayMs = 1500;

/** Waits for a send, at most so long. The send itself is not stopped. */
const withDeadline = <T>(send: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    send,
    new Promise<never>((_, reject) => setTimeout(reject, ms, new Error(`No answer within ${ms / 1000} s`))),
  ]);

/**
 * Sends to the relay. Where no answer comes in time, sends the same enquiry again to learn whether it has arrived: the relay
 * stores one id once. The first answer may still come meanwhile, and counts.
 */
async function sendOrAsk<T>(send: () => Promise<T>): Promise<T> {
  const first = send();
  try {
    return await withDeadline(first, askAfterMs);
  } catch (error) {
    // A response that refuses it. Where there was none, `@emailjs/browser` rejects with anything else.
    if (isResponseError(error)) throw error;
    return Promise.any([first, send()]);
  }
}

/** Whether a send failed by an answer, which proves that the network works. */
export const isResponseError = (error: unknown): boolean => error instanceof emailjs.EmailJSResponseStatus;

/**
 * `@emailjs/browser` has no option for `keepalive`, by which a request is finished after its page has been left, and gives no access
 * to an answer's headers: the relay's reference is added to the text.
 */
const plainFetch = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  if (!String(input).endsWith(endpoints.send)) return plainFetch(input, init);
  const response = await plainFetch(input, { ...init, keepalive: true });
  const timing = new RegExp(`\\b${serverTimingName};desc="(\\w+)"`).exec(response.headers.get("Server-Timing") ?? "");
  return timing ? new Response(`${await response.text()} ${timing[1]}`, response) : response;
};

/** The fields by their names in the request. A box that the form does not have is left out. */
const onTheWire = (values: FormValues): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, wireName, kind }) => {
      const value = values[name];
      if (kind !== "tick") return [[wireName, String(value ?? "")]];
      return value === undefined ? [] : [[wireName, value ? "Yes" : "No"]];
    }),
  );

/** The form is sent without a token that takes longer. Milliseconds. */
const tokenDeadlineMs = 5000;
/** An older token is not sent: the relay holds enquiries with an expired one. Milliseconds. */
const tokenLifeMs = 12 * 60 * 60 * 1000;
/** Added to the age that the relay asks for, because clocks are adjusted while they run. Milliseconds. */
const marginMs = 200;

/** A signed time by which the relay tells a person from a program that sends at once. */
type FormToken = { value: string; receivedAt: number };

/** Rejects where the relay cannot be reached. Resolves with undefined where it issues none now. */
async function fetchToken(origin: string): Promise<FormToken | undefined> {
  const response = await fetch(`${origin}${endpoints.formToken}`, { signal: AbortSignal.timeout(tokenDeadlineMs) });
  return response.ok ? { value: await response.text(), receivedAt: Date.now() } : undefined;
}

/**
 * The token of a form, fetched when a person turns to it, or else when it is sent.
 * @param origin of the relay; empty for this site's own
 */
function formTokens(origin: string) {
  let token: Promise<FormToken | undefined> | undefined;

  /** Fetches a token, unless there is one. */
  function prepare(): Promise<FormToken | undefined> {
    token ??= fetchToken(origin).catch(() => undefined);
    return token;
  }

  return {
    prepare,

    /** A token that is old enough and has not expired; undefined where there is none. Waits until the token is old enough. */
    async ready(): Promise<string | undefined> {
      const early = await token;
      if (!early || Date.now() - early.receivedAt >= tokenLifeMs) token = undefined;
      const good = await prepare();
      const wait = good ? good.receivedAt + minTokenAgeMs + marginMs - Date.now() : 0;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return good?.value;
    },

    /** Drops the token, which the relay accepts for one enquiry only. */
    spend(): void {
      token = undefined;
    },
  };
}

/**
 * Delivers by `@emailjs/browser`, to EmailJS or to the relay, which speaks the same protocol (`specification.md`, section 7). The
 * relay also gets a form token. A token that is still too fresh, as for a draft that is sent at once, delays the send until it is
 * old enough.
 * @param language of the form's page
 */
export function emailjsClient(mail: MailSettings, language: string) {
  const toRelay = mail.provider === "relay";
  const tokens = formTokens(mail.origin);

  const sendOnce = async (enquiry: Enquiry) => {
    const token = toRelay ? await tokens.ready() : undefined;
    emailjs.init({ publicKey: mail.publicKey }, mail.origin);
    const { text } = await emailjs.send(mail.serviceId, mail.templateId, {
      ...onTheWire(enquiry.values),
      // What the relay is told besides the specification's request.
      ...(toRelay && {
        [hiddenFields.submissionId]: enquiry.submissionId,
        [hiddenFields.honeypot]: enquiry.honeypot,
        [hiddenFields.page]: enquiry.page,
        ...(language !== defaultLanguage && { [hiddenFields.language]: language }),
        ...(token && { [hiddenFields.formToken]: token }),
      }),
    });
    // Between a visitor and the relay somebody else may answer, such as a hotel's log-in page.
    const [answer, reference] = text.split(" ");
    if (toRelay && answer !== relayAnswer) throw new Error("Not the relay's answer");
    tokens.spend();
    // Another receiver's answer may have more words than one, and no reference.
    return toRelay ? reference : undefined;
  };

  const send: Transport = (enquiry) =>
    withDeadline(toRelay ? sendOrAsk(() => sendOnce(enquiry)) : sendOnce(enquiry), sendDeadlineMs);

  return {
    send,
    /** Call it when the visitor focuses the form, or when the form already has words in it. */
    prepare: () => void (toRelay && tokens.prepare()),
  };
}

/**
 * The contact page's default (`specification.md`, section 7): waits, prints what was entered to the console, and sends
 * nothing to anybody.
 */
export const simulatedTransport: Transport = async ({ values }) => {
  await new Promise((resolve) => setTimeout(resolve, simulatedDelayMs));
  console.log("Contact form (simulated, nothing was sent):", values);
};
