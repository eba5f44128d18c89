import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rowsPerBatch } from "../../../server/limits.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import { createQueue } from "../../../server/relay/store/delivery-queue.ts";
import { EnquiryAdmin } from "../../../server/relay/store/enquiry-admin.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import type { ExportedEnquiry } from "../../../server/relay/store/rows.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { submissionOf } from "../support/enquiries.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

const now = 1_800_000_000_000;
const dayMs = 24 * 3_600_000;

let database: SqliteDatabase;
let records: EnquiryAdmin;

beforeEach(() => {
  database = new SqliteDatabase(temporaryFolder("records"));
  records = new EnquiryAdmin(database);
});
afterEach(() => database.close());

const storeIn = (where: SqliteDatabase) => new EnquiryStore(where, { dailyCap: 1_000 });

async function allOf<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

let written = 0;

type Stored = { email?: string; message?: string; held?: string; at?: number };

/** Stores an enquiry. @returns its id */
async function stored({ held, at = now, ...words }: Stored = {}): Promise<string> {
  const submission = submissionOf({ requestConsultation: "No", ...words }, { submissionId: `draft-${written++}` });
  const accepted = await storeIn(database).accept(submission, held ?? null, at);
  if (accepted === "duplicate") throw new Error("It was there already.");
  return accepted.id;
}

const messages = async () => (await records.list({ limit: 1_000 })).map(({ message }) => message).toSorted();

it("delete finds an address in any letter case", async () => {
  const [one] = [await stored({ email: "Asha@buyer.example" })];
  await stored({ email: "ravi@buyer.example", message: "Of another" });
  const [asha] = (await allOf(records.all())).filter(({ id }) => id === one) as [ExportedEnquiry];
  await records.upsert(Array.from({ length: rowsPerBatch }, (_, i) => ({ ...asha, id: `${asha.id}${i}` })));
  expect(await records.deletePerson("asha@BUYER.example")).toBe(rowsPerBatch + 1);
  expect(await messages()).toEqual(["Of another"]);
});

it("an export and a search read all pages of rows", async () => {
  await stored({ message: "Salt" });
  const [one] = (await allOf(records.all())) as [ExportedEnquiry];
  await records.upsert(Array.from({ length: rowsPerBatch + 1 }, (_, i) => ({ ...one, id: `${one.id}${i}` })));
  const read = [await allOf(records.all()), await allOf(records.search("salt"))];
  expect(read.map(({ length }) => length)).toEqual([rowsPerBatch + 2, rowsPerBatch + 2]);
});

it("an import marks enquiries as sent that were mailed elsewhere, and ends their lease", async () => {
  for (const message of ["Mailed elsewhere", "In transit"]) await stored({ message });
  await database.write("UPDATE enquiries SET lease = 'x', attempts = 1");
  const there = (await allOf(records.all())).map((enquiry) =>
    enquiry.message === "In transit" ? enquiry : { ...enquiry, status: "sent" as const, sentAt: now },
  );
  await records.upsert(there);
  expect(await database.read("SELECT message, status, lease, sent_at FROM enquiries ORDER BY message")).toEqual([
    { message: "In transit", status: "queued", lease: "x", sent_at: null },
    { message: "Mailed elsewhere", status: "sent", lease: null, sent_at: now },
  ]);
});

it("the health probe writes at most every ten seconds, and fails while enquiries cannot be stored", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const write = vi.spyOn(database, "write");
  const store = storeIn(database);
  for (let second = 0; second < 25; second++) {
    await store.probe();
    vi.advanceTimersByTime(1_000);
  }
  expect(write).toHaveBeenCalledTimes(3);
  write.mockRejectedValueOnce(new StoreError("disk full"));
  await expect(store.accept(submissionOf({}), null, now)).rejects.toThrow("disk full");
  await expect(store.probe()).rejects.toThrow("disk full");
  vi.advanceTimersByTime(11_000);
  await store.probe();
  await database.write("ALTER TABLE enquiries RENAME COLUMN company TO firm");
  vi.advanceTimersByTime(11_000);
  await expect(store.probe()).rejects.toThrow("company");
  vi.useRealTimers();
});

it("a draft id from an earlier version is recognised as a duplicate", async () => {
  const draft = submissionOf({}, { submissionId: "draft" });
  await storeIn(database).accept(draft, null, now);
  // As it is in the stores that there are.
  await database.write("UPDATE enquiries SET fingerprint = 'auBI8I_KtEv7yEY_B0v9tA'");
  expect(await storeIn(database).accept(draft, null, now + 400 * dayMs)).toBe("duplicate");
});

it("the link to resend a dead letter works once, and not for a later failure of the same letter", async () => {
  const id = await stored();
  const queue = createQueue(database, "mail");
  const die = async (at: number) => {
    const taken = await queue.take(at);
    if (taken) await queue.markDead(taken, "refused: no");
    return (await records.find(id))[0]?.dueAt ?? 0;
  };
  const again = (diedAt: number) => records.resend("mail", { id, diedAt }, now + 4);
  const first = await die(now);
  expect([await again(first), await again(first)]).toEqual([1, 0]);
  const second = await die(now + 5);
  expect([await again(first), await again(second)]).toEqual([0, 1]);
});
