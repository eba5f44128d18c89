import { describe, expect, it } from "vitest";
import { vitalsPath } from "../../../enquiry/vitals.ts";
import { runEnquiries } from "../support/command.ts";
import { send } from "../support/enquiries.ts";
import { hostKind, startHost } from "../support/host.ts";
import { sharedHost } from "../support/shared.ts";
import type { WorkersHost } from "../support/workers-host.ts";

const host = sharedHost(() => ({ env: { WEB_VITALS: "true" } }));

const post = async (body: string, headers: Record<string, string> = {}) =>
  (await fetch(host.url + vitalsPath, { method: "POST", body, headers })).status;
const report = (more: object) => post(JSON.stringify({ page: "article", ...more }));

/** Runs the command next to the running host. */
async function vitals(...args: string[]) {
  if (hostKind === "node") return runEnquiries(["vitals", ...args], { DATA_DIR: host.dataDir });
  return (await import("../support/d1-commands.ts")).runOnD1(host as WorkersHost, "vitals", ...args);
}
const p75 = async () => JSON.parse((await vitals("--json")).said).pages;

describe("a report of Web Vitals", () => {
  // On D1 each call needs several runs of wrangler, so it is made only once, together with what was refused.
  it.skipIf(hostKind === "workers")("is empty at first", async () => {
    expect(await vitals()).toEqual({ code: 0, said: expect.stringMatching(/^No visit has been counted yet/) });
  });

  it.each([
    ["no JSON", "LCP=1", "The request is not valid JSON"],
    [
      "another type of page",
      JSON.stringify({ page: "/blog/secret?name=asha", LCP: 1 }),
      "The parameter page is not valid: it should be one of home, article",
    ],
    [
      "words where a number should be",
      JSON.stringify({ page: "home", LCP: "asha@buyer.example" }),
      "The parameter LCP is not valid: it should be a number",
    ],
    [
      "a number that no page takes",
      JSON.stringify({ page: "home", LCP: 1e9 }),
      "The parameter LCP is not valid: it should be a number up to 600000",
    ],
    [
      "a number below nothing",
      JSON.stringify({ page: "home", CLS: -1 }),
      "The parameter CLS is not valid: it should be a number from 0",
    ],
    [
      "something more",
      JSON.stringify({ page: "home", LCP: 1, who: "asha" }),
      "The request has an unknown parameter: who",
    ],
    ["nothing", "", "The request is not valid JSON"],
  ])("with %s is refused and not counted", async (_, body, words) => {
    const before = await (await fetch(`${host.url}/healthz`)).status;
    const answer = await fetch(host.url + vitalsPath, { method: "POST", body });
    expect([before, answer.status, (await answer.text()).slice(0, words.length)]).toEqual([200, 400, words]);
  });

  it("is refused when it is large, from another origin or not a POST", async () => {
    expect(await report({ more: "x".repeat(2_000) })).toBe(413);
    expect(await post(JSON.stringify({ page: "home", LCP: 1 }), { origin: "https://evil.example" })).toBe(403);
    expect((await fetch(host.url + vitalsPath)).status).toBe(405);
  });

  it("is counted by page type and shown as the 75th percentile", async () => {
    for (const LCP of [900, 1150, 1300, 5000]) expect(await report({ LCP, CLS: 0 })).toBe(204);
    expect(await report({ INP: 90 })).toBe(204);
    expect(await post(JSON.stringify({ page: "home", LCP: 640, TTFB: 30.5, FCP: 600, CLS: 0.012 }))).toBe(204);
    expect(await p75()).toMatchObject([
      { page: "home", p75: { LCP: { atMost: 700, visits: 1 }, CLS: { atMost: 0.02 }, TTFB: { atMost: 50 } } },
      {
        page: "article",
        p75: { LCP: { atMost: 1400, visits: 4 }, CLS: { atMost: 0, visits: 4 }, INP: { atMost: 100 } },
      },
    ]);
    if (hostKind === "workers") return;
    const { said } = await vitals();
    expect(said.split("\n").map((line) => line.replaceAll(/ \(\S+\)/g, "").split(/ {2,}/))).toEqual([
      ["page", "visits", "TTFB", "FCP", "LCP", "INP", "CLS"],
      ["home", "1", "≤ 50", "≤ 600", "≤ 700", "–", "≤ 0.02"],
      ["article", "4", "–", "–", "≤ 1400", "≤ 100", "≤ 0"],
      [""],
    ]);
  });

  it("counts a visit by page and day, and no address that has no page", async () => {
    for (const path of ["/about", "/about", "/no-such-page", "/about?name=asha"])
      expect(await report({ path })).toBe(204);
    if (hostKind === "workers") return;
    const { said } = await runEnquiries(["stats", "--json"], { DATA_DIR: host.dataDir });
    const { visitedMonths, visitedPages } = JSON.parse(said);
    expect([visitedMonths, visitedPages]).toMatchObject([[{ count: 2 }], [{ name: "/about", count: 2 }]]);
    expect(await report({ path: `/${"a".repeat(200)}` })).toBe(400);
  });

  it("is refused over the rate limit, and enquiries of that address are not", async () => {
    const answers = await Promise.all(Array.from({ length: 90 }, () => report({ LCP: 1 })));
    expect(new Set(answers)).toEqual(new Set([204, 429]));
    expect(await send(host.url, { message: "After the flood" })).toEqual([200, "OK"]);
  });
});

it("without WEB_VITALS the address of reports is answered with 404", async () => {
  const other = await startHost();
  try {
    const { status } = await fetch(other.url + vitalsPath, { method: "POST", body: "{}" });
    expect(status).toBe(405);
    expect((await fetch(other.url + vitalsPath)).status).toBe(404);
  } finally {
    await other.stop();
  }
});
