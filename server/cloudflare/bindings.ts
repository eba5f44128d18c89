/** The parts of Cloudflare's run time that this project uses, and no more: a test has to imitate all of them. */
export type D1Database = {
  prepare(sql: string): D1Statement;
  batch(statements: D1Statement[]): Promise<unknown>;
};

export type D1Statement = {
  bind(...values: (string | number | null)[]): D1Statement;
  all(): Promise<{ results: Record<string, unknown>[] }>;
};

/** The static assets that are deployed with the Worker. */
export type AssetFetcher = {
  fetch(request: Request): Promise<Response>;
};

/** Cloudflare's binding that sends mail. */
export type SendEmail = {
  send(message: unknown): Promise<unknown>;
};

/**
 * Bindings of `wrangler.jsonc`. An owner may add `EMAIL` (docs/relay.md). The variables of `server/settings.ts` are
 * strings beside them.
 */
export type Env = {
  ASSETS: AssetFetcher;
  DB: D1Database;
  EMAIL?: SendEmail;
};
