/**
 * The few parts of Cloudflare's run time that this project uses, declared here because the published types replace
 * the global types of everything else in the project.
 */
export interface D1Database {
  prepare(sql: string): D1Statement;
  batch(statements: D1Statement[]): Promise<unknown>;
}

interface D1Statement {
  bind(...values: (string | number | null)[]): D1Statement;
  all(): Promise<{ results: Record<string, string | number | null>[] }>;
}

/** The static assets that were deployed with the Worker. */
export interface AssetFetcher {
  fetch(request: Request): Promise<Response>;
}

/** Carries ids only; the enquiry itself never leaves the database. */
interface QueueMessage {
  id: string;
}

interface QueueProducer {
  send(message: QueueMessage): Promise<unknown>;
}

/** What the queue hands over at once. */
export interface QueueBatch {
  readonly messages: readonly { readonly body: QueueMessage }[];
}

/** Cloudflare's own way to send a mail. */
export interface SendEmail {
  send(message: unknown): Promise<unknown>;
}

/**
 * Bindings of `wrangler.jsonc`, to which an owner may add `EMAIL` (docs/relay.md); the variables of `server/settings.ts` are
 * strings beside them.
 */
export interface Env {
  ASSETS: AssetFetcher;
  DB: D1Database;
  QUEUE: QueueProducer;
  EMAIL?: SendEmail;
}
