import type { DeliveryRow, Row } from "./rows.ts";

export type HostOptions = {
  /** Variables of `server/settings.ts`. The defaults let a test send without limits. */
  env?: Record<string, string>;
  /** Port of a mail server on this machine. Without it mail is not set up. */
  smtpPort?: number;
  /** Folder that an earlier host left. On Workers its migrations are not applied again. */
  dataDir?: string;
  /** The user of the server on Node, by ids; by default that of the test. */
  user?: { uid: number; gid: number };
  /** Further options of the Worker, by Miniflare's names. */
  worker?: Record<string, unknown>;
};

/** A real server, which a test starts, and which is stopped when the test leaves its variable. */
export type Host = AsyncDisposable & {
  url: string;
  dataDir: string;
  rows(): Row[];
  deliveries(): DeliveryRow[];
  /** Makes the host look for due mail now, when it does not do so itself. */
  sweep(): Promise<void>;
  /** Everything it printed. */
  output(): string;
  /** Sends SIGTERM, and resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL. */
  kill(): Promise<void>;
};
