import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkFoldersApart } from "../settings/folder-overlap.ts";
import { SettingsError } from "../settings/schema.ts";
import {
  type AssembledServer,
  assembleRelay,
  type ChannelSenders,
  type PeriodicJob,
  webhookSenderOf,
} from "./assemble-relay.ts";
import { checkCanStart, StartError } from "./check-start.ts";
import { maxStopMs, periodicJobIntervalMs } from "./limits.ts";
import { createLog, errorName, type Logger, streamWriter } from "./log.ts";
import { listen, type RunningServer } from "./node-server.ts";
import { ownerCommand, runningBuildFolder } from "./owner-command-text.ts";
import { type AllSettings, readAllSettings } from "./read-settings.ts";
import type { DeleteExpired } from "./relay/delete-expired.ts";
import { createDeliveryLoop, type DeliveryLoop } from "./relay/deliver/delivery-loop.ts";
import { readDkim } from "./relay/deliver/dkim.ts";
import { refusingDatabase, StoreError } from "./relay/store/database.ts";
import { EnquiryAdmin } from "./relay/store/enquiry-admin.ts";
import { removeOldStoreCopies } from "./relay/store/migrate.ts";
import { reopeningStore } from "./relay/store/retry-opening.ts";
import { readValidSettings, type ServerSettings } from "./settings.ts";
import { readBuildRecord } from "./static/build-record.ts";
import { readCommonHeaders, readSite } from "./static/read-site.ts";
import type { Site } from "./static/static-site.ts";

function loadSite(folder: string): Site {
  for (const part of ["client", "headers.json", "redirects.json"])
    if (!existsSync(join(folder, part)))
      throw new StartError(`The built site is not in ${folder}: ${part} is missing. Build it first: npm run build`);
  return readSite(folder);
}

const { LISTEN_PID, LISTEN_FDS } = process.env;
/** The socket that systemd listens on, if any (sd_listen_fds(3)). It outlives a release: visitors wait. */
const inheritedSocket = LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1 ? 3 : undefined;

/** Listens. On failure it names the settings to change. */
function listenOrExplain({ app }: AssembledServer, server: ServerSettings): Promise<RunningServer> {
  const { HOST: host, PORT: port, TRUSTED_HOPS: trustedHops, SITE_DIR } = server;
  const headers = readCommonHeaders(SITE_DIR);
  return listen({ ...app, host, port, fd: inheritedSocket, trustedHops, headers }).catch(({ code, message }) => {
    const why = code === "EADDRINUSE" ? "another program uses it" : message;
    throw new StartError(`Cannot listen on ${host}:${port}: ${why}. Choose another PORT (0: any free one) or HOST.`);
  });
}

/** On the first signal that ends the process: lets running work finish, then ends. */
function stopOnSignal(log: Logger, http: RunningServer, loops: DeliveryLoop[], closeStore: () => Promise<void>): void {
  const stop = async () => {
    log("server.stopping");
    // Work that takes longer is tried again after the next start, when its lease is over.
    setTimeout(() => process.exit(0), maxStopMs);
    await Promise.all([http.close(), ...loops.map((loop) => loop.stop())]);
    await closeStore();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.once(signal, stop);
}

/** Says where the site is: in sentences at a terminal, else in one line of the log. */
function announce(log: Logger, readings: AllSettings, http: RunningServer, isOpen: boolean): void {
  const { settings, server, wrong } = readings;
  const { SMTP_URL, MAIL_TO, DATA_DIR } = server;
  const missing = [SMTP_URL ? "" : "SMTP_URL", MAIL_TO ? "" : "MAIL_TO"].filter(Boolean).join(" and ");
  const takes = isOpen ? `keeps enquiries in ${DATA_DIR}` : "takes no enquiries";
  const message = `${settings.name} is at ${http.url} and ${takes}`;
  const setUp = missing ? `not set up (${missing} not given), so enquiries wait` : "set up";
  const mail = isOpen ? setUp : `not used, as ${wrong === null ? "the store cannot be opened" : "a setting is wrong"}`;
  const read = ownerCommand();
  if (!process.stdout.isTTY) {
    log("server.started", { message, mail, read });
    return;
  }
  console.log([`${message}.`, `Mail is ${mail}.`, `Read enquiries with: ${read}`].join("\n"));
}

function lookAfter(periodicJobs: readonly PeriodicJob[], log: Logger): void {
  const look = () => {
    const failed = (error: Error) =>
      log("chore.failed", { reason: error instanceof StoreError ? error.message : errorName(error) });
    for (const job of periodicJobs) job().catch(failed);
  };
  look();
  setInterval(look, periodicJobIntervalMs).unref();
}

/** The store of DATA_DIR, which pages do not need. It is closed while settings are wrong, or until it opens. */
function openStore({ server: { DATA_DIR, BACKUP_DIR }, wrong }: AllSettings, log: Logger) {
  if (wrong !== null)
    return {
      database: refusingDatabase(
        "the settings are wrong: the first lines after the start say which, and what they should be",
      ),
      isOpen: false,
      close: async () => undefined,
    };
  const database = reopeningStore(DATA_DIR, BACKUP_DIR, log);
  const clear: DeleteExpired = async (days, now) => {
    const deleted = await new EnquiryAdmin(database).purge(days, now);
    removeOldStoreCopies(DATA_DIR, now);
    return { deleted, tracesLeft: !database.opened().emptyLog(0) };
  };
  return { database, clear, isOpen: database.isOpen(), close: database.close };
}

async function createTransports({ server, settings, wrong }: AllSettings): Promise<ChannelSenders> {
  const { SMTP_URL, MAIL_TO } = server;
  if (wrong !== null) return { transport: null };
  // The mail library takes 20 MB.
  const library = SMTP_URL && MAIL_TO ? await import("./relay/deliver/smtp.ts") : null;
  const transport = library && SMTP_URL ? library.smtpTransport(SMTP_URL, settings.url, readDkim(server)) : null;
  return { transport, visitorTransport: transport, postToWebhook: webhookSenderOf(server) };
}

async function start(readings: AllSettings): Promise<void> {
  const { settings, server, wrong } = readings;
  const log = createLog(streamWriter(process.stdout));
  const site = loadSite(server.SITE_DIR);
  const { database, clear, isOpen, close } = openStore(readings, log);
  const loops: DeliveryLoop[] = [];
  const wakeAll = () => {
    for (const loop of loops) loop.wake();
  };
  const assembled = assembleRelay({
    ...(await createTransports(readings)),
    ...(clear && { clear }),
    server,
    settings,
    database,
    site,
    log,
    onQueued: wakeAll,
    waitUntil: () => undefined,
  });
  const { deliveries, periodicJobs } = assembled;
  loops.push(...deliveries.map((delivery) => createDeliveryLoop(delivery, log, wakeAll)));
  const http = await listenOrExplain(assembled, server);
  for (const loop of loops) loop.start();
  if (wrong === null) lookAfter(periodicJobs, log);
  stopOnSignal(log, http, loops, close);
  // Written last, because whoever waits for these lines may send a signal at once.
  if (wrong !== null) console.error(`${wrong}\nThe pages are served, and the form takes nothing until this is fixed.`);
  announce(log, readings, http, isOpen);
}

const usage = `Serves the site and takes enquiries. Its settings are the variables of its environment (.env.example).

  node server.mjs                            starts the server
  node server.mjs --check                    says whether it would start, and changes nothing
  node --env-file=FILE server.mjs --check    the same with the variables of a file`;

/** @throws {StartError} with the usage, for unknown arguments. */
function readArguments(args: string[]): { check?: boolean | undefined; help?: boolean | undefined } {
  try {
    return parseArgs({ args, options: { check: { type: "boolean" }, help: { type: "boolean", short: "h" } } }).values;
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}

/** The environment. By default enquiries lie next to the folder of the build, which the next one replaces. */
function environment(): NodeJS.ProcessEnv {
  const folder = runningBuildFolder();
  const { SITE_DIR = "", DATA_DIR = "" } = process.env;
  if (folder === null) return process.env;
  return { ...process.env, SITE_DIR: SITE_DIR || folder, DATA_DIR: DATA_DIR || join(folder, "../data") };
}

async function run(args: string[]): Promise<void> {
  const { check, help } = readArguments(args);
  if (help) return console.log(usage);
  const env = environment();
  const build = readBuildRecord(readValidSettings(env).server.SITE_DIR);
  const readings = readAllSettings(env, build, ({ SITE_DIR, DATA_DIR }) => checkFoldersApart(SITE_DIR, DATA_DIR));
  if (check) return console.log(await checkCanStart(readings, loadSite));
  // systemd's socket says where to listen, so PORT does not matter.
  if (inheritedSocket === undefined && readings.isPortWrong) throw new StartError(readings.wrong ?? "");
  await start(readings);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
