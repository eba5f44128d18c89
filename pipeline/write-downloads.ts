import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Content } from "../app/content/parse-files.ts";
import { downloadsOf } from "../app/content/sheets/downloads.ts";

/**
 * Writes the files below `/downloads/`.
 * @param client the folder of the built files
 */
export function writeDownloads(client: string, content: Content): void {
  for (const { path, bytes } of downloadsOf(content)) {
    const file = join(client, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
