import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../server/app.ts";
import { assembleRelay } from "../../../server/assemble-relay.ts";
import { assetOpener } from "../../../server/cloudflare/assets.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { readServerSettings } from "../../../server/settings.ts";
import { memoryFileOpener, readCommonHeaders } from "../../../server/static/read-site.ts";
import { createSite, type Site } from "../../../server/static/static-site.ts";
import { settings } from "../../../settings/index.ts";
import { fixtureSite, fixtureText } from "../support/fixture-site.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

const DATA_DIR = temporaryFolder("failure");
const log = vi.fn();
let database: SqliteDatabase;

beforeAll(() => {
  database = new SqliteDatabase(DATA_DIR);
});
afterAll(() => database.close());

const readable = memoryFileOpener([join(fixtureSite(), "client")]);

/** A site whose files cannot be read, except the page that says so. */
const brokenSite = () =>
  createSite(async (path, accepted) => {
    if (!path.endsWith("/500.html")) throw new TypeError("of the inside");
    return readable(path, accepted);
  }, {});

/** A site of static assets as Cloudflare serves them. */
const siteOfAssets = (fetch: Parameters<typeof assetOpener>[0]["fetch"]) => createSite(assetOpener({ fetch }), {});

/** One page fails. */
const siteWithBrokenPage = () =>
  siteOfAssets(async ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith("/about/index.html")) return new Response("Oops", { status: 500 });
    return new Response(fixtureText(pathname.slice(1)));
  });

const sites: [string, () => Site][] = [
  ["of the Node server", brokenSite],
  ["of the Worker, whose assets fail,", siteWithBrokenPage],
];

function appWith(site: Site) {
  const parts = { settings, database, site, log, transport: null };
  const { app } = assembleRelay({
    ...parts,
    server: readServerSettings({ DATA_DIR }),
    onQueued: () => undefined,
    waitUntil: () => undefined,
  });
  return createApp({
    ...app,
    headers: readCommonHeaders(fixtureSite()),
    addressOf: () => "203.0.113.1",
    isHttps: () => false,
  });
}

const ofABrowser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe.each(sites)("a request %s that fails", (_name, siteOf) => {
  const ask = (headers: Record<string, string>, path = "/about") =>
    appWith(siteOf()).request(`http://a.example${path}`, { headers });

  it("is answered with the 500 page and the site's headers, uncached", async () => {
    const response = await ask(ofABrowser);
    expect([response.status, await response.text()]).toEqual([500, fixtureText("500.html")]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });

  it("is answered in the language of its path", async () => {
    expect(await (await ask(ofABrowser, "/gu/about")).text()).toBe(fixtureText("gu/500.html"));
  });

  it("is answered as plain text to a client that does not ask for HTML", async () => {
    const response = await ask({ accept: "*/*" });
    expect([response.status, await response.text()]).toEqual([500, "Internal Server Error"]);
  });

  it("is logged without the error's message", async () => {
    log.mockClear();
    await ask(ofABrowser);
    expect(log.mock.calls).toEqual([["request.failed", { reason: expect.stringMatching(/Error$/), path: "/*" }]]);
  });
});

it("a request is answered as plain text when the 500 page fails too", async () => {
  const site = siteOfAssets(() => Promise.reject(new Error("Network connection lost.")));
  const response = await appWith(site).request("http://a.example/about", { headers: ofABrowser });
  expect([response.status, await response.text()]).toEqual([500, "Internal Server Error"]);
});
