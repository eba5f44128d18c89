import type { Handler } from "hono";
import { createThrottledLog, type Logger } from "./log.ts";
import { StoreError } from "./relay/store/database.ts";
import type { EnquiryStore } from "./relay/store/enquiry-store.ts";
import { respondText } from "./respond.ts";

/** The address that a monitor asks. */
export const healthPath = "/healthz";

const answer = (status: string, code: number) =>
  respondText(JSON.stringify({ status }), code, { "Content-Type": "application/json" });

/** For the public: whether an enquiry would be stored now, in one word. 503 when not. */
export function healthHandler(store: EnquiryStore, log: Logger): Handler {
  const failures = createThrottledLog(log);
  return async () => {
    try {
      await store.probe();
      return answer("ok", 200);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      failures("health.failing", { reason: error.message });
      return answer("failing", 503);
    }
  };
}
