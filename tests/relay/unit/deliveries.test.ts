import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { acknowledgementsADay } from "../../../server/limits.ts";
import { longestWaitMs } from "../../../server/relay/deliver/backoff.ts";
import type { Channel } from "../../../server/relay/enquiry.ts";
import { DeliveryQueue } from "../../../server/relay/store/delivery-queue.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import { Records } from "../../../server/relay/store/records.ts";
import type { ExportedEnquiry } from "../../../server/relay/store/rows.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { submissionOf, typicalEnquiry } from "../support/enquiries.ts";
import { readDeliveries } from "../support/rows.ts";
import { temporaryFolder } from "../support/temporary.ts";

let folder: string;
let database: SqliteDatabase;
let store: EnquiryStore;

beforeEach(() => {
  folder = temporaryFolder("deliveries");
  database = new SqliteDatabase(folder);
  store = new EnquiryStore(database, { dailyCap: 1_000, notifies: true });
});
afterEach(() => database.close());

const hour = 3_600_000;
const now = 1_800_000_000_000;
const terms = (at: number) => ({ leaseMs: 30_000, longestWaitMs: longestWaitMs(10_000), now: at });
const queue = (channel: Channel) => new DeliveryQueue(database, channel);
const deliveries = () => readDeliveries(`${folder}/enquiries.sqlite`);
const acknowledged = () => deliveries().flatMap(({ recipient }) => recipient ?? []);

let written = 0;

/** Stores an enquiry. @returns its id */
type Accepting = { to?: string; domain?: string | null; held?: string | null; at?: number };

async function accept({ to, domain = null, held = null, at = now }: Accepting = {}): Promise<string> {
  const submission = submissionOf({ requestConsultation: "No" }, { submissionId: `draft-${written++}` });
  const accepted = await store.accept(submission, held, at, { to: to ?? null, domain, withheld: null });
  if (accepted === "duplicate") throw new Error("It was there already");
  return accepted.id;
}

/** Takes all mails that are due, and marks them as sent. */
async function mailAll(): Promise<void> {
  for (const taken of await queue("mail").lease(1_000, terms(now))) await queue("mail").markSent(taken, now);
}

describe("an enquiry's deliveries", () => {
  it("are queued with it, each with a state of its own", async () => {
    const id = await accept({ to: "asha@buyer.example" });
    expect(deliveries().map(({ channel, status, attempts }) => [channel, status, attempts])).toEqual([
      ["acknowledgement", "queued", 0],
      ["webhook", "queued", 0],
    ]);
    const [notification] = await queue("webhook").lease(5, terms(now));
    if (!notification) throw new Error("not taken");
    expect(notification).toMatchObject({ id, attempts: 1, message: typicalEnquiry.message });
    await queue("webhook").markDead(notification, "refused: HTTP 400");
    const [mail] = await queue("mail").lease(5, terms(now));
    expect(mail).toMatchObject({ id, attempts: 1, lastError: null });
  });

  it("wait while it is held, and are queued when it is released", async () => {
    const id = await accept({ to: "asha@buyer.example", held: "daily cap" });
    expect(deliveries()).toEqual([]);
    await new Records(database).release(id, now + hour);
    expect(deliveries().map(({ channel }) => channel)).toEqual(["acknowledgement", "webhook"]);
    expect(await queue("webhook").nextDueAt()).toBe(now + hour);
  });

  it("are as they were when what was released is held again by an older word of it, and released once more", async () => {
    const records = new Records(database);
    const id = await accept({ to: "asha@buyer.example", held: "daily-cap" });
    const before: ExportedEnquiry[] = [];
    for await (const enquiry of records.all()) before.push(enquiry);
    await records.release(id, now + hour);
    const told = deliveries();
    await records.upsert(before);
    expect(await records.countByStatus()).toMatchObject({ held: 1, queued: 0 });
    expect(await records.release(id, now + 2 * hour)).toBe(1);
    expect(deliveries()).toEqual(told);
  });

  it("are none where nothing is to be told", async () => {
    store = new EnquiryStore(database, { dailyCap: 10 });
    await accept();
    expect(deliveries()).toEqual([]);
  });

  it("go with it when its writer's words are deleted", async () => {
    await accept({ to: "asha@buyer.example" });
    expect(await new Records(database).deletePerson(typicalEnquiry.email)).toBe(1);
    expect(deliveries()).toEqual([]);
  });

  it("are taken once, put off and resumed by channel", async () => {
    await accept({ to: "asha@buyer.example" });
    const webhook = queue("webhook");
    const [taken] = await webhook.lease(5, terms(now));
    expect(await webhook.lease(5, terms(now))).toEqual([]);
    if (!taken) throw new Error("not taken");
    await webhook.markDeferred(taken, "unreachable: refused", now + hour, { counted: false });
    expect(await webhook.nextDueAt()).toBe(now + hour);
    expect(await queue("mail").resumeAfterOutage(now)).toBe(0);
    expect(await webhook.resumeAfterOutage(now)).toBe(1);
    expect(await webhook.leaseOne(taken.id, terms(now))).toMatchObject({ attempts: 1 });
  });

  it("are resumed one by one after an outage, the first of them first", async () => {
    const [first, second] = [await accept(), await accept()];
    const webhook = queue("webhook");
    for (const taken of await webhook.lease(5, terms(now)))
      await webhook.markDeferred(taken, "unreachable: refused", now + (taken.id === first ? 1 : 2) * hour, {
        counted: false,
      });
    const resumed = [];
    for (let i = 0; i < 2; i++) {
      await webhook.resumeOne(now);
      resumed.push((await webhook.lease(5, terms(now))).map(({ id }) => id));
    }
    expect(resumed).toEqual([[first], [second]]);
  });

  it("start over by channel, one or every dead letter", async () => {
    const id = await accept({ to: "asha@buyer.example" });
    const records = new Records(database);
    for (const taken of await queue("webhook").lease(5, terms(now))) await queue("webhook").markDead(taken, "refused");
    expect(await records.countByChannel()).toEqual([
      { channel: "webhook", queued: 0, dead: 1 },
      { channel: "acknowledgement", queued: 1, dead: 0 },
    ]);
    expect(await records.resendBy("acknowledgement", "dead", now)).toBe(0);
    expect(await records.resendBy("webhook", "dead", now)).toBe(1);
    expect(await records.resendBy("webhook", { id }, now)).toBe(1);
    expect(await queue("webhook").leaseOne(id, terms(now))).toMatchObject({ attempts: 1 });
  });
});

describe("an acknowledgement", () => {
  it("waits until the owner's mail is sent", async () => {
    const id = await accept({ to: "asha@buyer.example" });
    const own = queue("acknowledgement");
    expect([await own.nextDueAt(), await own.lease(5, terms(now)), await own.leaseOne(id, terms(now))]).toEqual([
      null,
      [],
      undefined,
    ]);
    await mailAll();
    expect(await own.nextDueAt()).toBe(now);
    expect(await own.leaseOne(id, terms(now))).toMatchObject({ id });
  });

  it("goes to an address once within 24 hours, whenever midnight is", async () => {
    for (const at of [now, now + 1, now + 24 * hour - 1]) await accept({ to: "asha@buyer.example", at });
    expect(acknowledged()).toEqual(["asha@buyer.example"]);
    await accept({ to: "dev@buyer.example", at: now + 2 });
    await accept({ to: "asha@buyer.example", at: now + 24 * hour });
    expect(acknowledged()).toEqual(["asha@buyer.example", "dev@buyer.example", "asha@buyer.example"]);
  });

  it("goes once where several of one address are stored at the same time, or released", async () => {
    await Promise.all(Array.from({ length: 10 }, () => accept({ to: "asha@buyer.example" })));
    expect(acknowledged()).toEqual(["asha@buyer.example"]);
    const held = await Promise.all([1, 2].map(() => accept({ to: "dev@buyer.example", held: "daily cap" })));
    for (const id of held) await new Records(database).release(id, now);
    expect(acknowledged().sort()).toEqual(["asha@buyer.example", "dev@buyer.example"]);
  });

  it("has a cap of its own, which holds nothing of anybody", async () => {
    for (let i = 0; i < acknowledgementsADay + 5; i++) await accept({ to: `visitor-${i}@buyer.example` });
    expect(acknowledged()).toHaveLength(acknowledgementsADay);
    expect(await new Records(database).countByStatus()).toMatchObject({ queued: acknowledgementsADay + 5, held: 0 });
    await accept({ to: "next-day@buyer.example", at: now + 24 * hour });
    expect(acknowledged()).toContain("next-day@buyer.example");
  });

  it("goes to three of one domain within 24 hours, where its owner may have every name in it", async () => {
    const send = (name: string, at = now) => accept({ to: `${name}@buyer.example`, domain: "buyer.example", at });
    for (const name of ["a", "b", "c", "d"]) await send(name);
    await accept({ to: "asha@notbuyer.example", domain: "notbuyer.example" });
    expect(acknowledged().sort()).toEqual([
      "a@buyer.example",
      "asha@notbuyer.example",
      "b@buyer.example",
      "c@buyer.example",
    ]);
    await send("e", now + 24 * hour);
    expect(acknowledged()).toContain("e@buyer.example");
  });

  it("that does not go is stored with the reason", async () => {
    const send = (name: string) => accept({ to: `${name}@buyer.example`, domain: "buyer.example" });
    const ids = [];
    for (const name of ["a", "a", "b", "c", "d"]) ids.push(await send(name));
    for (let i = 0; i < acknowledgementsADay; i++) ids.push(await accept({ to: `${i}@big.example` }));
    const why = await Promise.all(ids.map(async (id) => (await new Records(database).find(id))[0]?.unacknowledged));
    expect(why.slice(0, 5)).toEqual([null, "again", null, null, "domain"]);
    expect(why.slice(-4)).toEqual([null, "cap", "cap", "cap"]);
  });
});
