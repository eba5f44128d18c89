import { randomBytes } from "node:crypto";
import QuickLRU from "quick-lru";
import { maxSendersOfOneText, minTokenAgeMs } from "../../enquiry/spam-limits.ts";
import { maxAbuseCheckEntries } from "../limits.ts";
import { createThrottledLog, type Logger } from "../log.ts";
import { ipKey, networkKey } from "./accept/client-ip.ts";
import { issueFormToken, judgeFormToken } from "./accept/form-token.ts";
import { acknowledgementCountKey } from "./accept/mailbox-to-acknowledge.ts";
import { createDailyShareLimiter, type RateLimiter } from "./accept/rate-limiter.ts";
import type { EmailJsIds } from "./accept/read-emailjs.ts";
import { Refusal } from "./accept/refusal.ts";
import { TextSenderCounter } from "./accept/same-text-senders.ts";
import type { HoldReason } from "./hold-reasons.ts";
import { StoreError } from "./store/database.ts";
import {
  type AcknowledgementPlan,
  dailyCapHoldReason,
  type EnquiryStore,
  noAcknowledgement,
  type SubmissionResult,
} from "./store/enquiry-store.ts";
import { type Submission, shortReference } from "./stored-enquiry.ts";

/** The parts of the relay and its rules. */
type IntakeOptions = {
  store: EnquiryStore;
  ids: EmailJsIds;
  /** Origins, besides the site's own, whose pages may send. */
  allowedOrigins: ReadonlySet<string>;
  limiter: RateLimiter;
  /** Most enquiries delivered in a day. */
  dailyCap: number;
  /** Whether visitors get a mail that their enquiry has arrived. */
  acknowledges: boolean;
  log: Logger;
  /** Called for each enquiry that may be delivered, after it is durable. */
  onQueued: (id: string) => void;
  /** Called for each enquiry that the cap holds. */
  onCapReached: () => void;
};

/** Judges a submission, and answers only once it is stored. */
export function createIntake(options: IntakeOptions) {
  const { store, ids, allowedOrigins, limiter, dailyCap, log } = options;
  const shares = createDailyShareLimiter(dailyCap);
  /** Tokens that have vouched for an enquiry: each vouches once. */
  const spent = new QuickLRU<string, true>({ maxSize: maxAbuseCheckEntries });
  const sentTexts = new TextSenderCounter();
  const tally = createThrottledLog(log);
  let secret: string | undefined;

  async function formSecret(): Promise<string> {
    secret ??= await store.secret("form-secret", () => randomBytes(32).toString("base64url"));
    return secret;
  }

  async function stored<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      tally("store.failed", { reason: error.message });
      throw new Refusal(503, "The message could not be stored. Please try again, or write to us by e-mail");
    }
  }

  function report(accepted: SubmissionResult, { channel }: Submission, key: string): void {
    if (accepted === "duplicate") {
      limiter.giveBack(key);
      tally("enquiry.repeated", { channel });
      return;
    }
    log("enquiry.stored", { ...accepted, channel });
    if (accepted.status === "queued") options.onQueued(accepted.id);
    if (accepted.holdReason !== dailyCapHoldReason) return;
    tally("cap.reached", { dailyCap });
    options.onCapReached();
  }

  /** Why its signals speak against a submission; `null` when the form's token shows that a person filled in the form. */
  async function judge({ honeypot, formToken }: Submission, vouches: boolean, now: number): Promise<HoldReason | null> {
    if (honeypot !== "") return "honeypot";
    // A token that vouched for another enquiry counts as none.
    return formToken === null || !vouches ? "no-token" : judgeFormToken(await formSecret(), formToken, now);
  }

  /** The address to acknowledge, or why there is none. */
  function acknowledging({ enquiry }: Submission, isVouchedFor: boolean): AcknowledgementPlan {
    if (!options.acknowledges) return noAcknowledgement;
    if (!isVouchedFor) return { ...noAcknowledgement, withheld: "no-token" };
    const as = acknowledgementCountKey(enquiry.email);
    return as ? { to: as.mailbox, domain: as.domain, withheld: null } : { ...noAcknowledgement, withheld: "role" };
  }

  /** All reasons to hold an enquiry. An address with a released one passes all rules. The caps still apply to it. */
  async function reasonToHold({ enquiry }: Submission, signal: HoldReason | null): Promise<string | null> {
    const repeated = sentTexts.count(enquiry) > maxSendersOfOneText ? ("same-text" satisfies HoldReason) : null;
    const reasons = [signal, repeated].filter((reason) => reason !== null);
    return reasons.length === 0 || (await store.passes(enquiry.email)) ? null : reasons.join(" ");
  }

  return {
    ids,
    allowedOrigins,

    /** @throws {Refusal} 503 when the store does not answer. */
    formToken: async () => issueFormToken(await stored(formSecret), Date.now()),

    /** To be called before the body is read. @throws {Refusal} 429 when this address sends too much */
    admit(address: string): void {
      const wait = limiter.take(ipKey(address), performance.now());
      if (wait === 0) return;
      tally("enquiry.refused", { status: 429 });
      throw new Refusal(429, "Too Many Requests", { "Retry-After": String(wait) });
    },

    /**
     * Stores a submission once. When this resolves, the enquiry survives the end of the process.
     * @returns its reference when it is newly stored
     * @throws {Refusal} 503 when it could not be stored.
     */
    async accept(submission: Submission, address: string): Promise<string | undefined> {
      const network = networkKey(address);
      const { formToken } = submission;
      const vouches = formToken !== null && !spent.has(formToken);
      if (vouches) spent.set(formToken, true);
      let hasShare = false;
      let accepted: SubmissionResult = "duplicate";
      try {
        accepted = await stored(async () => {
          const now = Date.now();
          const signal = await judge(submission, vouches, now);
          const reason = await reasonToHold(submission, signal);
          hasShare = reason === null && shares.take(network, performance.now()) === 0;
          const shareReason: HoldReason | null = hasShare ? null : "address-share";
          return store.accept(submission, reason ?? shareReason, now, acknowledging(submission, signal === null));
        });
      } finally {
        if (accepted === "duplicate") {
          if (vouches) spent.delete(formToken);
          if (hasShare) shares.giveBack(network);
        }
      }
      report(accepted, submission, ipKey(address));
      return accepted === "duplicate" ? undefined : shortReference(accepted.id);
    },

    /**
     * Whether a form is to be sent once more before it is judged: its token is missing, too old or used. A browser without
     * scripts has no token at first. For one that is too young this waits, as the form's own script does: a person may be
     * quick. What this relay did not sign, and a repeat, is judged as it is.
     * @throws {Refusal} 503 when the store does not answer.
     */
    asksAgain(submission: Submission): Promise<boolean> {
      const { honeypot, formToken } = submission;
      return stored(async () => {
        if (honeypot !== "") return false;
        const judged = formToken && judgeFormToken(await formSecret(), formToken, Date.now());
        if (judged === "token-forged") return false;
        if (judged === "too-fast") await new Promise((resolve) => setTimeout(resolve, minTokenAgeMs));
        const isGood = formToken !== null && judged !== "token-expired" && !spent.has(formToken);
        return !isGood && !(await store.has(submission, Date.now()));
      });
    },
  };
}

export type Intake = ReturnType<typeof createIntake>;
