/*
 * `npm run bench:server`: pages a second and p99 of the project's own server, beside nginx (Debian's package) with the
 * same compressed files, in one run.
 */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { ensureBuild } from "../pipeline/ensure-build.ts";
import { buildFolder } from "../pipeline/publish.ts";
import { startSite } from "../tests/e2e/support/site.ts";
import { tell } from "../tests/support/figures.ts";

const [seconds, connections, port] = [8, 32, 4571];

/** gzip, because Debian's nginx has no brotli. Both servers are asked for it. */
const configuration = (folder: string) => `
worker_processes 1; daemon off; error_log stderr crit; pid ${folder}/pid;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; gzip_static always; gunzip off;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  open_file_cache max=1000 inactive=60s;
  server { listen 127.0.0.1:${port}; root ${join(buildFolder, "client")}; location / { try_files $uri $uri/index.html =404; } }
}`;

function installNginx(): void {
  if (existsSync("/usr/sbin/nginx")) return;
  execFileSync("apt-get", ["install", "-y", "-qq", "nginx-light"], { stdio: ["ignore", "ignore", "inherit"] });
}

async function startNginx() {
  installNginx();
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-nginx-"));
  writeFileSync(join(folder, "nginx.conf"), configuration(folder));
  const child = spawn("/usr/sbin/nginx", ["-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 50; i++) {
    if (await fetch(url).then(Boolean, () => false)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGQUIT");
    await gone;
    rmSync(folder, { recursive: true });
  };
  return { url, stop };
}

async function measure(url: string, headers: Record<string, string>) {
  const { requests, latency, non2xx } = await autocannon({ url, connections, duration: seconds, headers });
  return {
    "requests/s": Math.round(requests.average),
    "p50 ms": latency.p50,
    "p99 ms": latency.p99,
    "not 2xx": non2xx,
  };
}

ensureBuild();
const [site, nginx] = [await startSite(buildFolder), await startNginx()];
const compressed = { "accept-encoding": "gzip" };
const etag = (await fetch(`${site.url}/about`, { headers: compressed })).headers.get("etag") ?? "";
const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
for (const path of ["/", "/blog/devops-automation-workflows"]) {
  rows[`${path}, this server`] = await measure(site.url + path, compressed);
  rows[`${path}, nginx`] = await measure(nginx.url + path, compressed);
}
rows["/about, unchanged (304)"] = await measure(`${site.url}/about`, { ...compressed, "if-none-match": etag });
await Promise.all([site.stop(), nginx.stop()]);
console.log(`${connections} connections, ${seconds} s each, client on the same machine`);
for (const [name, row] of Object.entries(rows))
  tell(
    { what: `${name}: answers a second`, is: row["requests/s"] },
    { what: `${name}: the slowest of a hundred, p99`, is: row["p99 ms"], unit: "ms" },
  );
console.table(rows);
