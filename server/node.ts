import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFoldersApart } from "../settings/folders.ts";
import { SettingsError } from "../settings/schema.ts";
import { type Chore, type Composition, compose } from "./compose.ts";
import { inheritedSocket } from "./inherited-socket.ts";
import { choreLookMs, stopMs } from "./limits.ts";
import { byTurn, createLog, type Log, writeTo } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { type HttpServer, listen } from "./node-server.ts";
import { listenForOperator } from "./operator-server.ts";
import { readDkim } from "./relay/deliver/dkim.ts";
import { DeliveryPump } from "./relay/deliver/pump.ts";
import type { Transport } from "./relay/deliver/transport.ts";
import type { WebFetch } from "./relay/deliver/webhook/send.ts";
import { clearFolder } from "./relay/store/folder-clearing.ts";
import { SqliteDatabase } from "./relay/store/sqlite.ts";
import { checkChannels, readServerSettings, type ServerSettings, ServerSettingsError } from "./settings.ts";
import { MemorySite } from "./static/memory-site.ts";
import { readSite } from "./static/read-site.ts";

/** A reason not to start that the person who starts it can mend. */
class StartError extends Error {
  override name = "StartError";
}

function loadSite(folder: string): MemorySite {
  const client = join(folder, "client");
  if (!existsSync(client)) throw new StartError(`The built site is not in ${client}. Build it first: npm run build`);
  return new MemorySite(readSite(folder));
}

function openDatabase(folder: string): SqliteDatabase {
  try {
    return new SqliteDatabase(folder);
  } catch (error) {
    throw new StartError(`The enquiries cannot be stored in DATA_DIR ${folder}: ${(error as Error).message}`);
  }
}

/** `null` where mail is not set up. The mail library costs 20 MB, which a server that sends none can do without. */
async function createTransport(server: ServerSettings): Promise<Transport | null> {
  const { SMTP_URL, MAIL_TO } = server;
  const dkim = readDkim(server, (file) => readFileSync(file, "utf8"));
  if (!SMTP_URL || !MAIL_TO) return null;
  const { smtpTransport } = await import("./relay/deliver/smtp.ts");
  return smtpTransport(SMTP_URL, dkim);
}

/** `null` where no notice is sent. Loaded late like the mail library. */
async function createWebFetch({ NOTIFY_URL, NOTIFY_ALLOW_HOST }: ServerSettings): Promise<WebFetch | null> {
  if (!NOTIFY_URL) return null;
  const { checkedFetch } = await import("./relay/deliver/webhook/checked-fetch.ts");
  return checkedFetch(new Set(NOTIFY_ALLOW_HOST));
}

/** Listens, or says which setting to change. */
async function orExplain(
  name: string,
  { host, port }: { host: string; port: number },
  listening: Promise<HttpServer>,
): Promise<HttpServer> {
  try {
    return await listening;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === "EADDRINUSE" ? "another program uses it" : code;
    throw new StartError(`Cannot listen on ${host}:${port}: ${why}. Choose another with ${name} (0: any free one).`);
  }
}

/** Only where the operator's port is open: the library's counting costs memory. */
async function createMetrics({ OPERATOR_PORT }: ServerSettings): Promise<Metrics | null> {
  if (OPERATOR_PORT === undefined) return null;
  return new (await import("./metrics.ts")).Metrics();
}

/** The public server, and the operator's if a port was given for it. */
async function listenAll(
  { app, health, store }: Composition,
  metrics: Metrics | null,
  { HOST, PORT, TRUSTED_HOPS, OPERATOR_HOST, OPERATOR_PORT }: ServerSettings,
  publicHttps: boolean,
): Promise<{ http: HttpServer; operator: HttpServer | null }> {
  const place = { host: HOST, port: PORT, fd: inheritedSocket(), trustedHops: TRUSTED_HOPS, publicHttps };
  const http = await orExplain("PORT", place, listen({ ...app, ...place, onAnswer: metrics?.answered }));
  if (OPERATOR_PORT === undefined || !metrics) return { http, operator: null };
  const ownPlace = { host: OPERATOR_HOST, port: OPERATOR_PORT };
  const parts = { health, metrics: () => metrics.text(health, store) };
  return { http, operator: await orExplain("OPERATOR_PORT", ownPlace, listenForOperator(parts, ownPlace)) };
}

/** At the first signal: lets what is under way finish, then ends the process. */
function stopOnSignal(log: Log, servers: (HttpServer | null)[], pumps: DeliveryPump[], database: SqliteDatabase): void {
  const stop = async () => {
    log("server.stopping");
    // What takes longer is tried again by the next start, when its lease is over.
    setTimeout(() => process.exit(0), stopMs);
    await Promise.all([...servers.map((server) => server?.close()), ...pumps.map((pump) => pump.stop())]);
    await database.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

function announce(name: string, { url }: HttpServer, { SMTP_URL, MAIL_TO, DATA_DIR }: ServerSettings): void {
  console.log(`${name} is at ${url}`);
  if (!SMTP_URL || !MAIL_TO) {
    const missing = [SMTP_URL ? "" : "SMTP_URL", MAIL_TO ? "" : "MAIL_TO"].filter(Boolean).join(" and ");
    console.log(`Mail is not set up (${missing} not given): enquiries wait in ${DATA_DIR}.`);
  }
  console.log("Read enquiries with: npm run enquiries");
}

/** Now, and every now and then. */
function lookAfter(chores: readonly Chore[], log: Log): void {
  const look = () => {
    for (const chore of chores) chore().catch((error) => log("chore.failed", { reason: (error as Error).name }));
  };
  look();
  setInterval(look, choreLookMs).unref();
}

/** Imported late, so that a wrong value stops the start with its message and not with a stack. */
async function readSiteSettings() {
  return (await import("../settings/index.ts")).settings;
}

async function start(): Promise<void> {
  const settings = await readSiteSettings();
  const server = readServerSettings(process.env);
  checkChannels(server, settings);
  const metrics = await createMetrics(server);
  const written = createLog(byTurn(writeTo(process.stdout)));
  const log: Log = metrics?.counting(written) ?? written;
  checkFoldersApart(server.SITE_DIR, server.DATA_DIR);
  const site = loadSite(server.SITE_DIR);
  const database = openDatabase(server.DATA_DIR);
  const transport = await createTransport(server);
  const pumps: DeliveryPump[] = [];
  const wakeAll = () => {
    for (const pump of pumps) pump.wake();
  };
  const composition = compose({
    server,
    settings,
    database: metrics?.timing(database) ?? database,
    site,
    log,
    transport,
    visitorTransport: transport,
    webFetch: await createWebFetch(server),
    onQueued: wakeAll,
    outlive: () => undefined,
    clear: (days, now) => clearFolder(server.DATA_DIR, database, days, now),
  });
  const { deliveries, chores } = composition;
  pumps.push(...deliveries.map((delivery) => new DeliveryPump(delivery, log, wakeAll)));
  const { http, operator } = await listenAll(composition, metrics, server, settings.url.startsWith("https:"));
  for (const pump of pumps) pump.start();
  lookAfter(chores, log);
  stopOnSignal(log, [http, operator], pumps, database);
  // Last of all: who waits for these lines may send a signal at once.
  if (operator) console.log(`Counts for the operator: ${operator.url}/healthz and ${operator.url}/metrics`);
  announce(settings.name, http, server);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ServerSettingsError || error instanceof SettingsError))
    throw error;
  console.error(error.message);
  process.exit(1);
}
