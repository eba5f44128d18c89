import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, request } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../../tests/e2e/support/site.ts";

/** The result of MDN's HTTP Observatory: grade, score (may exceed 100), and failed tests. */
export type Observatory = { grade: string; score: number; findings: string[] };

/**
 * A package and lock file apart from the project's: the scanner needs a web service and a database, which nothing else
 * here does. It is installed from the npm registry at first use, without running scripts.
 */
const folder = join(import.meta.dirname, "observatory");

/**
 * The scanner's list of hosts that browsers open by https alone. A script of its package would fetch it. It is left
 * empty, so that the redirect itself is scored.
 */
const preloaded = join(folder, "node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json");

function install(): void {
  if (!existsSync(join(folder, "node_modules"))) {
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  }
  if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");
}

type Scan = {
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string; scoreDescription: string }>;
};

/** A key and a certificate for this machine, valid for an hour. */
function certificate(inFolder: string) {
  const [key, cert] = [join(inFolder, "key.pem"), join(inFolder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...subject, "-keyout", key, "-out", cert], { stdio: "ignore" });
  return { key, cert };
}

/**
 * Stands for production's proxy: TLS, and a redirect to it, on one port, because the scanner knows a host by one name
 * only. The first byte of a TLS handshake (22) distinguishes the two.
 */
async function withTls(target: string, files: { key: string; cert: string }) {
  const secure = createHttpsServer(
    { key: readFileSync(files.key), cert: readFileSync(files.cert) },
    (incoming, outgoing) => {
      const headers = { ...incoming.headers, "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" };
      const onward = request(`${target}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
    },
  );
  const plain = createHttpServer((incoming, outgoing) => {
    outgoing.writeHead(301, { Location: `https://${incoming.headers.host}${incoming.url}` }).end();
  });
  const front = createServer((socket) => {
    socket.once("data", (first) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === 22 ? secure : plain).emit("connection", socket);
      // TLS takes the socket over one tick later. Data that is read before that would be lost.
      process.nextTick(() => socket.resume());
    });
    socket.on("error", () => socket.destroy());
  }).listen(0, "localhost");
  await once(front, "listening");
  return { host: `localhost:${(front.address() as AddressInfo).port}`, close: () => front.close() };
}

/** Runs the scanner in its own process, which trusts the certificate. */
async function scan(host: string, cert: string): Promise<Scan> {
  const code = `
    const { scan } = await import("@mdn/mdn-http-observatory/src/scanner/index.js");
    process.stdout.write(JSON.stringify(await scan(${JSON.stringify(host)})), () => process.exit());`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: folder,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: cert },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const [exitCode] = await once(child, "close");
  if (exitCode !== 0) throw new Error(`MDN's Observatory ended with ${exitCode}.`);
  return JSON.parse(output) as Scan;
}

/** Scores the site behind TLS with MDN's scanner. Needs `openssl`. */
export async function observatory(): Promise<Observatory> {
  install();
  const temporary = mkdtempSync(join(tmpdir(), "kutch-it-observatory-"));
  const files = certificate(temporary);
  // The server sends HSTS only for an https address behind a proxy.
  const site = await startSite(undefined, { TRUSTED_HOPS: "1" });
  const front = await withTls(site.url, files);
  try {
    const { scan: result, tests } = await scan(front.host, files.cert);
    const wanting = Object.entries(tests).filter(([, { pass }]) => !pass);
    return {
      grade: result.grade,
      score: result.score,
      findings: wanting.map(([name, test]) => `${name}: ${test.scoreDescription}`),
    };
  } finally {
    front.close();
    await site.stop();
    rmSync(temporary, { recursive: true });
  }
}
