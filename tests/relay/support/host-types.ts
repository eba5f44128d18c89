import type { DeliveryRow, Row } from "./rows.ts";

export type HostOptions = {
  /** Variables of `server/settings.ts`, over defaults that let a test send as much as it likes. */
  env?: Record<string, string>;
  /** Port of a mail server on this machine. Without it, mail is not set up. */
  smtpPort?: number;
  /** To start again on what an earlier host left: on Workers, as it is, without applying migrations. */
  dataDir?: string;
  /** Who runs the server on Node, by numbers; else who runs the test. */
  user?: { uid: number; gid: number };
  /** More of the Worker's configuration, as Miniflare names it. */
  worker?: Record<string, unknown>;
};

/** A real server, started for a test and ended by it. */
export type Host = {
  url: string;
  dataDir: string;
  rows(): Row[];
  deliveries(): DeliveryRow[];
  /** Makes the host look for due mail now, where it does not by itself. */
  sweep(): Promise<void>;
  /** Everything it printed. */
  output(): string;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL. */
  kill(): Promise<void>;
};
