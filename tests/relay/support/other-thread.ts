import { once } from "node:events";
import { Worker } from "node:worker_threads";

const program = `
  const { DatabaseSync } = require("node:sqlite");
  const { parentPort, workerData } = require("node:worker_threads");
  const database = new DatabaseSync(workerData.file);
  database.exec(workerData.sql);
  parentPort.postMessage("done");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.ms);
  database.exec("ROLLBACK");
  database.close();
`;

/**
 * Runs SQL, such as the beginning of a transaction, on a connection of another thread, and ends it after so many
 * milliseconds, also while this thread waits for SQLite. Resolves once the SQL has run.
 */
export async function holdFor(ms: number, file: string, sql: string): Promise<{ ended: Promise<unknown> }> {
  const worker = new Worker(program, { eval: true, execArgv: [], workerData: { file, sql, ms } });
  const ended = once(worker, "exit");
  await once(worker, "message");
  return { ended };
}
