import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildFolder } from "../../pipeline/publish.ts";
import { sendPath } from "../relay/support/enquiries.ts";
import { ask } from "./support/compare.ts";
import { Machine } from "./support/machine.ts";
import { commandsOf } from "./support/page.ts";
import { message, openPage, siteUrl, startBrowser, visit } from "./support/visit.ts";

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
    follow("The settings");
    const judged = follow("A release");
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
    expect(follow("What goes on")).toContain('{"status":"ok"}');
    follow("Backups");
    const kept = () => machine.run("stat --format '%U %a' /var/backups/kutch-it/*.sqlite");
    expect(kept()).toBe("kutch-it 600\n");
    // A person may run a page's commands twice. What is there must stay.
    for (const heading of ["The settings", "A release", "The certificate", proxy, "Backups"]) follow(heading);
    expect(kept()).toBe("kutch-it 600\n");
    expect(follow("The enquiries")).toContain(message.slice(0, 20));
    expect((await page.goto("/about"))?.status()).toBe(200);
  });

  it("answers with the page of a failure where the site's own server is gone, and a program in words", async () => {
    for (const heading of ["The settings", "A release", "The certificate", proxy]) follow(heading);
    machine.run("systemctl stop kutch-it.socket kutch-it.service");
    const { status, headers, body } = await ask(siteUrl, "/about");
    const page = readFileSync(join(buildFolder, "client/500.html"));
    expect([status, headers["content-type"], headers["cache-control"], body]).toEqual([
      500,
      "text/html; charset=utf-8",
      "no-store",
      createHash("sha256").update(page).digest("hex"),
    ]);
    expect(headers["x-frame-options"]).toBe("DENY");
    const posted = `curl --silent --insecure --resolve kutchit.example:443:127.0.0.1 --data name=Asha ${siteUrl}/contact`;
    expect(machine.run(posted)).toBe(page.toString());
    const told = await ask(siteUrl, sendPath);
    expect(told.status).toBeGreaterThanOrEqual(500);
    expect(told.headers["content-type"]).toMatch(/^text\/plain/);
    machine.run("systemctl start kutch-it.socket kutch-it.service");
    expect((await ask(siteUrl, "/about")).status).toBe(200);
  });

  it("leads the other name to the site, and serves a certificate's proof by nginx", () => {
    for (const heading of ["The settings", "A release", "The certificate", proxy]) follow(heading);
    const head = (url: string) =>
      machine.run(
        `curl --silent --insecure --include --resolve www.kutchit.example:443:127.0.0.1 --resolve www.kutchit.example:80:127.0.0.1 --resolve kutchit.example:80:127.0.0.1 ${url}`,
      );
    expect(head("https://www.kutchit.example/blog?a=b")).toMatch(
      /^HTTP\/2 308[\s\S]*location: https:\/\/kutchit\.example\/blog\?a=b/i,
    );
    if (proxy === "Caddy") return;
    machine.run(
      "install -d /var/lib/kutch-it-acme/.well-known/acme-challenge; echo proof > /var/lib/kutch-it-acme/.well-known/acme-challenge/token",
    );
    expect(head("http://kutchit.example/.well-known/acme-challenge/token")).toMatch(/200 OK[\s\S]*proof/);
    expect(head("http://www.kutchit.example/about")).toMatch(/308[\s\S]*location: https:\/\/kutchit\.example\/about/i);
  });
});
