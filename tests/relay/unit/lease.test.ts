import { afterEach, beforeEach, expect, it } from "vitest";
import { longestWaitMs } from "../../../server/relay/deliver/backoff.ts";
import { DeliveryQueue } from "../../../server/relay/store/delivery-queue.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { submissionOf } from "../support/enquiries.ts";
import { temporaryFolder } from "../support/temporary.ts";

let database: SqliteDatabase;
let store: EnquiryStore;
let queue: DeliveryQueue;

beforeEach(() => {
  database = new SqliteDatabase(temporaryFolder("lease"));
  store = new EnquiryStore(database, { dailyCap: 10 });
  queue = new DeliveryQueue(database, "mail");
});
afterEach(() => database.close());

const day = 86_400_000;
const now = 1_800_000_000_000;
const terms = (at: number) => ({ leaseMs: 30_000, longestWaitMs: longestWaitMs(10_000), now: at });
const accept = (message: string) => store.accept(submissionOf({ message }), null, now);

it("an enquiry that was taken in before the clock was put back by an hour or by a day is due at once", async () => {
  await accept("Before the jump");
  expect(await queue.lease(1, terms(now - day))).toHaveLength(1);
  await accept("Another");
  expect(await queue.lease(1, terms(now - 3_600_000))).toHaveLength(1);
});

it("a lease from before the clock was put back is over", async () => {
  await accept("Leased, then the process died");
  expect(await queue.lease(1, terms(now))).toHaveLength(1);
  expect(await queue.lease(1, terms(now + 10_000))).toEqual([]);
  expect(await queue.lease(1, terms(now - day))).toHaveLength(1);
});

it("a lease holds against a taker whose clock is a little behind", async () => {
  await accept("Taken by another isolate");
  expect(await queue.lease(1, terms(now))).toHaveLength(1);
  expect(await queue.lease(1, terms(now - 2_000))).toEqual([]);
});

it("a wait is waited for, unless it is longer than any wait can be", async () => {
  await accept("Failed once");
  const [taken] = await queue.lease(1, terms(now));
  if (!taken) throw new Error("not taken");
  await queue.markDeferred(taken, "delayed: 451", now + 25 * 3_600_000, { counted: true });
  expect(await queue.lease(1, terms(now))).toEqual([]);
  expect(await queue.leaseOne(taken.id, terms(now))).toBeUndefined();
  expect(await queue.leaseOne(taken.id, terms(now - 2 * day))).toMatchObject({ attempts: 2 });
});

it("a change is told to one of those who make it at once", async () => {
  const told = await Promise.all(Array.from({ length: 10 }, () => store.change("notice", "2027-01-01")));
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(await store.change("notice", "2027-01-02")).toBe(true);
});
