import type { Host, HostOptions } from "./host-types.ts";
import { startNodeHost } from "./node-host.ts";

export type { Host };

export const hostKind = process.env.RELAY_HOST === "workers" ? "workers" : "node";

/** Starts the host of this run, so that one suite tests both hosts. */
export async function startHost(options: HostOptions = {}): Promise<Host> {
  if (hostKind === "node") return startNodeHost(options);
  const { startWorkersHost } = await import("./workers-host.ts");
  return startWorkersHost(options);
}
