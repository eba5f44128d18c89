import { expect, it } from "vitest";
import { send, typicalEnquiry } from "../support/enquiries.ts";
import { startWorkersHost } from "../support/workers-host.ts";

it("a Worker with wrong variables of relay and site serves pages, refuses enquiries and names both", async () => {
  await using host = await startWorkersHost({ env: { DAILY_CAP: "many", SITE_URL: "kutchit.example" } });
  for (const path of ["/", "/about", "/assets/entry-Ab12.js"])
    expect([path, (await fetch(host.url + path)).status]).toEqual([path, 200]);

  expect((await send(host.url))[0]).toBe(503);
  const body = new URLSearchParams({ ...typicalEnquiry, message: "Typed, and not lost" });
  const given = await fetch(`${host.url}/contact`, { method: "POST", body, redirect: "manual" });
  expect(given.status).toBe(503);
  expect(await given.text()).toContain("Typed, and not lost");
  expect((await fetch(`${host.url}/healthz`)).status).toBe(503);

  for (const wrong of ['DAILY_CAP is \\"many\\"', 'SITE_URL is \\"kutchit.example\\"'])
    await expect.poll(host.output).toContain(wrong);
  await host.sweep();
  expect(host.rows()).toEqual([]);
});
