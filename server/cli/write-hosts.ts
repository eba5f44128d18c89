/*
 * The last step of a build: writes what other servers have to be told to answer as this project's own does, read off the same
 * index (docs/decisions/0037-a-build-that-runs-by-itself.md).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "../../settings/index.ts";
import { caddyProxy, caddyStatic } from "../hosts/caddy.ts";
import { hostFacts } from "../hosts/facts.ts";
import { nginxProxy, nginxStatic } from "../hosts/nginx.ts";
import { headersFile, redirectsFile } from "../hosts/publish-folder.ts";
import { systemdService, systemdSocket } from "../hosts/systemd.ts";
import { readSite } from "../static/read-site.ts";

const [folder = ""] = process.argv.slice(2);
const facts = hostFacts(readSite(folder), settings.url);
const hosts = join(folder, "hosts");
mkdirSync(hosts);

for (const [name, text] of Object.entries({
  "nginx-proxy.conf": nginxProxy(facts),
  "nginx-static.conf": nginxStatic(facts),
  "Caddyfile-proxy": caddyProxy(facts),
  "Caddyfile-static": caddyStatic(facts),
  _headers: headersFile(facts),
  _redirects: redirectsFile(facts),
  "kutch-it.socket": systemdSocket(),
  "kutch-it.service": systemdService(),
}))
  writeFileSync(join(hosts, name), text);
