import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect as expectPage } from "@playwright/test";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fields, fillIn, values } from "../e2e/support/form.ts";
import { requestBody, sendPath } from "../relay/support/enquiries.ts";
import { Client } from "./support/client.ts";
import { ask } from "./support/compare.ts";
import { Machine } from "./support/machine.ts";
import { nextBuild } from "./support/next-build.ts";
import { commandsOf } from "./support/page.ts";
import { killServer, releaseOn } from "./support/releases.ts";
import { openPage, siteUrl, startBrowser } from "./support/visit.ts";

const deploys = 10;
/** This build adds a table to the store. */
const migrating = 5;
/** The check of this build passes, and its server does not start. */
const broken = 8;
let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "kutch-it-deploys-"));
});
afterEach(() => rmSync(place, { recursive: true }));

const assets = (folder: string) => readdirSync(join(folder, "client/assets"));

/** The next build: its form's script has another name, as after a change of its code. */
const buildAfter = (before: string, number: number): string =>
  nextBuild(join(place, String(number)), {
    number,
    before,
    change: (folder) => {
      for (const name of assets(folder).filter((asset) => asset.startsWith("enquiry-form-")))
        cpSync(join(folder, "client/assets", name), join(folder, "client/assets", name.replace("-", `-${number}-`)));
      writeFileSync(join(folder, "client/release.txt"), String(number));
      if (number >= migrating)
        writeFileSync(join(folder, "server/migrations/0999_deploys.sql"), "CREATE TABLE of_a_release (name TEXT);");
      if (number === broken) killServer(folder);
    },
  });

it.each(["nginx", "Caddy"])(
  "ten deploys behind %s, one with a migration and one broken, seen by nobody",
  async (proxy) => {
    const first = buildAfter("", 1);
    const machine = await Machine.boot(first);
    const browser = await startBrowser();
    const clients: Client[] = [];
    try {
      for (const heading of ["The settings", "A release", "The certificate", proxy])
        machine.run(commandsOf("node.md", heading));
      // Raised, because a test's enquiries all come from one address.
      machine.run(
        'echo "RATE_BURST=1000000\nDAILY_CAP=1000000" >> /etc/kutch-it/environment; systemctl restart kutch-it.service',
      );

      const { page: tab, errors } = await openPage(browser);
      await tab.goto("/", { waitUntil: "networkidle" });
      await fillIn(tab);
      const typed = await values(tab);
      const oldFiles = assets(first)
        .filter((name) => !/\.(br|gz)$/.test(name))
        .map((name) => `/assets/${name}`);

      const readers = ["/", "/about", "/blog", "/technologies/react", "/feed.xml"].map(
        (path) => new Client(() => ({ path })),
      );
      let sent = 0;
      const writers = Array.from(
        { length: 3 },
        () =>
          new Client(() => ({
            path: sendPath,
            body: requestBody({
              message: `Enquiry ${++sent} of ten deploys`,
              submission_id: `deploys-${proxy}-${sent}`,
            }),
          })),
      );
      clients.push(...readers, ...writers);
      let before = first;
      for (let number = 2; number <= deploys + 1; number++) {
        const folder = buildAfter(before, number);
        const { code, said } = await releaseOn(machine, folder, "node");
        expect([number, code], said).toEqual([number, number === broken ? 1 : 0]);
        const runs = number === broken ? number - 1 : number;
        expect(machine.run("curl -s http://127.0.0.1:3000/release.txt")).toBe(String(runs));
        before = folder;
      }
      const answers = (await Promise.all(clients.map((client) => client.stop()))).flat();
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);

      // Each enquiry that was answered OK is stored once.
      const acknowledged = writers.flatMap((client) => client.answers).length;
      const stored = JSON.parse(
        machine.run("runuser -u kutch-it -- node /opt/kutch-it/current/enquiries.mjs export --format json 2>/dev/null"),
      );
      expect(stored).toHaveLength(acknowledged);

      // A tab from before the first deploy keeps its draft, finds its files, and works.
      for (const path of oldFiles) expect((await ask(siteUrl, path)).status, path).toBe(200);
      expect(await values(tab)).toEqual(typed);
      await tab.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
      await expectPage(tab).toHaveURL(`${siteUrl}/about`);
      await tab.goto("/");
      // The form hydrates, with its draft, on the first interaction.
      await fields(tab).name.hover();
      await expect.poll(() => values(tab), { timeout: 15_000 }).toEqual(typed);
      await fields(tab).submit.click();
      await expectPage(tab.getByText("Message sent successfully!").first()).toBeVisible();
      expect(errors).toEqual([]);

      const slowest = Math.max(...answers.map(({ ms }) => ms));
      console.log(
        `${proxy}: ${deploys} deploys, one with a migration and one broken, ${answers.length} requests, ${acknowledged} of them enquiries, 0 errors, slowest answer ${Math.round(slowest)} ms`,
      );
    } finally {
      await Promise.all(clients.map((client) => client.stop()));
      await browser.close();
      await machine.off();
    }
  },
  300_000,
);
