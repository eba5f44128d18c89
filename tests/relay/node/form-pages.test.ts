import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { ownSite } from "../support/built-site.ts";
import { startNodeHost } from "../support/node-host.ts";
import { processorMsOf } from "../support/proc.ts";

/** As large as a page of the site. */
const filler = `<p class="filler">${"<span>word</span> ".repeat(4_000)}</p>`;
const form = '<form method="post" action="/"><input name="name"><textarea name="message"></textarea></form>';

const pages = Array.from({ length: 102 }, (_, i) => ({ path: `/page-${i}`, hasForm: i < 6 }));

it("one form sent to each of a hundred pages after a start keeps nobody waiting", async () => {
  const site = ownSite();
  for (const { path, hasForm } of pages) {
    const file = join(site, "client", path, "index.html");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<!doctype html><html lang="en"><body>${hasForm ? form : ""}${filler}</body></html>`);
  }
  const host = await startNodeHost({ env: { SITE_DIR: site, RATE_BURST: "3" } });
  try {
    const before = processorMsOf(host.pid);
    const body = new URLSearchParams({ name: "", message: "x" });
    const answers = await Promise.all(pages.map(({ path }) => fetch(`${host.url}${path}`, { method: "POST", body })));
    const used = processorMsOf(host.pid) - before;
    const statuses = answers.map(({ status }) => status);
    // An address gets three forms back. Pages without a form are not counted.
    expect(statuses.slice(0, 6).sort()).toEqual([422, 422, 422, 429, 429, 429]);
    expect(new Set(statuses.slice(6))).toEqual(new Set([405]));
    console.log(`102 pages, one form each: ${used} ms of processor`);
    expect(used).toBeLessThan(1_000);
  } finally {
    await host.stop();
  }
});
