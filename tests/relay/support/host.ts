import type { Host, HostOptions } from "./host-types.ts";
import { startNodeHost } from "./node-host.ts";
import { startWorkersHost } from "./workers-host.ts";

export type { Host };

export const hostKind = process.env.RELAY_HOST === "workers" ? "workers" : "node";

/** Starts the host that this run is about, so that one suite proves both. */
export const startHost = (options: HostOptions = {}): Promise<Host> =>
  hostKind === "workers" ? startWorkersHost(options) : startNodeHost(options);
