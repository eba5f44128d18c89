import { describe, expect, it } from "vitest";
import { fixtureText } from "../support/fixture-site.ts";
import { type Host, hostKind, startHost } from "../support/host.ts";
import { connectRaw, statuses } from "../support/raw-http.ts";
import { sharedHost } from "../support/shared-servers.ts";

const host = sharedHost();

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${host.url}${path}`, { method, headers, redirect: "manual" });

/** Sends a request target exactly as given. `fetch` would normalise it. */
async function getRaw(target: string): Promise<{ status: number | undefined; text: string }> {
  const { socket, received, closed } = await connectRaw(host.url);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${new URL(host.url).host}\r\nConnection: close\r\n\r\n`);
  await closed;
  return { status: statuses(received())[0], text: received() };
}

describe("a page of the site", () => {
  it.each([
    ["/", "index.html"],
    ["/about", "about/index.html"],
  ])("at %s is the prerendered file", async (path, file) => {
    const response = await get(path);
    expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-cache",
    ]);
    expect(await response.text()).toBe(fixtureText(file));
  });

  it("has the site's headers", async () => {
    const { headers } = await get("/about");
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-security-policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers.has("strict-transport-security")).toBe(false);
  });

  it("that is unchanged is answered with 304", async () => {
    const etag = (await get("/about")).headers.get("etag") ?? "";
    const again = await get("/about", { "if-none-match": `"other", W/${etag.replace("W/", "")}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await get("/about", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("answers HEAD", async () => {
    const response = await get("/about", {}, "HEAD");
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("answers %s with 405 and Allow", async (method) => {
    const response = await get("/about", {}, method);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("every answer", () => {
  it.each([
    ["GET", "/", 200],
    ["GET", "/about/", 308],
    ["GET", "/nope", 404],
    ["GET", "/assets/entry-Ab12.js", 200],
    ["PUT", "/about", 405],
    ["POST", "/", 415],
    ["GET", "/healthz", 200],
    ["GET", "/api/v1.0/form-token", 200],
    ["GET", "/api/v1.0/email/send", 405],
    ["POST", "/api/v1.0/email/send", 415],
  ])("%s %s (%d) carries the security headers", async (method, path, status) => {
    const { status: actual, headers } = await get(path, {}, method);
    expect(actual).toBe(status);
    expect([headers.get("x-content-type-options"), headers.get("x-frame-options")]).toEqual(["nosniff", "DENY"]);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  it.skipIf(hostKind === "workers")("has HSTS only if its proxy says https", async () => {
    await using behindProxy = await startHost({ env: { TRUSTED_HOPS: "1" } });
    const policyFor = async (protocol: string, of: Host) =>
      (await fetch(of.url, { headers: { "x-forwarded-proto": protocol } })).headers.get("strict-transport-security");
    expect(await policyFor("https", behindProxy)).toBe("max-age=31536000");
    expect(await policyFor("http", behindProxy)).toBeNull();
    expect(await policyFor("https", host)).toBeNull();
  });
});

describe("files of the site", () => {
  it.each([
    ["/site.webmanifest", "application/manifest+json; charset=utf-8", "no-cache"],
    ["/sitemap.xml", "application/xml; charset=utf-8", "no-cache"],
    ["/robots.txt", "text/plain; charset=utf-8", "no-cache"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8", "no-cache"],
    ["/notes.md", "text/markdown; charset=utf-8", "no-cache"],
    ["/assets/entry-Ab12.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ])("%s has the type %s (%s)", async (path, type, cache) => {
    const response = await get(path);
    expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
      200,
      type,
      cache,
    ]);
    expect(await response.text()).toBe(fixtureText(path.slice(1)));
  });

  it.skipIf(hostKind === "workers").each([
    ["gzip, deflate, br", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["*", "br"],
    ["identity", null],
    ["zstd", null],
    ["", null],
  ])("are sent for Accept-Encoding %j as %s", async (accepted, encoding) => {
    const response = await get("/assets/entry-Ab12.js", { "accept-encoding": accepted });
    expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([
      encoding,
      "Accept-Encoding",
    ]);
    expect(await response.text()).toBe(fixtureText("assets/entry-Ab12.js"));
  });

  it.skipIf(hostKind === "workers")("have a different ETag for each encoding", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(async (encoding) =>
        (await get("/about", { "accept-encoding": encoding })).headers.get("etag"),
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe("a non-canonical address", () => {
  it.each([
    ["/About", "/about"],
    ["/ABOUT/?A=b", "/about?A=b"],
    ["/%61bout", "/about"],
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["/about/?a=1&b=%2F", "/about?a=1&b=%2F"],
  ])("%s is redirected to %s", async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([308, location]);
  });

  it.each(["/about%2F", "/about/%2F", "/about%2f%2f"])("%s is answered with 404", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each([
    "//evil.example/",
    "//evil.example//",
    "/\\evil.example/",
    "///about/",
    "/%2F%2Fevil.example/",
    "//evil.example/about/",
    "//evil.example/about",
    "//about",
    "/x%2F..%2Fabout",
    "/%5Cevil.example%2F..%2Fabout",
    "/%2Fevil.example%2F..%2FAbout",
    "/About%0D%0ALocation:x",
  ])("%s does not redirect to another site", async (target) => {
    const { status, text } = await getRaw(target);
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/^location:/im);
  });
});

describe("the old address of a page that has moved", () => {
  it.each([
    ["/blog/moved", "/about"],
    ["/blog/moved/", "/about"],
    ["/Blog/MOVED", "/about"],
    ["/blog/moved?a=1&b=%2F", "/about?a=1&b=%2F"],
  ])("%s redirects to %s in one step", async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([308, location]);
    expect((await fetch(host.url + path)).url).toBe(host.url + location);
  });

  it.each(["/blog/moved.html", "/blog/moved/deeper", "/blog%2Fmoved/x"])(
    "does not redirect %s, which only begins like it",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe("a missing address", () => {
  it.each([
    ...["/nope", "/about/nope", "/blog/nope", "/nope/", "/guides/nope", "/nope.data"],
    ...["/404", "/404.html", "/500", "/500.html", "/index.html", "/about/index.html"],
  ])("%s is answered with the 404 page", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Page not found.");
  });

  it.each(["/assets/nope.js", "/search/nope.json", "/api/v1.0/email/send-form"])(
    "%s is answered with 404 and plain text",
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, "Not Found"]);
    },
  );
});

describe("a language with a prefix", () => {
  it.each(["/gu/nope", "/gu/nope/", "/gu/blog/a/b", "/gu/404", "/gu/a%2Fb", "/GU/a%2fb/"])(
    "has its own 404 page at %s",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("પૃષ્ઠ મળ્યું નથી.");
    },
  );

  it.each(["/gujarat", "/about/gu", "/gu%2Fnope"])(
    "does not answer for %s, which gets the English 404 page",
    async (path) => {
      expect(await (await get(path)).text()).toContain("RETURN HOME");
    },
  );
});

describe("other files cannot be read", () => {
  it.each([
    "/../package.json",
    "/../../../../etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%5c..%5cpackage.json",
    "/assets/../../headers.json",
    "/headers.json",
    "/../headers.json",
    "/about/index.html.br",
    "/about/index.html.gz",
    "/assets/entry-Ab12.js.br",
    "/data/enquiries.sqlite",
    "/../data/enquiries.sqlite",
    "/enquiries.sqlite",
    "/.env",
    "/.git/config",
    "/%00",
    "/about%00.html",
    "/%",
    "/%zz",
    "/%c0%ae%c0%ae/etc/passwd",
    "file:///etc/passwd",
    "http://evil.example/etc/passwd",
  ])("by %s", async (target) => {
    const { status, text } = await getRaw(target);
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/root:|"scripts"|SQLite|Content-Security-Policy":/);
  });
});
