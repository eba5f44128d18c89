import { type Handler, Hono } from "hono";
import { createThrottledLog, type Log } from "./log.ts";
import { backupTrouble } from "./relay/backup-watch.ts";
import { StoreError } from "./relay/store/database.ts";
import type { EnquiryStore } from "./relay/store/enquiry-store.ts";
import { plainText } from "./respond.ts";

/** The address that a monitor asks, on the public server and on the operator's port. */
export const healthPath = "/healthz";

/**
 * For the operator's monitor, without personal data (docs/relay.md). `channels` and `backup` are left out when nothing is to
 * be said of them.
 * @throws {StoreError} when an enquiry would not be stored
 */
async function reportHealth(store: EnquiryStore): Promise<object> {
  const now = Date.now();
  await store.probe();
  const { oldestQueuedAt, ...counts } = await store.health();
  const age = oldestQueuedAt === null ? null : Math.max(0, Math.round((now - oldestQueuedAt) / 1_000));
  const others = (await store.countByChannel()).map(({ channel, ...count }) => [channel, count] as const);
  const trouble = await backupTrouble(store, now);
  const lastWhole = trouble?.wholeAt ? new Date(trouble.wholeAt).toISOString() : null;
  return {
    ...{ writable: true, ...counts, oldestUndeliveredSeconds: age },
    ...(others.length > 0 && { channels: Object.fromEntries(others) }),
    ...(trouble && { backup: { failing: trouble.reason, lastWhole } }),
  };
}

/** Answers 200 with what is found, or 503 when the store fails. */
function telling(log: Log, find: () => Promise<object>, failing: object): Handler {
  const failures = createThrottledLog(log);
  const json = { "Content-Type": "application/json" };
  return async () => {
    try {
      return plainText(JSON.stringify(await find()), 200, json);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      failures("health.failing", { reason: error.message });
      return plainText(JSON.stringify(failing), 503, json);
    }
  };
}

/** For the public: whether an enquiry would be stored now, in one word. The number of enquiries is for the operator. */
export const publicHealth = (store: EnquiryStore, log: Log): Handler =>
  telling(log, () => store.probe().then(() => ({ status: "ok" })), { status: "failing" });

/** What the operator's port serves: the whole report. */
export const operatorRoutes = (store: EnquiryStore, log: Log): Hono =>
  new Hono()
    .get(
      healthPath,
      telling(log, () => reportHealth(store), { writable: false }),
    )
    .all(healthPath, () => plainText("Method Not Allowed", 405, { Allow: "GET, HEAD" }));
