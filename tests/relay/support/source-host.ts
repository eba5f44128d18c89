import { join } from "node:path";
import { compose } from "../../../server/compose.ts";
import { createLog } from "../../../server/log.ts";
import { listen } from "../../../server/node-server.ts";
import { readNodeSettings, readText } from "../../../server/node-settings.ts";
import { readDkim } from "../../../server/relay/deliver/dkim.ts";
import { DeliveryPump } from "../../../server/relay/deliver/pump.ts";
import { smtpTransport } from "../../../server/relay/deliver/smtp.ts";
import { checkedFetch } from "../../../server/relay/deliver/webhook/checked-fetch.ts";
import { ReopeningDatabase } from "../../../server/relay/store/closed.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { clearFolder } from "../../../server/relay/store/store-folder.ts";
import { MemorySite } from "../../../server/static/memory-site.ts";
import { readSite } from "../../../server/static/read-site.ts";
import { builtSite } from "./built-site.ts";
import { testSettings } from "./defaults.ts";
import type { Host, HostOptions } from "./host-types.ts";
import { readDeliveries, readRows } from "./rows.ts";
import { temporaryFolder } from "./temporary.ts";

/**
 * The server from its sources, in the test's own process, where mutants are active and can be counted
 * (`tests/mutation/`). The deployed server is that of `startNodeHost`.
 */
export async function startSourceHost(options: HostOptions = {}): Promise<Host> {
  const dataDir = options.dataDir ?? temporaryFolder("data");
  const readings = readNodeSettings({ SITE_DIR: builtSite(), DATA_DIR: dataDir, PORT: "0", ...testSettings(options) });
  const { settings, server } = readings;
  if (readings.wrong !== null) throw new Error(readings.wrong);
  let output = "";
  const log = createLog((line) => {
    output += line;
  });
  const onMended = (reason: string) => log("store.mended", { reason });
  const database = new ReopeningDatabase(dataDir, () => new SqliteDatabase(dataDir, { onMended }), log);
  const { SMTP_URL, MAIL_TO } = server;
  const transport = SMTP_URL && MAIL_TO ? smtpTransport(SMTP_URL, readDkim(server, readText)) : null;
  const pumps: DeliveryPump[] = [];
  const wakeAll = () => {
    for (const pump of pumps) pump.wake();
  };
  const { app, deliveries, periodicJobs } = compose({
    transport,
    visitorTransport: transport,
    webFetch: server.NOTIFY_URL ? checkedFetch(new Set(server.NOTIFY_ALLOW_HOST)) : null,
    clear: (days, now) => clearFolder(dataDir, database.opened, days, now),
    server,
    settings,
    database,
    site: new MemorySite(readSite(server.SITE_DIR)),
    log,
    onQueued: wakeAll,
    waitUntil: () => undefined,
  });
  pumps.push(...deliveries.map((delivery) => new DeliveryPump(delivery, log, wakeAll)));
  const place = { host: server.HOST, port: 0, trustedHops: server.TRUSTED_HOPS, publicHttps: false };
  const http = await listen({ ...app, ...place });
  for (const pump of pumps) pump.start();
  for (const job of periodicJobs) await job();
  const stop = async () => {
    await Promise.all([http.close(), ...pumps.map((pump) => pump.stop())]);
    database.close();
  };
  return {
    url: http.url,
    dataDir,
    rows: () => readRows(join(dataDir, "enquiries.sqlite")),
    deliveries: () => readDeliveries(join(dataDir, "enquiries.sqlite")),
    sweep: async () => undefined,
    output: () => output,
    stop: async () => {
      await stop();
      return 0;
    },
    kill: stop,
  };
}
