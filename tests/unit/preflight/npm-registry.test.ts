import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { advisoriesOf, versionsOf } from "../../../preflight/npm-registry.ts";

const versions = Object.fromEntries(
  ["16.4.1", "16.4.6", "17.0.0-canary.1"].map((version) => [version, { name: "next", version }]),
);
const advisory = {
  ...{ id: 1, title: "Code is run", url: "https://github.com/advisories/GHSA-1", severity: "critical" },
  vulnerable_versions: ">=16.0.0 <16.4.5",
};

const cache = mkdtempSync(join(tmpdir(), "kutch-it-npm-"));

/** Whether the registry refuses questions about advisories, as a mirror without them does. npm itself asks it. */
let refuses = false;
const registry = createServer((request, response) => {
  request.resume().on("end", () => {
    if (request.method === "POST" && refuses) return response.writeHead(405).end();
    const answer =
      request.method === "POST" ? { next: [advisory] } : { name: "next", "dist-tags": { latest: "16.4.6" }, versions };
    response.setHeader("Content-Type", "application/json").end(JSON.stringify(answer));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void registry.listen(0, "127.0.0.1", resolve));
  // Keeps out npm's memory of the real registry and of earlier runs.
  vi.stubEnv("npm_config_cache", cache);
  vi.stubEnv("npm_config_registry", `http://127.0.0.1:${(registry.address() as AddressInfo).port}`);
});
afterEach(() => {
  refuses = false;
});
afterAll(() => {
  vi.unstubAllEnvs();
  registry.close();
  rmSync(cache, { recursive: true, force: true });
});

describe("npm", { timeout: 60_000 }, () => {
  const wanted = ["16.4.1", "16.4.6"].map((version) => ({ package: "next", version }));

  it("lists a package's versions without previews", async () => {
    expect(await versionsOf("next")).toEqual(["16.4.1", "16.4.6"]);
  });

  it("finds an advisory for one of two versions of a package", async () => {
    const { title, url } = advisory;
    expect(await advisoriesOf(wanted)).toEqual([{ package: "next", version: "16.4.1", title, url }]);
  });

  it("reports an error when its registry refuses to answer", async () => {
    refuses = true;
    await expect(advisoriesOf(wanted)).rejects.toThrow();
  });
});
