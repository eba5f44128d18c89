import type { FieldName } from "../../../enquiry/fields.ts";
import { startNodeHost } from "./node-host.ts";
import { startWorkersHost } from "./workers-host.ts";

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** A row as it lies in the database file, read beside the server and not through it. */
export type Row = {
  id: string;
  status: string;
  hold_reason: string | null;
  channel: string;
  attempts: number;
  last_error: string | null;
} & Record<SnakeCase<FieldName>, string>;

export type HostOptions = {
  /** Variables of `server/settings.ts`, over defaults that let a test send as much as it likes. */
  env?: Record<string, string>;
  /** Port of a mail server on this machine. Without it, mail is not set up. */
  smtpPort?: number;
  /** To start again on what an earlier host left. */
  dataDir?: string;
  /** More of the Worker's configuration, e.g. `"send_email": [{ "name": "EMAIL" }]`. */
  workersConfig?: string;
};

/** A real server, started for a test and ended by it. */
export type Host = {
  url: string;
  dataDir: string;
  rows(): Row[];
  /** Makes the host look for due mail now, where it does not by itself. */
  sweep(): Promise<void>;
  /** Everything it printed. */
  output(): string;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL. */
  kill(): Promise<void>;
};

export const hostKind = process.env.RELAY_HOST === "workers" ? "workers" : "node";

/** Starts the host that this run is about, so that one suite proves both. */
export const startHost = (options: HostOptions = {}): Promise<Host> =>
  hostKind === "workers" ? startWorkersHost(options) : startNodeHost(options);
