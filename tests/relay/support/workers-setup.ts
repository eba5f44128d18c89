import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { temporaryFolder } from "./temp-folder.ts";
import { applyMigrations, bundleWorker, wranglerConfig } from "./wrangler.ts";

/** Runs once before all files: makes the deployed Worker, and a migrated empty D1, which each file copies. */
export default async function setup(): Promise<void> {
  const modulesRoot = temporaryFolder("worker");
  await bundleWorker(modulesRoot);
  const modules = [{ type: "ESModule", path: join(modulesRoot, "worker.js") }];
  const { workerOptions } = unstable_getMiniflareWorkerOptions(wranglerConfig);
  process.env.DEPLOYED_WORKER = JSON.stringify({ ...workerOptions, modules, modulesRoot });
  process.env.EMPTY_D1 = temporaryFolder("migrated-d1");
  await applyMigrations(process.env.EMPTY_D1);
}
