import { digestHourUtc, digestLength, digestLookMs } from "../../limits.ts";
import type { Log } from "../../log.ts";
import { withoutDirections } from "../directions.ts";
import type { StoredEnquiry } from "../enquiry.ts";
import { inWords } from "../hold-reasons.ts";
import { StoreError } from "../store/database.ts";
import type { EnquiryStore } from "../store/enquiry-store.ts";
import type { Mail, MailFrame } from "./mail.ts";
import { DeliveryError, type Transport } from "./transport.ts";

/** Under these names the store keeps the week that was told of last, and the hour of the last attempt to tell. */
const [weekName, attemptName] = ["held-digest", "held-digest-attempt"];

type Options = {
  store: EnquiryStore;
  transport: Transport;
  frame: MailFrame;
  log: Log;
};

/** The last Monday morning (UTC) before a time, in milliseconds since 1970. */
export function weekStart(now: number): number {
  const date = new Date(now);
  const monday = date.getUTCDate() - ((date.getUTCDay() + 6) % 7);
  const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), monday, digestHourUtc);
  return start <= now ? start : start - 7 * 86_400_000;
}

/** What a mail program would make a link of is not for clicking here. */
const webAddress = /(?:https?:\/\/|www\.)\S*|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?/gi;

/** One line of so many characters. Cut before it is looked through: a stranger's text may be long. */
const line = (text: string, length: number) => {
  const start = withoutDirections(text.slice(0, 4 * length)).replaceAll(webAddress, "[link]");
  const words = start.replaceAll(/\s+/g, " ");
  return words.length > length ? `${words.slice(0, length - 1)}…` : words;
};

const entry = ({ id, receivedAt, name, email, message, holdReason }: StoredEnquiry) =>
  `${new Date(receivedAt).toISOString().slice(0, 10)}  ${line(name, 40)} <${email}>
  held because ${inWords(holdReason ?? "")}
  “${line(message, 100)}”
  npm run enquiries -- release ${id}
`;

const plural = (count: number) => (count === 1 ? "1 enquiry is" : `${count} enquiries are`);

function compose(enquiries: StoredEnquiry[], count: number, week: string, frame: MailFrame): Mail {
  const { from, to, siteName, siteUrl } = frame;
  const rest = count - enquiries.length;
  return {
    from,
    to,
    messageId: `<held-${week}@${new URL(siteUrl).hostname}>`,
    date: new Date(),
    subject: `${siteName}: ${plural(count)} held`,
    text: `${plural(count)} held. That is done with what looks like advertising or a program's work, and with what comes when the
day's mail is used up. Nothing is lost, and nothing of it is mailed until you release it. To read, release or delete:

  npm run enquiries

${enquiries.map(entry).join("\n")}${rest > 0 ? `\nand ${rest} more.\n` : ""}`,
  };
}

/**
 * Tells the owner by mail, once a week, of what is held, if anything has been since before the week began. What the
 * week is told of is kept in the store, so that neither a restart nor another process tells of it twice.
 */
export class HeldDigest {
  readonly #options: Options;
  #notBefore = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  /** To be called often: looks once an hour. Never rejects; what comes to nothing is tried again in another hour. */
  async tell(now = Date.now()): Promise<void> {
    if (performance.now() < this.#notBefore) return;
    this.#notBefore = performance.now() + digestLookMs;
    const { log } = this.#options;
    try {
      await this.#tellIfDue(now);
    } catch (error) {
      if (error instanceof StoreError) log("store.failed", { reason: error.message });
      else if (error instanceof DeliveryError) log("digest.failed", { code: error.code });
      else throw error;
    }
  }

  async #tellIfDue(now: number): Promise<void> {
    const { store, transport, frame, log } = this.#options;
    const start = weekStart(now);
    const week = new Date(start).toISOString().slice(0, 10);
    if ((await store.value(weekName)) === week) return;
    const { count, newest, oldestAt } = await store.held(digestLength);
    if (oldestAt === null || oldestAt >= start) return;
    // Whoever is the first to say so in this hour makes the attempt.
    if (!(await store.change(attemptName, new Date(now).toISOString().slice(0, 13)))) return;
    await transport(compose(newest, count, week, frame));
    await store.change(weekName, week);
    log("digest.sent", { week, held: count });
  }
}
