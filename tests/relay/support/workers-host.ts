import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import type { Host, HostOptions } from "./host-types.ts";
import { testSettings } from "./unlimited-settings.ts";
import { newD1Folder, workerAsHost } from "./wrangler.ts";

/** Keeps the messages of the platform and the Worker's output. */
class KeptLog extends Log {
  readonly lines: string[] = [];
  protected override log(message: string): void {
    this.lines.push(message);
  }
}

/** A Worker whose D1 takes statements while it runs. */
export type WorkersHost = Host & { d1: () => ReturnType<Miniflare["getD1Database"]> };

/**
 * Starts the Worker that `workers-setup.ts` bundled, with D1, the queue and the assets on this machine. `wrangler dev`
 * runs the same, with a slower start and code around the Worker. It is ended by SIGKILL to its runtime.
 */
export async function startWorkersHost(options: HostOptions = {}): Promise<WorkersHost> {
  const dataDir = options.dataDir ?? newD1Folder();
  const log = new KeptLog(LogLevel.INFO);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...JSON.parse(process.env.DEPLOYED_WORKER ?? ""),
      ...options.worker,
      bindings: testSettings(options),
      resourcePersistencePath: join(dataDir, "v3"),
      host: "127.0.0.1",
      unsafeTriggerHandlers: true,
      // Sends no requests to Cloudflare.
      cf: false,
      log,
      logRequests: false,
      handleStructuredLogs: ({ message }) => void log.lines.push(message),
    }),
  );
  const { origin: url } = await miniflare.ready;
  const kill = () => miniflare.dispose();
  const stop = () => kill().then(() => null);
  return {
    ...workerAsHost({ url, dataDir, output: () => log.lines.join("\n"), stop }),
    kill,
    d1: () => miniflare.getD1Database("DB"),
  };
}
