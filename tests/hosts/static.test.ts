import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesBelow } from "../../pipeline/files.ts";
import { configuredBuild, configuredSite } from "../e2e/support/builds.ts";
import { enquiry } from "../e2e/support/form.ts";
import { answers, type Received, startProvider } from "../e2e/support/provider.ts";
import { startSite } from "../e2e/support/site.ts";
import { node, root } from "../relay/support/process.ts";
import { ask, differences } from "./support/compare.ts";
import { Machine } from "./support/machine.ts";
import { serveLikeNetlify } from "./support/netlify.ts";
import { commandsOf } from "./support/page.ts";
import { siteUrl, startBrowser, visit } from "./support/visit.ts";

const folder = mkdtempSync(join(tmpdir(), "kutch-it-static-"));
const dist = join(folder, "dist");

/**
 * The build with EmailJS ids, with a moved address and a file of the build before, whether or not the real one has
 * them.
 */
function prepare(): void {
  cpSync(configuredSite, dist, { recursive: true });
  writeFileSync(join(dist, "redirects.json"), '{"/technologies/old-name":"/technologies/react"}');
  for (const name of ["assets", "search"]) mkdirSync(join(dist, "earlier", name), { recursive: true });
  writeFileSync(join(dist, "earlier/search/index.json"), "{}");
  writeFileSync(join(dist, "earlier/assets/before-0a1b2c.js"), "export {};");
  rmSync(join(dist, "hosts"), { recursive: true });
  const seal = `import { sealBuild } from "${root}pipeline/pack/seal.ts"; sealBuild(process.argv[1]);`;
  execFileSync(node, ["--input-type=module", "--eval", seal, dist], { env: { ...process.env, ...configuredBuild } });
}

const messageOf = ({ body }: Received) => (body.template_params as Record<string, string>).message;

let browser: Browser;
let provider: Awaited<ReturnType<typeof startProvider>>;
let own: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  prepare();
  browser = await startBrowser();
  provider = await startProvider(answers.ok);
  own = await startSite(dist, { TRUSTED_HOPS: "1" });
});
afterAll(async () => {
  await browser.close();
  await provider.stop();
  await own.stop();
  rmSync(folder, { recursive: true });
});

const languages = () => filesBelow(join(dist, "client")).filter((file) => file.endsWith("/404.html"));
const pages = () =>
  filesBelow(join(dist, "client"))
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
const files = () => filesBelow(join(dist, "client")).filter((file) => !/\.(html|br|gz)$/.test(file));

/** All requests that a site may get: each page and file, and addresses that nearly match one. */
const requests = (): [path: string, headers?: Record<string, string>][] => [
  ...pages().map((path): [string] => [path]),
  ...files().map((file): [string] => [`/${file}`]),
  ...["br", "gzip", "gzip, br", "identity"].flatMap((encoding): [string, Record<string, string>][] =>
    ["/", "/blog", "/blog/nothing-here", "/feed.xml", "/icon-32.png"].map((path) => [
      path,
      { "accept-encoding": encoding },
    ]),
  ),
  ...["/about", "/About", "/gu", "/nothing", "/feed.xml"].map((path): [string, Record<string, string>] => [
    path,
    { "sec-fetch-dest": "empty" },
  ]),
  ...["/blog", ...languages().map((file) => `/${file.slice(0, -"/404.html".length)}`)].flatMap((folder): [string][] =>
    ["nothing-here", "nothing/deeper", "a%2Fb", "Nothing-Here/"].map((name) => [`${folder}/${name}`]),
  ),
  ...pages()
    .slice(0, 12)
    .flatMap((path): [string][] => [[`${path}/?a=b`], [`${path.toUpperCase()}?a=b`]])
    .filter(([path]) => !path.startsWith("/?") && !path.startsWith("//")),
  ...["/technologies/old-name", "/technologies/Old-Name/?from=mail", "/technologies/old-name?a=b"].map(
    (path): [string] => [path],
  ),
  ...[
    "/assets/before-0a1b2c.js",
    "/assets/never-was.js",
    "/search/never-was.json",
    "/api/nothing",
    "/nothing",
    "/nothing/at/all",
  ].map((path): [string] => [path]),
  ...["/index.html", "/about/index.html", "/about/index.html.br", "/robots.txt.gz"].map((path): [string] => [path]),
  ...["/404", "/404.html", "/gu/404.html", "/500", "/500.html"].map((path): [string] => [path]),
];

describe.each(["nginx", "Caddy"])("docs/deploy/static.md, followed with %s,", (server) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await Machine.boot(dist);
    machine.run(commandsOf("static.md", "The certificate"));
    machine.run(commandsOf("static.md", server));
  });
  afterAll(() => machine.off());

  it("answers as this project's own server does", async () => {
    const found: string[] = [];
    for (const [path, headers] of requests()) {
      const [theirs, ours] = [await ask(siteUrl, path, headers), await ask(own.url, path, headers)];
      found.push(...differences(theirs, ours).map((difference) => `${path}: ${difference}`));
    }
    expect(found).toEqual([]);
  });

  it("answers with the page of a failure where it may not read a page", async () => {
    const page = "/opt/kutch-it/current/client/about/index.html*";
    machine.run(`chmod 600 ${page}`);
    const { status, headers, body } = await ask(siteUrl, "/about");
    machine.run(`chmod 644 ${page}`);
    const told = JSON.parse(readFileSync(join(dist, "headers.json"), "utf8"));
    expect([status, headers["cache-control"], headers["content-security-policy"], body]).toEqual([
      500,
      "no-store",
      told["Content-Security-Policy"],
      createHash("sha256")
        .update(readFileSync(join(dist, "client/500.html")))
        .digest("hex"),
    ]);
    expect((await ask(siteUrl, "/about")).status).toBe(200);
  });

  it("shows the site, and its form reaches EmailJS", async () => {
    provider.received.length = 0;
    await visit(browser);
    expect(provider.received.map(messageOf)).toEqual([enquiry.message]);
  });
});

describe("docs/deploy/static.md, followed for hosts that read _headers and _redirects,", () => {
  let host: Awaited<ReturnType<typeof serveLikeNetlify>>;
  beforeAll(async () => {
    const [making = ""] = commandsOf("static.md", "Netlify, and others that read `_headers` and `_redirects`").split(
      "\n",
    );
    // A person may type it twice.
    for (const command of [making, making]) execFileSync("sh", ["-e", "-c", command], { cwd: folder });
    host = await serveLikeNetlify(join(folder, "upload"));
  });
  afterAll(() => host.stop());

  it("has every page at its address, with the policy and the headers of this project's own server", async () => {
    const found: string[] = [];
    for (const path of pages()) {
      const [theirs, ours] = [await ask(host.url, path), await ask(own.url, path)];
      // How long the host caches a page is its own rule: until the next publication.
      delete ours.headers["cache-control"];
      delete ours.headers.vary;
      found.push(...differences(theirs, ours).map((difference) => `${path}: ${difference}`));
    }
    expect(found).toEqual([]);
  });

  it("sends on, has the earlier files, and a not-found page for each language", async () => {
    expect((await ask(host.url, "/technologies/old-name")).headers.location).toBe("/technologies/react");
    const earlier = await ask(host.url, "/assets/before-0a1b2c.js");
    expect([earlier.status, earlier.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect((await ask(host.url, "/search/index.json")).status).toBe(200);
    // The host would serve it as an ordinary page.
    for (const path of ["/500", "/500.html"]) expect((await ask(host.url, path)).status, path).toBe(404);
    for (const file of ["404.html", ...languages()]) {
      const path = `/${file.slice(0, -"404.html".length)}nothing-here`;
      const [theirs, ours] = [await ask(host.url, path), await ask(own.url, path)];
      expect([path, theirs.status, theirs.body]).toEqual([path, 404, ours.body]);
    }
  });

  it("shows the site, and its form reaches EmailJS", async () => {
    provider.received.length = 0;
    await visit(browser, host.url);
    expect(provider.received.map(messageOf)).toEqual([enquiry.message]);
  });
});
