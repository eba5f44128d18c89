import { type Handler, Hono } from "hono";
import { type Log, Tally } from "./log.ts";
import { reportHealth } from "./relay/health.ts";
import { StoreError } from "./relay/store/database.ts";
import type { EnquiryStore } from "./relay/store/enquiry-store.ts";
import { plainText } from "./respond.ts";

/** The address that a monitor asks, on the public server and on the operator's port. */
export const healthPath = "/healthz";

/** Answers 200 with what is found, or 503 when the store fails. */
function telling(log: Log, find: () => Promise<object>, failing: object): Handler {
  const failures = new Tally(log);
  const json = { "Content-Type": "application/json" };
  return async () => {
    try {
      return plainText(JSON.stringify(await find()), 200, json);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      failures.count("health.failing", { reason: error.message });
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
