import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { installOnDebian } from "../../../support/apt-install.ts";
import { findUnusedPort } from "../../support/closed-port.ts";
import { root } from "../../support/process.ts";
import { DeployTarget } from "./deploy-target.ts";

export type ServerName = "nginx" | "caddy";
type Part = "node" | "static";

const programs = {
  nginx: {
    file: "/usr/sbin/nginx",
    module: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
    packages: ["nginx", "libnginx-mod-http-brotli-static"],
  },
  caddy: { file: "/usr/bin/caddy", module: "", packages: ["caddy"] },
};

/** Whether a server is installed, or can be. */
export function installIfMissing(name: ServerName): boolean {
  const { file, module, packages } = programs[name];
  try {
    if ((existsSync(file) && (!module || existsSync(module))) || installOnDebian(...packages)) return true;
  } catch {
    // Without a line to Debian's packages.
  }
  console.warn(`deploy/ is not tried with ${name}: install Debian's ${packages.join(" and ")}.`);
  return false;
}

/** deploy/nginx.conf with one of its parts, as the manuals copy it. */
function nginxConfiguration(part: Part): string {
  const [from, to] = part === "node" ? ["STATIC:", "END STATIC"] : ["NODE:", "END NODE"];
  return execFileSync("sed", [`/# ${from}/,/# ${to}/d`, join(root, "deploy/nginx.conf")], { encoding: "utf8" });
}

const caddyConfiguration = (part: Part) =>
  readFileSync(join(root, "deploy/Caddyfile"), "utf8").replace("import node", `import ${part}`);

/** What goes around the configuration, so that a server keeps within a folder and does not need Debian's own files. */
const around = {
  nginx: (text: string, place: string) => `include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${place}/nginx.pid;
error_log ${place}/error.log;
events {}
http {
access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${place}/${name};`).join("\n")}
${text}}
`,
  caddy: (text: string, place: string, admin: number) =>
    `{\n\tadmin localhost:${admin}\n\tauto_https disable_redirects\n\tstorage file_system ${place}/caddy\n}\n${text}`,
};

/** Starts and reloads the servers as systemd would: without the lock of release.sh. */
const systemctl = `exec 9>&-
case "$2" in
nginx) if [ -s "$PLACE/nginx.pid" ]; then nginx -s reload; else nginx; fi ;;
caddy) caddy reload || caddy start ;;
esac`;

type HttpResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Asks a port of this machine for a page of the site, as a browser by https. */
const ask = (port: number, path: string, headers: Record<string, string>, method = "GET"): Promise<HttpResponse> =>
  new Promise((resolve, reject) => {
    const host = headers.host ?? "kutchit.example";
    const place = { host: "127.0.0.1", port, path, servername: host, rejectUnauthorized: false, agent: false };
    request({ ...place, method, headers: { host, ...headers } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() });
    })
      .once("error", reject)
      .end();
  });

/** A server with deploy/'s configuration, on ports and in a folder of its own. */
export class WebServer {
  readonly machine = new DeployTarget({ systemctl });
  readonly #name: ServerName;
  #port = 0;
  #httpPort = 0;

  private constructor(name: ServerName) {
    this.#name = name;
  }

  /** @param upstream port of the site's own server */
  static async start(name: ServerName, part: Part, upstream = 0): Promise<WebServer> {
    const server = new WebServer(name);
    const { place } = server.machine;
    const [port, httpPort, admin] = [await findUnusedPort(), await findUnusedPort(), await findUnusedPort()];
    server.#port = port;
    server.#httpPort = httpPort;
    mkdirSync(join(place, "tls"));
    const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=kutchit.example"];
    const names = ["-addext", "subjectAltName=DNS:kutchit.example,DNS:www.kutchit.example"];
    const files = ["-keyout", join(place, "tls/privkey.pem"), "-out", join(place, "tls/fullchain.pem")];
    execFileSync("openssl", ["req", "-x509", ...key, ...names, ...files], { stdio: "ignore" });

    const own = (name === "nginx" ? nginxConfiguration(part) : caddyConfiguration(part))
      .replaceAll("/opt/kutch-it", server.machine.releases)
      .replaceAll("/etc/kutch-it/tls", join(place, "tls"))
      .replaceAll("/var/lib/kutch-it-acme", join(place, "acme"))
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${upstream}`)
      .replaceAll(/(listen .*)\b443\b/g, `$1${port}`)
      .replaceAll(/(listen .*)\b80;/g, `$1${httpPort};`)
      .replaceAll(/^(\S*kutchit\.example) \{/gm, `$1:${port} {`);
    const file = join(place, name === "nginx" ? "nginx.conf" : "Caddyfile");
    writeFileSync(file, around[name](own, place, admin));
    server.machine.program("curl", `exec /usr/bin/curl "$@" --connect-to ::127.0.0.1:${port}`);
    server.machine.program(
      name,
      name === "nginx"
        ? `exec ${programs.nginx.file} -c "$PLACE/nginx.conf" "$@" >>"$PLACE/log" 2>&1`
        : `exec env HOME="$PLACE" ${programs.caddy.file} "$1" --adapter caddyfile --config "$PLACE/Caddyfile" >>"$PLACE/log" 2>&1`,
    );
    return server;
  }

  ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<HttpResponse> {
    return ask(this.#port, path, headers, method);
  }

  /** Asks by http, which redirects. */
  redirectOf(path: string): string {
    const url = `http://127.0.0.1:${this.#httpPort}${path}`;
    return execFileSync("curl", ["--silent", "--include", "--header", "host: www.kutchit.example", url], {
      encoding: "utf8",
    });
  }

  /** Runs one of the programs that release.sh calls, or a shell's command. */
  run(command: string): string {
    return execFileSync("sh", ["-ec", command], { encoding: "utf8", env: this.machine.environment });
  }

  /** Waits until it answers. */
  async started(): Promise<void> {
    while (!(await this.ask("/").catch(() => null))) await setTimeout(50);
  }

  stop(): void {
    this.run(this.#name === "nginx" ? "nginx -s stop" : "caddy stop");
  }
}
