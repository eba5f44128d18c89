/**
 * The few parts of Cloudflare's run time that this project uses, as narrow as it uses them: what a test has to stand in
 * for is no more than this.
 */
export type D1Database = {
  prepare(sql: string): D1Statement;
  batch(statements: D1Statement[]): Promise<unknown>;
};

export type D1Statement = {
  bind(...values: (string | number | null)[]): D1Statement;
  all(): Promise<{ results: Record<string, unknown>[] }>;
};

/** The static assets that were deployed with the Worker. */
export type AssetFetcher = {
  fetch(request: Request): Promise<Response>;
};

/** Carries ids only; the enquiry itself never leaves the database. */
type QueueMessage = {
  id: string;
};

type QueueProducer = {
  send(message: QueueMessage): Promise<unknown>;
};

/** What the queue hands over at once. */
export type QueueBatch = {
  readonly messages: readonly { readonly body: QueueMessage }[];
};

/** Cloudflare's own way to send a mail. */
export type SendEmail = {
  send(message: unknown): Promise<unknown>;
};

/**
 * Bindings of `wrangler.jsonc`, to which an owner may add `EMAIL` (docs/relay.md); the variables of `server/settings.ts` are
 * strings beside them.
 */
export type Env = {
  ASSETS: AssetFetcher;
  DB: D1Database;
  QUEUE: QueueProducer;
  EMAIL?: SendEmail;
};
