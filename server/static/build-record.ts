import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildRecord } from "../../settings/schema.ts";

/** The record of the build in a folder; `null` when this project did not build it. */
export function readBuildRecord(folder: string): BuildRecord | null {
  const file = join(folder, "build.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as BuildRecord | null) : null;
}
