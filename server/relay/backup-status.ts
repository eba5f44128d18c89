import { backupMissedMs } from "../limits.ts";
import type { KeyValueStore } from "./store/key-value-store.ts";

/** Name in the store for the outcome of the last backups. */
const name = "backup";

/** When the last whole backup was made, in milliseconds since 1970, and why the one after it failed, if it did. */
type BackupRecord = { wholeAt: number | null; failure: string };

/** What is wrong with the backups. */
export type BackupTrouble = { wholeAt: number | null; reason: string };

const read = async (notes: KeyValueStore): Promise<BackupRecord> =>
  JSON.parse((await notes.value(name)) ?? '{ "wholeAt": null, "failure": "" }');

/** To be called when a backup is whole. @throws {StoreError} */
export async function markBackupDone(notes: KeyValueStore, now: number): Promise<void> {
  await notes.change(name, JSON.stringify({ wholeAt: now, failure: "" } satisfies BackupRecord));
}

/** To be called when a backup without a person at it failed. @throws {StoreError} */
export async function markBackupFailed(notes: KeyValueStore, failure: string): Promise<void> {
  const { wholeAt } = await read(notes);
  await notes.change(name, JSON.stringify({ wholeAt, failure } satisfies BackupRecord));
}

/** `null` when backups work, or when none was ever begun: whether there should be any is asked by the preflight. */
export async function findBackupTrouble(notes: KeyValueStore, now: number): Promise<BackupTrouble | null> {
  const { wholeAt, failure } = await read(notes);
  if (failure !== "") return { wholeAt, reason: failure };
  if (wholeAt === null || now - wholeAt <= backupMissedMs) return null;
  const days = Math.floor((now - wholeAt) / 86_400_000);
  return { wholeAt, reason: `none was made for ${days} days: the timer, or the command that it starts, does not run` };
}
