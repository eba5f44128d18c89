/*
 * `npm run bench:relay`: how many enquiries a second the relay accepts, each durable before its answer, beside a bare
 * handler on the same machine in the same minutes. Prints a Markdown table. The exit code is 1 when the memory exceeds
 * its limit.
 * RELAY_BENCH_SECONDS: length of each measurement, 5. RELAY_BENCH_ROWS: size of the full store, 1,000,000.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import autocannon from "autocannon";
import { endpoints } from "../enquiry/endpoints.ts";
import { recordOf, signals } from "../enquiry/fields.ts";
import { ensureBuild } from "../pipeline/ensure-build.ts";
import { buildFolder } from "../pipeline/publish.ts";
import { settings } from "../settings/index.ts";
import { tell } from "../tests/support/figures.ts";
import { typicalValue } from "../tests/support/typical-enquiry.ts";

const seconds = Number(process.env.RELAY_BENCH_SECONDS ?? 5);
const rows = Number(process.env.RELAY_BENCH_ROWS ?? 1_000_000);
const connectionCounts = [1, 16, 64, 256];
/** The server's limit of memory under load, as in tests/hosts/production.test.ts. */
const mostMegabytes = 150;
const folder = mkdtempSync(join(tmpdir(), "relay-bench-"));
const dataDir = join(folder, "data");

type Server = {
  url: string;
  process: ChildProcess;
};

type Measurement = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Memory of the server's process at the end. */
  memoryMb: number;
};

/** Starts the deployed relay, which sets its own limits of memory. */
function start(script: string, env: Record<string, string>): Promise<Server> {
  const child = spawn(
    process.execPath,
    ["--max-semi-space-size=16", "--import", "./server/compile-cache.mjs", script],
    {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error(`${script} ended`)));
    child.stdout.on("data", (chunk) => {
      const url = /is at (http:\S+)/.exec(String(chunk))?.[1];
      if (url) resolve({ url, process: child });
    });
  });
}

async function stop({ process: child }: Server): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

function memoryMbOf({ process: { pid } }: Server): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1_024;
}

/** Each body is another enquiry of usual length. */
const [head = "", tail = ""] = JSON.stringify({
  lib_version: "4.4.1",
  user_id: settings.mail.publicKey,
  service_id: settings.mail.serviceId,
  template_id: settings.mail.templateId,
  template_params: {
    ...recordOf("wireName", typicalValue),
    message: "We need an ordering app for our warehouse. ".repeat(8),
    [signals.submissionId]: "@@",
  },
}).split("@@");
let count = 0;

async function measure(server: Server, connections: number): Promise<Measurement> {
  const result = await autocannon({
    url: `${server.url}${endpoints.send}`,
    connections,
    duration: seconds,
    method: "POST",
    headers: { "content-type": "application/json" },
    requests: [{ setupRequest: (request) => ({ ...request, body: `${head}bench-${process.pid}-${count++}${tail}` }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  const { p50, p99 } = result.latency;
  return {
    perSecond: result.requests.total / result.duration,
    p50Ms: p50,
    p99Ms: p99,
    memoryMb: memoryMbOf(server),
  };
}

/** Fills the store with years of enquiries, in order of arrival. */
function fillStore(): void {
  const database = new DatabaseSync(join(dataDir, "enquiries.sqlite"));
  const first = Date.now() - rows * 1_000;
  database.exec(`PRAGMA synchronous = OFF; BEGIN;
    INSERT INTO enquiries (id, fingerprint, received_at, channel, name, email, phone, company, message, request_consultation, status, due_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
    SELECT printf('0%016d', i), substr(hex(randomblob(11)), 1, 22), ${first} + i * 1000, 'json', 'Asha Patel', 'asha@buyer.example',
      '+91 98765 43210', 'Rann Traders', '${"We need an ordering app for our warehouse. ".repeat(8)}', 'Yes',
      CASE WHEN i % 50 = 0 THEN 'held' ELSE 'sent' END, 0 FROM n;
    COMMIT;`);
  database.close();
}

const latency = ({ p50Ms, p99Ms }: Measurement) => `${p50Ms} / ${p99Ms} ms`;

async function compare(bare: Server, relay: Server, connections: number, rows: string): Promise<void> {
  const floor = await measure(bare, connections);
  const accepted = await measure(relay, connections);
  const where = `${rows} rows, ${connections} connections`;
  tell(
    { what: `${where}: enquiries a second`, is: accepted.perSecond },
    { what: `${where}: of the bare handler's rate`, is: (100 * accepted.perSecond) / floor.perSecond, unit: "%" },
    { what: `${where}: the slowest of a hundred, p99`, is: accepted.p99Ms, unit: "ms" },
    { what: `${where}: memory of the relay`, is: accepted.memoryMb, unit: "MB", limit: `at most ${mostMegabytes}` },
  );
  if (accepted.memoryMb > mostMegabytes) process.exitCode = 1;
  const share = `${((100 * accepted.perSecond) / floor.perSecond).toFixed(0)} %`;
  console.log(
    `| ${rows} | ${connections} | ${floor.perSecond.toFixed(0)} | ${latency(floor)} | ${accepted.perSecond.toFixed(0)} | ${latency(accepted)} | ${share} | ${accepted.memoryMb.toFixed(0)} MB |`,
  );
}

await ensureBuild();
const site = join(folder, "site", "client");
mkdirSync(site, { recursive: true });
writeFileSync(join(site, "404.html"), "Page not found.");
const env = {
  SITE_DIR: join(folder, "site"),
  DATA_DIR: dataDir,
  PORT: "0",
  DAILY_CAP: "1000000000",
  RATE_BURST: "1000000000",
};
try {
  const bare = await start("bench/relay-bare.ts", {});
  let relay = await start(join(buildFolder, "server.mjs"), env);
  for (const warmed of [bare, relay]) await measure(warmed, 16);
  console.log(
    "| rows stored before | connections | bare, requests/s | bare p50 / p99 | relay, enquiries/s | relay p50 / p99 | share | relay's memory |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const connections of connectionCounts) await compare(bare, relay, connections, "few");
  await stop(relay);
  fillStore();
  relay = await start(join(buildFolder, "server.mjs"), env);
  await measure(relay, 16);
  for (const connections of connectionCounts) await compare(bare, relay, connections, rows.toLocaleString("en"));
  await Promise.all([stop(bare), stop(relay)]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
