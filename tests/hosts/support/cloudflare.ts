import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { cleanEnv, node, type Program, root, run } from "../../relay/support/process.ts";
import { withDatabase } from "../../relay/support/sqlite-files.ts";
import { d1File } from "../../relay/support/wrangler.ts";

const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
const env = cleanEnv({ WRANGLER_SEND_METRICS: "false", NO_COLOR: "1", CI: "1" });

type Version = { id: string; number: number; metadata: { created_on: string }; resources: object };
type Manifest = Record<string, { hash: string }>;
type Binding = { type: string; name: string; text?: string };
type Answer = { status?: number; result?: unknown; error?: { code: number; message: string } };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const formOf = (request: IncomingMessage, body: Buffer) =>
  new Response(new Uint8Array(body), { headers: { "content-type": request.headers["content-type"] ?? "" } }).formData();

/** Runs SQL statements as a D1 does: all of them, or none. */
function query(file: string, sql: string): Answer {
  return withDatabase(file, (database) => {
    try {
      if (/^\s*select\b/i.test(sql))
        return { result: [{ results: database.prepare(sql).all(), success: true, meta: {} }] };
      database.exec(`BEGIN; ${sql}\n; COMMIT`);
      return { result: [{ results: [], success: true, meta: { duration: 1 } }] };
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      return { status: 400, error: { code: 7500, message: (error as Error).message } };
    }
  });
}

/**
 * Stands for Cloudflare where there is no account. It has the part of the API that `wrangler deploy`, `wrangler d1
 * migrations apply --remote` and `wrangler rollback` call, and one location, where `wrangler dev` serves the deployed
 * version with its assets and one D1 that all versions share. A new version takes over at once while requests wait, as
 * with `wrangler dev`.
 */
export class Cloudflare {
  /** Environment variables that point a shell's commands here. */
  readonly environment: Record<string, string>;
  readonly url: string;
  /** Deployments in the API's form, the newest first. */
  readonly deployments: { versions: { version_id: string; percentage: number }[] }[] = [];
  readonly #place: string;
  readonly #versions: Version[] = [];
  /** The variables of each version. */
  readonly #vars = new Map<string, Record<string, string>>();
  readonly #blobs = new Map<string, Buffer>();
  #manifest: Manifest = {};
  #program: Program | undefined;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  private constructor(place: string, url: string, apiPort: number) {
    this.#place = place;
    this.url = url;
    this.environment = {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${apiPort}/client/v4`,
      CLOUDFLARE_API_TOKEN: "token-of-a-test",
      CLOUDFLARE_ACCOUNT_ID: "account-of-a-test",
    };
  }

  /** @param url the site's address: on this machine, with a free port */
  static async start(place: string, url: string): Promise<Cloudflare> {
    const probe = createServer().listen(0, "127.0.0.1");
    await once(probe, "listening");
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, "close");
    const self = new Cloudflare(place, url, port);
    self.#server.listen(port, "127.0.0.1");
    await once(self.#server, "listening");
    await self.#makeDatabase();
    return self;
  }

  get #data(): string {
    return join(this.#place, "data");
  }

  /** The file of its D1. */
  get database(): string {
    return d1File(this.#data);
  }

  async #makeDatabase(): Promise<void> {
    mkdirSync(this.#place, { recursive: true });
    this.#configure(null);
    const command = ["d1", "execute", "DB", "--local", "--command", "SELECT 1", "--persist-to", this.#data];
    const made = run(node, [wrangler, ...command, "--config", join(this.#place, "wrangler.jsonc")], { env });
    if ((await made.exited) !== 0) throw new Error(made.output());
  }

  /** Writes the configuration of `wrangler dev`, which then changes to another version at once. */
  #configure(version: string | null): void {
    const own = readFileSync(join(root, "wrangler.jsonc"), "utf8");
    const config = own
      .replace(
        '"main": "server/worker.ts"',
        `"main": "${version}/modules/worker.js", "no_bundle": true, "rules": [{ "type": "ESModule", "globs": ["**/*.js"] }]`,
      )
      .replace(/"alias": .*\n/, `"vars": ${JSON.stringify(this.#vars.get(version ?? "") ?? {})},\n`)
      .replace('"dist/client"', JSON.stringify(`${version}/assets`));
    writeFileSync(join(this.#place, "wrangler.jsonc"), config);
  }

  async #serve(version: string): Promise<void> {
    this.#configure(version);
    if (this.#program) return;
    const { port } = new URL(this.url);
    const flags = ["--ip", "127.0.0.1", "--port", port, "--inspector-port", "0", "--persist-to", this.#data];
    this.#program = run(node, [wrangler, "dev", "--config", join(this.#place, "wrangler.jsonc"), ...flags], { env });
    await this.#program.says(/Ready on/, 120_000);
  }

  async #deploy(id: string): Promise<void> {
    const created_on = new Date().toISOString();
    const version = { versions: [{ version_id: id, percentage: 100 }] };
    this.deployments.unshift({
      id: randomUUID(),
      created_on,
      source: "wrangler",
      strategy: "percentage",
      ...version,
    } as never);
    await this.#serve(id);
  }

  /** Stores a version: its modules and its assets. */
  async #keep(request: IncomingMessage, body: Buffer): Promise<Version> {
    const id = randomUUID();
    const write = (file: string, content: Buffer) => {
      mkdirSync(dirname(join(this.#place, id, file)), { recursive: true });
      writeFileSync(join(this.#place, id, file), content);
    };
    const parts = await formOf(request, body);
    for (const [name, part] of parts)
      if (typeof part !== "string") write(`modules/${name}`, Buffer.from(await part.arrayBuffer()));
    const { bindings } = JSON.parse(String(parts.get("metadata"))) as { bindings: Binding[] };
    const texts = bindings.filter(({ type }) => type === "plain_text");
    this.#vars.set(id, Object.fromEntries(texts.map(({ name, text = "" }) => [name, text])));
    for (const [path, { hash }] of Object.entries(this.#manifest))
      write(`assets${path}`, this.#blobs.get(hash) ?? Buffer.alloc(0));
    const metadata = { created_on: new Date().toISOString(), author_email: "", source: "wrangler" };
    const version = {
      id,
      number: this.#versions.length + 1,
      metadata,
      resources: { bindings: [], script: {}, script_runtime: {} },
    };
    this.#versions.push(version);
    return version;
  }

  async #upload(request: IncomingMessage, body: Buffer): Promise<Answer> {
    for (const [hash, part] of await formOf(request, body)) {
      const base64 = typeof part === "string" ? part : await part.text();
      this.#blobs.set(hash, Buffer.from(base64, "base64"));
    }
    return { status: 201, result: { jwt: "completed" } };
  }

  #openSession(body: Buffer): Answer {
    this.#manifest = JSON.parse(body.toString()).manifest;
    const missing = Object.values(this.#manifest).filter(({ hash }) => !this.#blobs.has(hash));
    const hashes = [...new Set(missing.map(({ hash }) => hash))];
    return { result: { jwt: hashes.length > 0 ? "session" : "completed", buckets: hashes.length > 0 ? [hashes] : [] } };
  }

  async #handle(request: IncomingMessage, path: string, body: Buffer): Promise<Answer> {
    const { method } = request;
    const isThere = this.#versions.length > 0;
    const missing: Answer = {
      status: 404,
      error: { code: 10007, message: "This Worker does not exist on your account." },
    };
    const routes: [RegExp, () => Answer | Promise<Answer>][] = [
      [/^POST \/d1\/database\/[^/]+\/query$/, () => query(this.database, JSON.parse(body.toString()).sql)],
      [/assets-upload-session$/, () => this.#openSession(body)],
      [/^POST \/workers\/assets\/upload/, () => this.#upload(request, body)],
      [
        /\/workers\/services\//,
        () =>
          isThere
            ? {
                result: {
                  default_environment: { environment: "production", script: { last_deployed_from: "wrangler" } },
                },
              }
            : missing,
      ],
      [/\/secrets$/, () => (isThere ? { result: [] } : missing)],
      [/^GET .*\/settings$/, () => ({ result: { bindings: [] } })],
      [/^GET .*\/versions\/[^/]+$/, () => ({ result: this.#versions.find(({ id }) => path.endsWith(id)) })],
      [/^GET .*\/deployments$/, () => ({ result: { deployments: this.deployments } })],
      [/^POST .*\/versions$/, async () => ({ result: await this.#keep(request, body) })],
      [
        /^POST .*\/deployments$/,
        async () => {
          await this.#deploy(JSON.parse(body.toString()).versions[0].version_id);
          return { result: { id: randomUUID() } };
        },
      ],
      [
        /^PUT .*\/workers\/scripts\/[^/]+$/,
        async () => {
          const { id } = await this.#keep(request, body);
          await this.#deploy(id);
          return {
            result: { id: "kutch-it-website", deployment_id: id, startup_time_ms: 1, entry_point: "worker.js" },
          };
        },
      ],
      [
        /^GET \/queues$/,
        () => ({ result: [{ queue_id: "q", queue_name: "kutch-it-enquiries", producers: [], consumers: [] }] }),
      ],
      [/^GET \/queues\/.*consumers$/, () => ({ result: [] })],
      [/\/workers\/workers\/[^/]+$/, () => ({ result: { subdomain: { enabled: true, previews_enabled: true } } })],
      [/\/subdomain$/, () => ({ result: { subdomain: "kutch-it", enabled: true, previews_enabled: true } })],
    ];
    const route = routes.find(([pattern]) => pattern.test(`${method} ${path}`));
    return route ? route[1]() : { result: {} };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const path = new URL(request.url ?? "", "http://localhost").pathname.replace(
      /^\/client\/v4(\/accounts\/[^/]+)?/,
      "",
    );
    const {
      status = 200,
      result = null,
      error,
    } = await this.#handle(request, path, body).catch(
      (failure: Error): Answer => ({ status: 500, error: { code: 10_000, message: failure.message } }),
    );
    response.writeHead(status, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ success: !error, errors: error ? [error] : [], messages: [], result, result_info: {} }),
    );
  }

  /** The Worker's output. */
  output(): string {
    return this.#program?.output() ?? "";
  }

  async stop(): Promise<void> {
    this.#program?.signal("SIGTERM");
    await this.#program?.exited;
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
