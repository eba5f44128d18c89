import { indianDay, indianHour } from "../../indian-time.ts";
import { capNoticeRetryMs, digestHours, maxDigestEntries, noticeCheckMs, weeklyDigestHour } from "../../limits.ts";
import { errorName, type Logger } from "../../log.ts";
import { findBackupTrouble } from "../backup-status.ts";
import type { LinkSigner } from "../owner-links/signed-links.ts";
import { StoreError } from "../store/database.ts";
import type { EnquiryStore } from "../store/enquiry-store.ts";
import { DeliveryError, type Transport } from "./delivery-error.ts";
import type { OwnerMailOptions } from "./mail.ts";
import { backupNotice, capNotice, type Notice, waitingNotice } from "./notice-texts.ts";
import type { PostToWebhook } from "./webhook.ts";

/** Names in the store for what the owner was told last. */
const told = {
  /** The day of the cap. */
  cap: "cap-notice",
  /** The last whole backup before the trouble. */
  backup: "backup-told",
  /** The period of the digest, the newest held enquiry in it, when the newest delivery in it was given up, and how many were. */
  digest: "held-digest",
} as const;

/** Tells the owner. Rejects when no channel took it. */
type Notify = (notice: Notice) => Promise<unknown>;

type OwnersChannels = {
  transport: Transport | null;
  frame: OwnerMailOptions | null;
  postToWebhook: PostToWebhook | null;
};

/** Tells by mail, and by webhook where mail is not set up or fails: it must not keep its own trouble secret. */
export function createNotifier({ transport, frame, postToWebhook }: OwnersChannels): Notify | null {
  const byWebhook = postToWebhook && ((notice: Notice) => postToWebhook({ ...notice, at: Date.now() }));
  if (!transport || !frame) return byWebhook;
  const { from, to, siteUrl } = frame;
  const byMail = ({ id, title, text }: Notice) =>
    transport({ from, to, messageId: `<${id}@${new URL(siteUrl).hostname}>`, date: new Date(), subject: title, text });
  if (!byWebhook) return byMail;
  return (notice) => byMail(notice).catch((error) => byWebhook(notice).catch(() => Promise.reject(error)));
}

/** The part of an Indian day in which the owner is told at most once, by the day and hour of its beginning. */
export function digestPeriodKey(now: number): string {
  const hour = indianHour(now);
  const start = digestHours.findLast((from) => from <= hour) ?? 0;
  return `${indianDay(now)}-${String(start).padStart(2, "0")}`;
}

/** The period in which the last weekly reminder of all that waits was due. */
export function weeklyDigestPeriodKey(now: number): string {
  const sinceHour = now - weeklyDigestHour * 3_600_000;
  const daysSinceMonday = (new Date(indianDay(sinceHour)).getUTCDay() + 6) % 7;
  return `${indianDay(sinceHour - daysSinceMonday * 86_400_000)}-${weeklyDigestHour}`;
}

type Options = {
  store: EnquiryStore;
  /** `null` when the owner has no channel: then only health and log tell. */
  tell: Notify | null;
  /** Of mails, to what waits. */
  links: LinkSigner;
  siteName: string;
  dailyCap: number;
  log: Logger;
};

/**
 * Tells the owner what an enquiry's own mail does not: what is held or was given up, that the cap is reached, that
 * backups fail. The store keeps what was told, so that neither a restart nor another process repeats or forgets it.
 */
export function createNoticeJob({ store, tell, links, siteName, dailyCap, log }: Options) {
  let lookFrom = Number.NEGATIVE_INFINITY;
  let capFrom = Number.NEGATIVE_INFINITY;

  async function logging(about: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof StoreError) log("store.failed", { reason: error.message });
      else if (error instanceof DeliveryError) log("owner.untold", { about, code: error.code, remedy: error.remedy });
      else log("owner.untold", { about, code: errorName(error) });
    }
  }

  /** Tells unless the mark says that it was told. One process sets it. When nothing took the notice, it is as before. */
  async function once(name: string, mark: string, notice: Notice): Promise<boolean> {
    const before = (await store.value(name)) ?? "";
    if (!tell || before === mark || !(await store.change(name, mark))) return false;
    try {
      await tell(notice);
    } catch (error) {
      await store.change(name, before);
      throw error;
    }
    log("owner.told", { notice: notice.id });
    return true;
  }

  /** Once in each period of the day when something new is there, and on Mondays all that is left. */
  async function tellWaiting(now: number): Promise<void> {
    const period = digestPeriodKey(now);
    const noted = (await store.value(told.digest)) ?? "";
    const [last = "", lastHeld = "", diedAt = 0, deadCount = 0, heldCount = 0] = noted.split(" ");
    if (last === period) return;
    const held = await store.held(maxDigestEntries);
    const dead = await store.dead(maxDigestEntries);
    if (held.count + dead.count === 0) return;
    // Ids sort by time of arrival, and deaths have a time. Both miss what a restore or a slower clock brings: the counts do not.
    const newest = held.newest[0]?.id ?? lastHeld;
    const more = held.count > Number(heldCount) || dead.count > Number(deadCount);
    const isNew = more || newest > lastHeld || dead.latestAt > Number(diedAt);
    if (!isNew && last >= weeklyDigestPeriodKey(now)) return;
    const mark = [period, newest, dead.latestAt, dead.count, held.count].join(" ");
    await once(told.digest, mark, waitingNotice({ period, held, dead }, siteName, await links.signer(now)));
  }

  /** Once, and again only after a whole backup, whatever new reason the trouble gets. */
  async function tellBackup(now: number): Promise<void> {
    const trouble = await findBackupTrouble(store, now);
    if (!trouble) return void (await store.change(told.backup, ""));
    if (await once(told.backup, `since ${trouble.wholeAt}`, backupNotice(trouble, siteName)))
      log("backup.failing", { reason: trouble.reason });
  }

  return {
    /** To be called often: it looks every ten minutes. What could not be told is told by a later look. */
    async look(now = Date.now()): Promise<void> {
      if (performance.now() < lookFrom) return;
      lookFrom = performance.now() + noticeCheckMs;
      await logging("waiting", () => tellWaiting(now));
      await logging("backup", () => tellBackup(now));
    },

    /** To be called for each enquiry that the cap holds. After a failure, a later enquiry tells. */
    async capReached(): Promise<void> {
      if (performance.now() < capFrom) return;
      capFrom = performance.now() + capNoticeRetryMs;
      const day = new Date().toISOString().slice(0, 10);
      await logging("cap", () => once(told.cap, day, capNotice(day, dailyCap, siteName)));
    },
  };
}
