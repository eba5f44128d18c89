import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkFoldersApart } from "../settings/folders.ts";
import { type Settings, SettingsError } from "../settings/schema.ts";
import { byTurn, createLog, type Log } from "./log.ts";
import { type HttpServer, listen } from "./node-server.ts";
import { RateLimiter } from "./relay/accept/rate-limiter.ts";
import { Delivery } from "./relay/deliver/delivery.ts";
import { DeliveryPump } from "./relay/deliver/pump.ts";
import { Relay } from "./relay/relay.ts";
import { EnquiryStore } from "./relay/store/enquiry-store.ts";
import { SqliteDatabase } from "./relay/store/sqlite.ts";
import { readServerSettings, type ServerSettings, ServerSettingsError } from "./settings.ts";
import { MemorySite } from "./static/memory-site.ts";
import type { PageHeaders } from "./static/site.ts";
import { indexSite } from "./static/site-index.ts";

/** Longest stop after SIGTERM, in milliseconds. */
const stopMs = 12_000;

/** A reason not to start that the person who starts it can mend. */
class StartError extends Error {
  override name = "StartError";
}

function loadSite(folder: string): MemorySite {
  const client = join(folder, "client");
  if (!existsSync(client)) throw new StartError(`The built site is not in ${client}. Build it first: npm run build`);
  const headers = join(folder, "headers.json");
  const pages = existsSync(headers) ? (JSON.parse(readFileSync(headers, "utf8")) as PageHeaders) : {};
  return new MemorySite(indexSite(client, pages));
}

function openDatabase(folder: string): SqliteDatabase {
  try {
    return new SqliteDatabase(folder);
  } catch (error) {
    throw new StartError(`The enquiries cannot be stored in DATA_DIR ${folder}: ${(error as Error).message}`);
  }
}

/** `null` where mail is not set up: the enquiries then wait in the store. */
async function createPump(
  server: ServerSettings,
  site: Settings,
  store: EnquiryStore,
  log: Log,
): Promise<DeliveryPump | null> {
  const { SMTP_URL, MAIL_TO, MAIL_FROM, RETRY_FIRST_SECONDS } = server;
  if (!SMTP_URL || !MAIL_TO) return null;
  const frame = { from: MAIL_FROM ?? MAIL_TO, to: MAIL_TO, siteName: site.name, siteUrl: site.url };
  // The mail library costs 20 MB, which a server that sends none can do without.
  const { smtpTransport } = await import("./relay/deliver/smtp.ts");
  const transport = smtpTransport(SMTP_URL);
  const delivery = new Delivery({ store, transport, frame, retryFirstMs: RETRY_FIRST_SECONDS * 1_000, log });
  return new DeliveryPump({ store, delivery, log });
}

async function listenOrExplain(options: Parameters<typeof listen>[0]): Promise<HttpServer> {
  try {
    return await listen(options);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === "EADDRINUSE" ? "another program uses it" : code;
    throw new StartError(
      `Cannot listen on ${options.host}:${options.port}: ${why}. Choose another with PORT (0: any free one).`,
    );
  }
}

function announce(name: string, { url }: HttpServer, { SMTP_URL, MAIL_TO, DATA_DIR }: ServerSettings): void {
  console.log(`${name} is at ${url}`);
  if (!SMTP_URL || !MAIL_TO) {
    const missing = [SMTP_URL ? "" : "SMTP_URL", MAIL_TO ? "" : "MAIL_TO"].filter(Boolean).join(" and ");
    console.log(`Mail is not set up (${missing} not given): enquiries wait in ${DATA_DIR}.`);
  }
  console.log("Read enquiries with: npm run enquiries");
}

/** Imported late, so that a wrong value stops the start with its message and not with a stack. */
async function readSiteSettings() {
  return (await import("../settings/index.ts")).settings;
}

async function start(): Promise<void> {
  const settings = await readSiteSettings();
  const server = readServerSettings(process.env);
  const log: Log = createLog(byTurn((text) => process.stdout.write(text)));
  checkFoldersApart(server.SITE_DIR, server.DATA_DIR);
  const site = loadSite(server.SITE_DIR);
  const database = openDatabase(server.DATA_DIR);
  const store = new EnquiryStore(database, { dailyCap: server.DAILY_CAP });
  const pump = await createPump(server, settings, store, log);
  const relay = new Relay({
    store,
    ids: settings.mail,
    allowedOrigins: new Set([settings.url, ...server.ALLOWED_ORIGINS]),
    limiter: new RateLimiter({ burst: server.RATE_BURST, perMinute: server.RATE_PER_MINUTE }),
    log,
    onQueued: () => pump?.wake(),
  });
  const http = await listenOrExplain({
    site,
    relay,
    log,
    email: settings.email,
    host: server.HOST,
    port: server.PORT,
    trustedHops: server.TRUSTED_HOPS,
    publicHttps: settings.url.startsWith("https:"),
  });
  pump?.start();
  announce(settings.name, http, server);

  const stop = async () => {
    log("server.stopping");
    // A mail that takes longer is tried again by the next start, when its lease is over.
    setTimeout(() => process.exit(0), stopMs);
    await Promise.all([http.close(), pump?.stop()]);
    await database.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ServerSettingsError || error instanceof SettingsError))
    throw error;
  console.error(error.message);
  process.exit(1);
}
