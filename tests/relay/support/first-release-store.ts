import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./temp-folder.ts";

/** A copy of the first release's store (`fixtures/README.md`), because SQLite leaves files beside what it reads. */
export const firstReleaseDatabase = join(temporaryFolder("first-release"), "enquiries.sqlite");
cpSync(join(import.meta.dirname, "../fixtures/enquiries-v1.sqlite"), firstReleaseDatabase);

/** A DATA_DIR with a copy of it. */
export function copyFirstReleaseStore(): string {
  const folder = join(temporaryFolder("first-release"), "data");
  mkdirSync(folder);
  cpSync(firstReleaseDatabase, join(folder, "enquiries.sqlite"));
  return folder;
}
