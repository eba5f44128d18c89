import { afterEach, beforeEach, expect, it } from "vitest";
import { createQueue, type DeliveryQueue } from "../../../server/relay/store/delivery-queue.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { submissionOf } from "../support/enquiries.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

let database: SqliteDatabase;
let store: EnquiryStore;
let queue: DeliveryQueue;

beforeEach(() => {
  database = new SqliteDatabase(temporaryFolder("lease"));
  store = new EnquiryStore(database, { dailyCap: 10 });
  queue = createQueue(database, "mail");
});
afterEach(() => database.close());

const now = 1_800_000_000_000;
const accept = (message: string) => store.accept(submissionOf({ message }), null, now);

it("a queue gives an enquiry to one taker until its lease ends", async () => {
  await accept("Leased, then the process died");
  expect(await queue.take(now)).toMatchObject({ attempts: 1 });
  expect(await queue.take(now + 29_999)).toBeUndefined();
  expect(await queue.take(now + 30_000)).toMatchObject({ attempts: 2 });
});

it("a queue gives an enquiry again when its wait is over", async () => {
  await accept("Failed once");
  const taken = await queue.take(now);
  if (!taken) throw new Error("not taken");
  await queue.markDeferred(taken, "delayed: 451", now + 10_000);
  expect(await queue.take(now + 9_999)).toBeUndefined();
  expect(await queue.take(now + 10_000)).toMatchObject({ attempts: 2, lastError: "delayed: 451" });
});

it("an enquiry that failed in an outage comes after the others, and all store the outage as last error", async () => {
  for (const message of ["First", "Second"]) await accept(message);
  const first = await queue.take(now);
  if (!first) throw new Error("not taken");
  await queue.markUnreached(first, "unreachable: refused", now + 1);
  expect(await queue.take(now + 1)).toMatchObject({
    message: "Second",
    attempts: 1,
    lastError: "unreachable: refused",
  });
  expect(await queue.take(now + 1)).toMatchObject({ message: "First", attempts: 1, lastError: "unreachable: refused" });
});

it("of several processes that claim a notice at once, only one gets it", async () => {
  const told = await Promise.all(Array.from({ length: 10 }, () => store.change("notice", "2027-01-01")));
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(await store.change("notice", "2027-01-02")).toBe(true);
});
