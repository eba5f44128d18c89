import { endpoints, minFillMs } from "../../enquiry/endpoints.ts";

/** The form is sent without a token that takes longer. Milliseconds. */
const deadlineMs = 5000;
/** An older token is not sent: the relay holds enquiries with an expired one. Milliseconds. */
const lifeMs = 12 * 60 * 60 * 1000;
/** Added to the age that the relay asks for, because clocks are adjusted while they run. Milliseconds. */
const marginMs = 200;

/** A signed time by which the relay tells a person from a program that sends at once. */
type FormToken = { value: string; receivedAt: number; receivedOn: number };

/**
 * Asks the relay for a token. Rejects where the relay cannot be reached.
 * @returns undefined where it issues none now
 */
async function fetchFormToken(origin: string): Promise<FormToken | undefined> {
  const response = await fetch(`${origin}${endpoints.formToken}`, { signal: AbortSignal.timeout(deadlineMs) });
  if (!response.ok) return undefined;
  return { value: await response.text(), receivedAt: performance.now(), receivedOn: Date.now() };
}

/** The token of a form, fetched when a person turns to it, or else when it is sent. */
export class FormTokens {
  readonly #origin: string;
  #token: Promise<FormToken | undefined> | undefined;

  /** @param origin of the relay; empty for this site's own */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Fetches a token, unless there is one. */
  prepare(): Promise<FormToken | undefined> {
    this.#token ??= fetchFormToken(this.#origin).catch(() => undefined);
    return this.#token;
  }

  /** A token that is old enough and has not expired; undefined where there is none. Waits until the token is old enough. */
  async ready(): Promise<string | undefined> {
    const early = await this.#token;
    const isGood = early && Date.now() - early.receivedOn < lifeMs;
    if (!isGood) this.#token = undefined;
    const token = await this.prepare();
    if (!token) return undefined;
    const wait = token.receivedAt + minFillMs + marginMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return token.value;
  }

  /** Drops the token, which the relay accepts for one enquiry only. */
  spend(): void {
    this.#token = undefined;
  }
}
