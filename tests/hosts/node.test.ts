import type { Browser } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildFolder } from "../../pipeline/publish.ts";
import { Machine } from "./support/machine.ts";
import { commandsOf } from "./support/page.ts";
import { message, openPage, startBrowser, visit } from "./support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

let machine: Machine;
const follow = (heading: string) => machine.run(commandsOf("node.md", heading));

beforeEach(async () => {
  machine = await Machine.boot(buildFolder);
});
afterEach(() => machine.off());

describe.each(["nginx", "Caddy"])("docs/deploy/node.md, followed with %s,", (proxy) => {
  it("serves the site by HTTP/2 and takes enquiries, which its command lists", async () => {
    const judged = follow("The server");
    expect(Number(/Overall exposure level[^:]*: (\d+\.\d)/.exec(judged)?.[1])).toBeLessThan(2);
    follow("The certificate");
    follow(proxy);
    await visit(browser);
    const { page } = await openPage(browser);
    const response = await page.goto("/");
    expect(response?.headers()["strict-transport-security"]).toBe("max-age=31536000");
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType("navigation").map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
      ),
    ).toEqual(["h2"]);
    expect(follow("The enquiries")).toContain(message.slice(0, 20));
    follow("A new release");
    expect((await page.goto("/about"))?.status()).toBe(200);
  });
});
