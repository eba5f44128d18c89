import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, request } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../../tests/e2e/support/site.ts";

/** Of MDN's HTTP Observatory: its grade, its score (100 and more), and what it found wanting. */
export type Observatory = { grade: string; score: number; findings: string[] };

/**
 * A package and lock file of its own: the scanner brings a web service and a database with it, which nothing else here
 * needs. It is installed when it is first asked for, from the npm registry, without running any script.
 */
const folder = join(import.meta.dirname, "observatory");

/**
 * The scanner's list of hosts that browsers ask by https alone, which a script of its package would fetch. Empty, so that
 * the redirect itself is judged.
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

/** A key and a certificate for this machine, for an hour's use. */
function certificate(inFolder: string) {
  const [key, cert] = [join(inFolder, "key.pem"), join(inFolder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...subject, "-keyout", key, "-out", cert], { stdio: "ignore" });
  return { key, cert };
}

/**
 * What stands in front of the site in production: TLS, and a redirect to it, on one port, since the scanner knows a host
 * by one name only. A connection that begins with a TLS handshake (22) is told from one that does not.
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
      // Not before TLS has taken the socket over, which it does a tick later: until then what has come would be lost.
      process.nextTick(() => socket.resume());
    });
    socket.on("error", () => socket.destroy());
  }).listen(0, "localhost");
  await once(front, "listening");
  return { host: `localhost:${(front.address() as AddressInfo).port}`, close: () => front.close() };
}

/** Runs the scanner in a process of its own, which trusts the certificate. */
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

/** Scores the site as it is served behind TLS, by the scanner that MDN runs. Needs `openssl`. */
export async function observatory(): Promise<Observatory> {
  install();
  const temporary = mkdtempSync(join(tmpdir(), "kutch-it-observatory-"));
  const files = certificate(temporary);
  // HSTS is said only for an https address, behind one proxy.
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
