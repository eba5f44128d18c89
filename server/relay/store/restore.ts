import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { lockWaitMs } from "../../limits.ts";
import type { HoldReason } from "../hold-reasons.ts";
import { checkIntegrity } from "./backup.ts";
import { asStoreError, type Row, StoreError } from "./database.ts";
import type { EnquiryAdmin } from "./enquiry-admin.ts";
import { pendingMigrations } from "./migrate.ts";
import { type ExportedEnquiry, exportedSelect, parseRowToExport } from "./rows.ts";

/** An older backup is brought to today's version in memory: a copy on a disk would be one more with visitors' words. */
const memory = "file:restore?mode=memory&cache=shared";

const anotherProgram = (file: string) =>
  new StoreError(
    `${file} is not a backup of enquiries: it is another program's database. Name a file that backup made`,
  );

/** Why a file cannot be read as a backup. */
function unreadable(error: unknown, file: string): StoreError {
  const { message } = error as Error;
  if (message.includes("not a database"))
    return new StoreError(`${file} is not a backup: it is no database. Name a file that backup made`);
  if (/no such (?:table|column)/.test(message)) return anotherProgram(file);
  if (/malformed|is damaged/.test(message))
    return new StoreError(`${file} is damaged (${message}). Take an older backup`);
  return asStoreError(error);
}

function readRows(copy: DatabaseSync): { enquiries: ExportedEnquiry[]; deliveries: Row[] } {
  const enquiries = copy.prepare(`SELECT ${exportedSelect} FROM enquiries ORDER BY id`).all().map(parseRowToExport);
  const ended = "status <> 'queued' AND enquiry_id IN (SELECT id FROM enquiries)";
  const columns = "enquiry_id, channel, recipient, queued_at, status, attempts, due_at, last_error, sent_at";
  return { enquiries, deliveries: copy.prepare(`SELECT ${columns} FROM deliveries WHERE ${ended}`).all() };
}

/**
 * Reads the known tables of a backup of this or an older release. The file is only read, and no store is locked.
 * @throws {StoreError} when it is newer than this program, damaged or another kind of file.
 */
function readBackup(file: string): ReturnType<typeof readRows> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new StoreError(`There is no file ${file}. Look at its name and folder`);
  using copy = new DatabaseSync(memory);
  try {
    using source = new DatabaseSync(file, { readOnly: true, timeout: lockWaitMs });
    if (!source.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'enquiries'").get()) throw anotherProgram(file);
    checkIntegrity(source, file);
    source.prepare("VACUUM INTO ?").run(memory);
    for (const sql of pendingMigrations(copy, file)) copy.exec(sql);
    return readRows(copy);
  } catch (error) {
    throw unreadable(error, file);
  }
}

/** What waited in a backup may have been mailed or deleted since, unless the store has it waiting too. */
function heldBack(enquiry: ExportedEnquiry): ExportedEnquiry {
  const reason = "restored" satisfies HoldReason;
  return { ...enquiry, status: "held", holdReason: [enquiry.holdReason, reason].filter(Boolean).join(" ") };
}

/**
 * Brings the rows of a backup into a store, as `import` does, while a server may run. What arrived since stays, and what
 * was mailed since is not mailed again. A restore that broke off is repeated from the beginning.
 * @param deliver delivers what waited in the backup. Otherwise it is held.
 */
export async function restore(records: EnquiryAdmin, file: string, deliver: boolean) {
  const { enquiries, deliveries } = readBackup(file);
  const stored = await records.statusById();
  const waits = ({ id, status }: ExportedEnquiry) =>
    !deliver && status === "queued" && !["queued", "sent"].includes(stored.get(id) ?? "");
  await records.upsert(enquiries.map((enquiry) => (waits(enquiry) ? heldBack(enquiry) : enquiry)));
  await records.addDeliveries(deliveries);
  return {
    /** Enquiries that are in the store now as in the backup. */
    enquiries: enquiries.length,
    /** How many of them the store did not have. */
    added: enquiries.filter(({ id }) => !stored.has(id)).length,
    /** How many of them waited in the backup and are held. */
    held: enquiries.filter(waits).length,
  };
}
