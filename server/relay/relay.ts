import { randomBytes } from "node:crypto";
import { minFillMs } from "../../enquiry/endpoints.ts";
import { type Log, Tally } from "../log.ts";
import { acknowledgedAs } from "./accept/acknowledged-address.ts";
import { addressKey, networkKey } from "./accept/client-address.ts";
import type { MailIds } from "./accept/emailjs.ts";
import { issueFormToken, judgeFormToken, spentTokens } from "./accept/form-token.ts";
import { type RateLimiter, shareOf } from "./accept/rate-limiter.ts";
import { Refusal } from "./accept/refusal.ts";
import { SentTexts } from "./accept/sent-texts.ts";
import { holdReasons, isVouchedFor, type SpamContext } from "./accept/spam-check.ts";
import { type HoldReason, storedReasons } from "./hold-reasons.ts";
import { StoreError } from "./store/database.ts";
import {
  type Accepted,
  type Acknowledging,
  dailyCapReason,
  type EnquiryStore,
  unacknowledged,
} from "./store/enquiry-store.ts";
import { type Submission, shortReference } from "./stored-enquiry.ts";

/** The parts of the relay and its rules. */
export type RelayOptions = {
  store: EnquiryStore;
  ids: MailIds;
  /** Origins, besides the site's own, whose pages may send. */
  allowedOrigins: ReadonlySet<string>;
  limiter: RateLimiter;
  /** Most enquiries delivered in a day. */
  dailyCap: number;
  /** Whether visitors get a mail that their enquiry has arrived. */
  acknowledges: boolean;
  log: Log;
  /** Called for each enquiry that may be delivered, after it is durable. */
  onQueued: (id: string) => void;
  /** Called for each enquiry that the cap holds. */
  onCapReached: () => void;
};

/** Judges a submission, and answers only once it is stored. */
export class Relay {
  readonly #options: RelayOptions;
  readonly #shares: RateLimiter;
  readonly #spentTokens = spentTokens();
  readonly #sentTexts = new SentTexts();
  readonly #tally: Tally;
  #secret: string | undefined;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#shares = shareOf(options.dailyCap);
    this.#tally = new Tally(options.log);
  }

  get ids(): MailIds {
    return this.#options.ids;
  }

  get allowedOrigins(): ReadonlySet<string> {
    return this.#options.allowedOrigins;
  }

  /**
   * To be called before the body is read, unless what was typed is to be given back.
   * @throws {Refusal} 429 when this address sends too much.
   */
  admit(address: string): void {
    const wait = this.#options.limiter.take(addressKey(address), performance.now());
    if (wait === 0) return;
    this.#tally.count("enquiry.refused", { status: 429 });
    throw new Refusal(429, "Too Many Requests", { "Retry-After": String(wait) });
  }

  /**
   * Stores a submission once. When this resolves, the enquiry survives the end of the process.
   * @returns its reference when it is newly stored
   * @throws {Refusal} 503 when it could not be stored.
   */
  async accept(submission: Submission, address: string): Promise<string | undefined> {
    const key = addressKey(address);
    const network = networkKey(address);
    const { formToken } = submission;
    const vouches = formToken !== null && !this.#spentTokens.has(formToken);
    if (vouches) this.#spentTokens.set(formToken, true);
    const senders = this.#sentTexts.count(submission.enquiry);
    let hasShare = false;
    let accepted: Accepted = "duplicate";
    try {
      accepted = await this.#stored(async () => {
        const now = Date.now();
        const context = { secret: await this.#formSecret(), now, vouches, senders };
        const reason = await this.#reasonToHold(submission, context);
        const acknowledging = this.#acknowledging(submission, context);
        hasShare = reason === null && this.#shares.take(network, performance.now()) === 0;
        const shareReason: HoldReason | null = hasShare ? null : "address-share";
        return this.#options.store.accept(submission, reason ?? shareReason, now, acknowledging);
      });
    } finally {
      if (accepted === "duplicate") {
        if (vouches) this.#spentTokens.delete(formToken);
        if (hasShare) this.#shares.giveBack(network);
      }
    }
    this.#report(accepted, submission, key);
    return accepted === "duplicate" ? undefined : shortReference(accepted.id);
  }

  /** @throws {Refusal} 503 when the store does not answer. */
  async formToken(): Promise<string> {
    return issueFormToken(await this.#stored(() => this.#formSecret()), Date.now());
  }

  /**
   * Whether a form is to be sent once more before it is judged: its token is missing, too old or used. A browser without
   * scripts has no token at first. For one that is too young this waits, as the form's own script does: a person may be
   * quick. What this relay did not sign, and a repeat, is judged as it is.
   * @throws {Refusal} 503 when the store does not answer.
   */
  asksAgain(submission: Submission): Promise<boolean> {
    const { honeypot, formToken } = submission;
    return this.#stored(async () => {
      if (honeypot !== "") return false;
      const judged = formToken && judgeFormToken(await this.#formSecret(), formToken, Date.now());
      if (judged === "token-forged") return false;
      if (judged === "too-fast") await new Promise((resolve) => setTimeout(resolve, minFillMs));
      const isGood = formToken !== null && judged !== "token-expired" && !this.#spentTokens.has(formToken);
      return !isGood && !(await this.#options.store.has(submission, Date.now()));
    });
  }

  /**
   * The token for a form that is given back: the one that it came with, as long as that vouches or soon will.
   * @throws {Refusal} 503 when the store does not answer.
   */
  async tokenToGiveBack(given: string): Promise<string> {
    const judged = judgeFormToken(await this.#stored(() => this.#formSecret()), given, Date.now());
    const isGood = judged === "too-fast" || judged === null;
    return isGood && !this.#spentTokens.has(given) ? given : this.formToken();
  }

  #report(accepted: Accepted, { channel }: Submission, key: string): void {
    const { limiter, log, dailyCap, onQueued, onCapReached } = this.#options;
    if (accepted === "duplicate") {
      limiter.giveBack(key);
      this.#tally.count("enquiry.repeated", { channel });
      return;
    }
    log("enquiry.stored", { ...accepted, channel });
    if (accepted.status === "queued") onQueued(accepted.id);
    if (accepted.holdReason !== dailyCapReason) return;
    this.#tally.count("cap.reached", { dailyCap });
    onCapReached();
  }

  /** The address to acknowledge, or why there is none. */
  #acknowledging(submission: Submission, context: SpamContext): Acknowledging {
    if (!this.#options.acknowledges) return unacknowledged;
    if (!isVouchedFor(submission, context)) return { ...unacknowledged, withheld: "no-token" };
    const as = acknowledgedAs(submission.enquiry.email);
    return as ? { to: as.mailbox, domain: as.domain, withheld: null } : { ...unacknowledged, withheld: "role" };
  }

  /** An address with a released enquiry passes all rules. The caps still apply to it. */
  async #reasonToHold(submission: Submission, context: SpamContext): Promise<string | null> {
    const reasons = holdReasons(submission, context);
    if (reasons.length === 0 || (await this.#options.store.passes(submission.enquiry.email))) return null;
    return storedReasons(reasons);
  }

  async #formSecret(): Promise<string> {
    this.#secret ??= await this.#options.store.secret("form-secret", () => randomBytes(32).toString("base64url"));
    return this.#secret;
  }

  async #stored<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#tally.count("store.failed", { reason: error.message });
      throw new Refusal(503, "The message could not be stored. Please try again, or write to us by e-mail");
    }
  }
}
