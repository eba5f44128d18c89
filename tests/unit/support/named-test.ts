import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** Whether a test is there that a document names, by its file from the project's root and words of its name. */
export function isTest(file: string, words: string): boolean {
  const path = join(root, file);
  return existsSync(path) && readFileSync(path, "utf8").includes(words);
}
