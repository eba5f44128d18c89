import { withoutBidiControls } from "../../../enquiry/clean.ts";
import { indianDay, indianHour, indianTime } from "../../indian-time.ts";
import { digestHours, digestLength, digestLookMs, digestReminderHour } from "../../limits.ts";
import type { Log } from "../../log.ts";
import { ownerCommand } from "../../owner-command.ts";
import type { StoredEnquiry } from "../enquiry.ts";
import { inWords } from "../hold-reasons.ts";
import { StoreError } from "../store/database.ts";
import type { EnquiryStore } from "../store/enquiry-store.ts";
import { beginningOf } from "../whole-letters.ts";
import type { Mail, MailFrame } from "./mail.ts";
import { DeliveryError } from "./transport.ts";
import type { OwnerNotification } from "./webhook/payloads.ts";

/**
 * Names in the store for the last period and the newest enquiry that the owner was told of, and for the hour of the
 * last attempt.
 */
const [periodName, newestName, attemptName] = ["held-digest", "held-digest-newest", "held-digest-attempt"];

/** The held enquiries at one moment. */
type Held = {
  /** As `digestPeriod` writes it. */
  period: string;
  count: number;
  newest: StoredEnquiry[];
};

type Options = {
  store: EnquiryStore;
  /** Tells the owner. Rejects with a `DeliveryError`. */
  send: (held: Held) => Promise<unknown>;
  log: Log;
};

/**
 * The part of an Indian day in which the owner is told at most once, named by the day and hour of its beginning:
 * `2026-11-23-10`.
 */
export function digestPeriod(now: number): string {
  const hour = indianHour(now);
  const start = digestHours.findLast((from) => from <= hour) ?? 0;
  return `${indianDay(now)}-${String(start).padStart(2, "0")}`;
}

/** The period in which the last weekly reminder of all held enquiries was due. */
export function reminderPeriod(now: number): string {
  const sinceHour = now - digestReminderHour * 3_600_000;
  const daysSinceMonday = (new Date(indianDay(sinceHour)).getUTCDay() + 6) % 7;
  return `${indianDay(sinceHour - daysSinceMonday * 86_400_000)}-${digestReminderHour}`;
}

/** Text that a mail program would turn into a link. A held message's links must not be clickable. */
const webAddress = /(?:https?:\/\/|www\.)\S*|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?/gi;

/** One line of at most so many characters. It is cut before it is searched, because a stranger's text may be long. */
const line = (text: string, length: number) => {
  const start = withoutBidiControls(text.slice(0, 4 * length)).replaceAll(webAddress, "[link]");
  const words = start.replaceAll(/\s+/g, " ");
  return words.length > length ? `${beginningOf(words, length - 1)}…` : words;
};

const entry = ({ id, receivedAt, name, email, message, holdReason }: StoredEnquiry) =>
  `${indianTime(receivedAt)}  ${line(name, 40)} <${email}>
  held because ${inWords(holdReason ?? "")}
  “${line(message, 300)}”
  ${ownerCommand(`release ${id}`)}
`;

const plural = (count: number) => (count === 1 ? "1 enquiry is" : `${count} enquiries are`);

const titleOf = (siteName: string, count: number) => `${siteName}: ${plural(count)} held`;

/** The mail about held enquiries. */
export function heldMail({ period, count, newest }: Held, { from, to, siteName, siteUrl }: MailFrame): Mail {
  const rest = count - newest.length;
  return {
    from,
    to,
    messageId: `<held-${period}@${new URL(siteUrl).hostname}>`,
    date: new Date(),
    subject: titleOf(siteName, count),
    text: `${plural(count)} held, the newest first. Nothing is lost, and nothing of it is mailed until you let it through.
Whoever wrote was told that it arrived and that one of you reads it in office hours: look today, a client may be among them.

To let one through, type the line below it; or open the inbox, choose it and press l (then y):

  ${ownerCommand()}

${newest.map(entry).join("\n")}${rest > 0 ? `\nand ${rest} more.\n` : ""}`,
  };
}

/** The same for a webhook, when no mail is set up. It contains no words of the writers. */
export const heldNotification = ({ period, count }: Held, siteName: string): OwnerNotification => ({
  ...{ id: `held-${period}`, type: "enquiries.held", at: Date.now(), data: { period, count } },
  title: titleOf(siteName, count),
  words: `Nothing is lost, and nothing of it is delivered until you let it through. To read and to release:\n\n  ${ownerCommand()}\n`,
});

/**
 * Tells the owner of held enquiries: once in each period of the day when new ones came, and on Mondays of all that are
 * left. The store keeps what was told, so that neither a restart nor another process repeats it.
 */
export class HeldDigest {
  readonly #options: Options;
  #notBefore = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * To be called often: it checks every ten minutes. Never rejects. After a failure it tries again in the next hour.
   */
  async tell(now = Date.now()): Promise<void> {
    if (performance.now() < this.#notBefore) return;
    this.#notBefore = performance.now() + digestLookMs;
    const { log } = this.#options;
    try {
      await this.#tellIfDue(now);
    } catch (error) {
      if (error instanceof StoreError) log("store.failed", { reason: error.message });
      else if (error instanceof DeliveryError) log("digest.failed", { code: error.code, mend: error.mend });
      else throw error;
    }
  }

  async #tellIfDue(now: number): Promise<void> {
    const { store, send, log } = this.#options;
    const period = digestPeriod(now);
    const told = (await store.value(periodName)) ?? "";
    if (told === period) return;
    const { count, newest } = await store.held(digestLength);
    const latest = newest[0]?.id;
    if (!latest) return;
    // Ids sort by time of arrival.
    const isNew = latest > ((await store.value(newestName)) ?? "");
    if (!isNew && told >= reminderPeriod(now)) return;
    // The first process to write this hour makes the attempt.
    if (!(await store.change(attemptName, new Date(now).toISOString().slice(0, 13)))) return;
    await send({ period, count, newest });
    await store.change(newestName, latest);
    await store.change(periodName, period);
    log("digest.sent", { period, held: count });
  }
}
