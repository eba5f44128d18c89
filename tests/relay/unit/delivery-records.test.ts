import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { acknowledgementsADay } from "../../../server/limits.ts";
import { EnquiryAdmin } from "../../../server/relay/store/enquiry-admin.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import type { ExportedEnquiry } from "../../../server/relay/store/rows.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { submissionOf } from "../support/enquiries.ts";
import { readDeliveries } from "../support/rows.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

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

it("importing an older export and releasing an enquiry twice change no deliveries", async () => {
  const records = new EnquiryAdmin(database);
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

describe("an acknowledgement", () => {
  it("goes to an address once in 24 hours", async () => {
    for (const at of [now, now + 1, now + 24 * hour - 1]) await accept({ to: "asha@buyer.example", at });
    expect(acknowledged()).toEqual(["asha@buyer.example"]);
    await accept({ to: "dev@buyer.example", at: now + 2 });
    await accept({ to: "asha@buyer.example", at: now + 24 * hour });
    expect(acknowledged()).toEqual(["asha@buyer.example", "dev@buyer.example", "asha@buyer.example"]);
  });

  it("goes once for concurrent enquiries of one address", async () => {
    await Promise.all(Array.from({ length: 10 }, () => accept({ to: "asha@buyer.example" })));
    expect(acknowledged()).toEqual(["asha@buyer.example"]);
    const held = await Promise.all([1, 2].map(() => accept({ to: "dev@buyer.example", held: "daily cap" })));
    for (const id of held) await new EnquiryAdmin(database).release(id, now);
    expect(acknowledged().sort()).toEqual(["asha@buyer.example", "dev@buyer.example"]);
  });

  it("goes to at most three addresses of one domain in 24 hours", async () => {
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

  it("that is not sent is stored with the reason", async () => {
    const send = (name: string) => accept({ to: `${name}@buyer.example`, domain: "buyer.example" });
    const ids = [];
    for (const name of ["a", "a", "b", "c", "d"]) ids.push(await send(name));
    for (let i = 0; i < acknowledgementsADay; i++) ids.push(await accept({ to: `${i}@big.example` }));
    const why = await Promise.all(
      ids.map(async (id) => (await new EnquiryAdmin(database).find(id))[0]?.unacknowledged),
    );
    expect(why.slice(0, 5)).toEqual([null, "again", null, null, "domain"]);
    expect(why.slice(-4)).toEqual([null, "cap", "cap", "cap"]);
  });
});
