import { temporaryFolder } from "./temporary.ts";
import { applyMigrations } from "./workers-host.ts";

/** Once for all files: an empty D1 with the tables of today, of which each server gets a copy. */
export default async function setup(): Promise<void> {
  const folder = temporaryFolder("migrated-d1");
  await applyMigrations(folder);
  process.env.EMPTY_D1 = folder;
}
