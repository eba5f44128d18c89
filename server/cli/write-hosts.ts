/*
 * The last step of a build: writes the configuration that makes other web servers answer as this project's server does,
 * from the same index (docs/decisions/releases.md).
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "../../settings/index.ts";
import { caddyProxy, caddyStatic, caddyStaticSite } from "../hosts/caddy.ts";
import { hostFacts, releasesRoot } from "../hosts/facts.ts";
import { nginxProxy, nginxStatic, nginxStaticMaps, nginxStaticSite } from "../hosts/nginx.ts";
import { backupService, backupTimer, systemdService, systemdSocket } from "../hosts/systemd.ts";
import { readBuildRecord } from "../static/read-build.ts";
import { readHeaders, readSite } from "../static/read-site.ts";

const [folder = "", root = releasesRoot] = process.argv.slice(2);
const { url } = settings;
const facts = hostFacts(readSite(folder), {
  url,
  id: readBuildRecord(folder)?.id ?? "",
  root,
  siteHeaders: readHeaders(folder),
});
const hosts = join(folder, "hosts");
mkdirSync(hosts, { recursive: true });

/** A script of `hosts/`, with the site's address and the folder of releases filled in. */
const program = (name: string) =>
  readFileSync(join(import.meta.dirname, "../hosts", name), "utf8")
    .replace(/^root=.*$/m, `root=${root}`)
    .replace(/^site=.*$/m, `site=${url}`);

for (const [name, text] of Object.entries({
  "nginx-proxy.conf": nginxProxy(facts),
  "nginx-static.conf": nginxStatic(facts),
  "nginx-static-maps.conf": nginxStaticMaps(facts),
  "nginx-static-site.conf": nginxStaticSite(facts),
  "Caddyfile-proxy": caddyProxy(facts),
  "Caddyfile-static": caddyStatic(facts),
  "Caddyfile-static-site": caddyStaticSite(facts),
  policy: facts.pages.find(({ path }) => path === "/")?.policy ?? "",
  "release.sh": program("release.sh"),
  "publish.sh": program("publish.sh"),
  "kutch-it.socket": systemdSocket(),
  "kutch-it.service": systemdService(),
  "kutch-it-backup.service": backupService(),
  "kutch-it-backup.timer": backupTimer(),
}))
  writeFileSync(join(hosts, name), text);
