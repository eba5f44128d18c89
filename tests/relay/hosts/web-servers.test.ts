import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DeployTarget, makeRelease, sampleHeaders } from "./support/deploy-target.ts";
import { installIfMissing, type ServerName, WebServer } from "./support/web-servers.ts";

const first = makeRelease(1);
const second = makeRelease(2);
const ofAll = {
  "content-security-policy": sampleHeaders["Content-Security-Policy"],
  "x-frame-options": sampleHeaders["X-Frame-Options"],
};
const immutable = "public, max-age=31536000, immutable";
const html = expect.stringMatching(/^text\/html; charset=utf-8$/i);

const servers = (["nginx", "caddy"] as const).filter(installIfMissing);

describe.each<ServerName>(servers)("files served by %s", (name) => {
  let server: WebServer;
  let machine: DeployTarget;
  beforeAll(async () => {
    server = await WebServer.start(name, "static");
    ({ machine } = server);
    const { code, said } = await machine.release(first.folder, name);
    expect(code, said + log()).toBe(0);
  });
  afterAll(() => server?.stop());
  const log = () => server.run('cat "$PLACE/log" "$PLACE/error.log" 2>/dev/null || true');

  it.each([
    ["/", 200, html, "no-cache"],
    ["/about", 200, html, "no-cache"],
    ["/gu/contact", 200, html, "no-cache"],
    ["/assets/entry-Ab12.js", 200, expect.stringMatching(/javascript; charset=utf-8$/), immutable],
    ["/site.webmanifest", 200, expect.stringMatching(/^application\/manifest\+json/), "no-cache"],
    ["/notes.md", 200, expect.stringMatching(/^text\/markdown/), "no-cache"],
    ["/.well-known/security.txt", 200, expect.stringMatching(/^text\/plain; charset=utf-8/), "no-cache"],
    ["/nothing", 404, html, "no-cache"],
    ["/assets/nothing.js", 404, html, "no-cache"],
    ["/about/index.html", 404, html, "no-cache"],
    ["/404.html", 404, html, "no-cache"],
    ["/index.html.br", 404, html, "no-cache"],
    ["/.git/config", 404, html, "no-cache"],
    ["/earlier/assets/before-0a1b2c.js", 404, html, "no-cache"],
  ])("answers %s with %i, its type, caching and the site's headers", async (path, status, type, caching) => {
    const answer = await server.ask(path);
    expect([answer.status, answer.headers], log()).toEqual([
      status,
      expect.objectContaining({ ...ofAll, "content-type": type, "cache-control": caching }),
    ]);
  });

  it("answers 404 in the language of the path", async () => {
    const page = (file: string) => readFileSync(join(first.folder, "client", file), "utf8");
    expect((await server.ask("/gu/nothing")).body).toBe(page("gu/404.html"));
    expect((await server.ask("/gujarat")).body).toBe(page("404.html"));
  });

  it.each([
    ["/about/", "/about"],
    ["/gu/contact//?a=b", "/gu/contact?a=b"],
    ["/blog/moved", "/about"],
  ])("redirects %s to %s permanently", async (path, location) => {
    const { status, headers } = await server.ask(path);
    expect([[301, 308].includes(status ?? 0), headers.location]).toEqual([true, location]);
  });

  it.each(["//other.example/", "/\\other.example/", "/%5Cother.example/", "/%0d%0aa:b/"])(
    "does not redirect %s to another site",
    async (path) => {
      const { headers } = await server.ask(path);
      expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
      expect(headers.a).toBeUndefined();
    },
  );

  it.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["gzip, br", "br"],
    ["identity", undefined],
  ])("sends what the build compressed to a browser that accepts %s", async (accepted, encoding) => {
    const { headers } = await server.ask("/", { "accept-encoding": accepted });
    expect([headers["content-encoding"], headers["content-type"]]).toEqual([encoding, html]);
    if (encoding) expect(headers.vary).toBe("Accept-Encoding");
  });

  // Root may read everything.
  it.skipIf(process.getuid?.() === 0)("answers 500 with the site's page when a file cannot be read", async () => {
    const file = join(machine.releases, `releases/${first.id}/client/about/index.html`);
    chmodSync(file, 0);
    const { status, headers, body } = await server.ask("/about");
    chmodSync(file, 0o644);
    expect([status, headers["cache-control"], body]).toEqual([500, "no-store", failurePage()]);
  });

  it("redirects www and http to the site", async () => {
    const { status, headers } = await server.ask("/blog?a=b", { host: "www.kutchit.example" });
    expect([status, headers.location]).toEqual([308, "https://kutchit.example/blog?a=b"]);
    if (name === "caddy") return;
    expect(server.redirectOf("/about")).toMatch(/308[\s\S]*location: https:\/\/kutchit\.example\/about/i);
    mkdirSync(join(machine.place, "acme/.well-known/acme-challenge"), { recursive: true });
    writeFileSync(join(machine.place, "acme/.well-known/acme-challenge/token"), "proof");
    expect(server.redirectOf("/.well-known/acme-challenge/token")).toMatch(/200 OK[\s\S]*proof/);
  });

  it("serves the next release, and rolls back one whose configuration is invalid", async () => {
    const shown = async () => (await server.ask("/")).body;
    const next = await machine.release(second.folder, name);
    expect(next.code, next.said + log()).toBe(0);
    await expect.poll(shown).toContain("Release 2");
    const unreadable = makeRelease(3, undefined, "nonsense {");
    const { code, said } = await machine.release(unreadable.folder, name);
    expect([code, said]).toEqual([1, expect.stringContaining(`It went back to ${second.id}, which is healthy.`)]);
    expect([await shown(), machine.current()]).toEqual([expect.stringContaining("Release 2"), second.id]);
  });
});

const failurePage = (folder = "") => readFileSync(join(first.folder, `client${folder}/500.html`), "utf8");

describe.each<ServerName>(servers)("the site's own server behind %s", (name) => {
  const own = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  let server: WebServer;
  beforeAll(async () => {
    await new Promise<void>((resolve) => own.listen(0, "127.0.0.1", resolve));
    server = await WebServer.start(name, "node", (own.address() as AddressInfo).port);
    mkdirSync(server.machine.releases);
    symlinkSync(first.folder, join(server.machine.releases, "current"));
    server.run(`systemctl reload-or-restart ${name}`);
    await server.started();
  });
  afterAll(() => {
    server?.stop();
    own.close();
  });

  it("passes the visitor's address and protocol, not the forged headers", async () => {
    const { body } = await server.ask("/about", { "x-forwarded-for": "8.8.8.8", "x-forwarded-proto": "http" });
    expect(JSON.parse(body)).toMatchObject({
      host: "kutchit.example",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
    });
  });

  it("answers with the 500 page, and on API paths with a short text, while the relay is down", async () => {
    own.close();
    own.closeAllConnections();
    for (const [method, folder] of [
      ["GET", ""],
      ["POST", ""],
      ["GET", "/gu"],
    ] as const) {
      const { status, headers, body } = await server.ask(`${folder}/contact`, {}, method);
      expect([status, headers["content-type"], headers["cache-control"], body]).toEqual([
        500,
        html,
        "no-store",
        failurePage(folder),
      ]);
      expect(headers).toMatchObject(ofAll);
    }
    const told = await server.ask("/api/v1.0/email/send");
    expect([told.status, told.body.length < 200]).toEqual([502, true]);
  });
});
