import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import { startNodeHost } from "../support/node-host.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

const sorry = "The message could not be stored. Please try again, or write to us by e-mail";

/**
 * Pages are served. The form, with and without scripts, gives back what was typed with the firm's address and number.
 * Health fails.
 */
async function expectPagesWithoutForm({ url }: { url: string }): Promise<void> {
  expect((await fetch(`${url}/about`)).status).toBe(200);
  expect(await send(url)).toEqual([503, sorry]);
  const typed = { name: "Asha", email: "asha@buyer.example", message: "Typed and kept" };
  const page = await fetch(`${url}/`, { method: "POST", body: new URLSearchParams(typed) });
  const html = await page.text();
  expect(page.status).toBe(503);
  expect(html).toContain("Typed and kept</textarea>");
  expect(html).toContain("Nothing you wrote is lost");
  expect(html).toContain("write to hello@kutchit.example or call +91 00000 00000");
  const health = await fetch(`${url}/healthz`);
  expect([health.status, await health.json()]).toEqual([503, { status: "failing" }]);
}

describe("a wrong setting closes the form but not the pages, and is logged:", () => {
  it.each([
    [
      { SMTP_URL: "http://user:secret@mail.example" },
      "SMTP_URL is (not shown). It should be: smtp://user:password@host:587",
    ],
    [{ DKIM_KEY: "/nowhere.pem", DKIM_SELECTOR: "mail" }, 'DKIM_KEY is "/nowhere.pem", which cannot be read'],
    [{ SITE_URL: "nowhere" }, 'environment variable SITE_URL is "nowhere"'],
  ])("%j", async (env, message) => {
    const host = await startNodeHost({ env: env as Record<string, string> });
    await expectPagesWithoutForm(host);
    expect(await host.stop()).toBe(0);
    expect(host.output()).toContain(message);
    expect(host.output()).toContain("The pages are served, and the form takes nothing until this is fixed.");
    expect(host.output()).toMatch(/"message":"[^"]* takes no enquiries","mail":"not used, as a setting is wrong"/);
    expect(host.output()).not.toMatch(/secret|\n\s+at /);
  });
});

describe("a store that cannot be opened closes the form but not the pages, and is retried", () => {
  it("where DATA_DIR cannot be made, until somebody fixes it", async () => {
    const obstacle = join(temporaryFolder("obstacle"), "file");
    writeFileSync(obstacle, "");
    const host = await startNodeHost({ dataDir: join(obstacle, "data") });
    await expectPagesWithoutForm(host);
    expect(host.output()).toMatch(/"event":"store\.closed","folder":"\S+","reason":"ENOTDIR/);
    rmSync(obstacle);
    await expect.poll(() => send(host.url), { timeout: 15_000, interval: 500 }).toEqual([200, "OK"]);
    await expect.poll(host.output).toContain('"event":"store.opened"');
    expect(await host.stop()).toBe(0);
    expect(host.rows()).toHaveLength(1);
  }, 30_000);

  it("when its file is damaged, which is logged", async () => {
    const dataDir = temporaryFolder("damaged");
    const file = join(dataDir, "enquiries.sqlite");
    writeFileSync(file, "no database ".repeat(1_000));
    const host = await startNodeHost({ dataDir });
    await expectPagesWithoutForm(host);
    await host.stop();
    expect(host.output()).toMatch(/"event":"store\.closed".*file is not a database/);
    expect(host.output()).toMatch(/ takes no enquiries","mail":"not used, as the store cannot be opened"/);
  });
});
