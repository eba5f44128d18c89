import { afterEach, expect, it } from "vitest";
import { maxOutageMs } from "../../../server/limits.ts";
import { Delivery } from "../../../server/relay/deliver/delivery.ts";
import { DeliveryError } from "../../../server/relay/deliver/transport.ts";
import { DeliveryQueue } from "../../../server/relay/store/delivery-queue.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { submissionOf } from "../support/enquiries.ts";
import { readRows } from "../support/rows.ts";
import { temporaryFolder } from "../support/temporary.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** Tries to deliver an enquiry of this age to a mail server that is away. @returns the row afterwards */
async function afterAnOutageOf(ageMs: number) {
  const folder = temporaryFolder("outage");
  const database = new SqliteDatabase(folder);
  closing.push(async () => void (await database.close()));
  const store = new EnquiryStore(database, { dailyCap: 10 });
  const events: string[] = [];
  const delivery = new Delivery({
    channel: "mail",
    queue: new DeliveryQueue(database, "mail"),
    send: () => Promise.reject(new DeliveryError("unreachable", "ECONNREFUSED", "refused")),
    retryFirstMs: 10_000,
    log: (event) => void events.push(event),
  });
  await store.accept(submissionOf({ requestConsultation: "No" }), null, Date.now() - ageMs);
  for (const enquiry of await delivery.take(1)) await delivery.attempt(enquiry);
  const [row] = readRows(`${folder}/enquiries.sqlite`);
  return { status: row?.status, lastError: row?.last_error, events };
}

it("an enquiry waits for a mail server that was away for a day short of thirty", async () => {
  const { status, events } = await afterAnOutageOf(maxOutageMs - 24 * 3_600_000);
  expect([status, events]).toEqual(["queued", ["enquiry.deferred"]]);
});

it("after thirty days it is a dead letter, kept whole, and the log says so", async () => {
  expect(maxOutageMs).toBe(30 * 24 * 3_600_000);
  const { status, lastError, events } = await afterAnOutageOf(maxOutageMs + 1_000);
  expect([status, lastError, events]).toEqual(["dead", "unreachable: refused", ["enquiry.dead"]]);
});
