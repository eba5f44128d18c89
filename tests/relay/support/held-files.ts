import { readdirSync, readlinkSync } from "node:fs";
import { relative } from "node:path";
import { Worker } from "node:worker_threads";

/** Where a descriptor leads; undefined when it was closed meanwhile. */
function targetOf(descriptor: string): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return undefined;
  }
}

/** Files below a folder that this process has open (Linux; elsewhere none can be told). */
export function openFilesIn(folder: string): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc/self/fd")
    .flatMap((descriptor) => targetOf(descriptor) ?? [])
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => relative(folder, path));
}

const holder = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { DatabaseSync } = require("node:sqlite");
  const database = new DatabaseSync(workerData.file);
  database.exec(workerData.begin);
  parentPort.postMessage("held");
  setTimeout(() => {
    database.exec("COMMIT");
    database.close();
  }, workerData.ms);
`;

/**
 * Locks a database for a while from a second thread, because SQLite's wait blocks the test's own. Resolves once the
 * lock is held.
 */
export function holdLock(file: string, begin: "BEGIN IMMEDIATE" | "BEGIN EXCLUSIVE", ms: number): Promise<void> {
  const worker = new Worker(holder, { eval: true, workerData: { file, begin, ms } });
  return new Promise((resolve, reject) => {
    worker.once("message", () => resolve());
    worker.once("error", reject);
  });
}
