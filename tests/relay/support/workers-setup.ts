import { temporaryFolder } from "./temporary.ts";
import { applyMigrations, bundleWorker } from "./workers-host.ts";

/** Once for all files: the Worker as it is deployed, and an empty D1 with the tables of today, of which each gets a copy. */
export default async function setup(): Promise<void> {
  process.env.DEPLOYED_WORKER = temporaryFolder("worker");
  await bundleWorker(process.env.DEPLOYED_WORKER);
  const folder = temporaryFolder("migrated-d1");
  await applyMigrations(folder);
  process.env.EMPTY_D1 = folder;
}
