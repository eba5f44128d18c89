import { indianDay, indianHour, indianTime } from "../../indian-time.ts";
import { digestHours, digestLength, digestLookMs, digestReminderHour } from "../../limits.ts";
import type { Log } from "../../log.ts";
import { ownerCommand } from "../../owner-command.ts";
import { withoutBidiControls } from "../bidi-controls.ts";
import type { StoredEnquiry } from "../enquiry.ts";
import { inWords } from "../hold-reasons.ts";
import { StoreError } from "../store/database.ts";
import type { EnquiryStore } from "../store/enquiry-store.ts";
import { beginningOf } from "../whole-letters.ts";
import type { Mail, MailFrame } from "./mail.ts";
import { DeliveryError } from "./transport.ts";
import type { OwnerNotification } from "./webhook/payloads.ts";

/** Under these names the store keeps the period and the newest enquiry that were told of last, and the hour of the last attempt. */
const [periodName, newestName, attemptName] = ["held-digest", "held-digest-newest", "held-digest-attempt"];

/** What is held at a time. */
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

/** A part of an Indian day in which the owner is told at most once, by the day and the hour of its beginning: `2026-11-23-10`. */
export function digestPeriod(now: number): string {
  const hour = indianHour(now);
  const start = digestHours.findLast((from) => from <= hour) ?? 0;
  return `${indianDay(now)}-${String(start).padStart(2, "0")}`;
}

/** The period since the beginning of which, each week, the owner is told of all that is held, new or not. */
export function reminderPeriod(now: number): string {
  const sinceHour = now - digestReminderHour * 3_600_000;
  const daysSinceMonday = (new Date(indianDay(sinceHour)).getUTCDay() + 6) % 7;
  return `${indianDay(sinceHour - daysSinceMonday * 86_400_000)}-${digestReminderHour}`;
}

/** What a mail program would make a link of is not for clicking here. */
const webAddress = /(?:https?:\/\/|www\.)\S*|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?/gi;

/** One line of so many characters. Cut before it is looked through: a stranger's text may be long. */
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

/** The mail that tells of it. */
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

To let one through, type the line below it; or open the desk, choose it and press l (then y):

  ${ownerCommand()}

${newest.map(entry).join("\n")}${rest > 0 ? `\nand ${rest} more.\n` : ""}`,
  };
}

/** The same for a webhook, without a word of those who wrote: it is posted where no mail is set up. */
export const heldNotification = ({ period, count }: Held, siteName: string): OwnerNotification => ({
  ...{ id: `held-${period}`, type: "enquiries.held", at: Date.now(), data: { period, count } },
  title: titleOf(siteName, count),
  words: `Nothing is lost, and nothing of it is delivered until you let it through. To read and to release:\n\n  ${ownerCommand()}\n`,
});

/**
 * Tells the owner what is held, the same day: at most once in each period of a day, if anything has come since the
 * mail before, and on Mondays of all that is left. What was told is kept in the store, so that neither a restart nor another
 * process tells of it twice.
 */
export class HeldDigest {
  readonly #options: Options;
  #notBefore = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  /** To be called often: looks every ten minutes. Never rejects; what comes to nothing is tried again in another hour. */
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
    // Ids are in the order of arrival.
    const isNew = latest > ((await store.value(newestName)) ?? "");
    if (!isNew && told >= reminderPeriod(now)) return;
    // Whoever is the first to say so in this hour makes the attempt.
    if (!(await store.change(attemptName, new Date(now).toISOString().slice(0, 13)))) return;
    await send({ period, count, newest });
    await store.change(newestName, latest);
    await store.change(periodName, period);
    log("digest.sent", { period, held: count });
  }
}
