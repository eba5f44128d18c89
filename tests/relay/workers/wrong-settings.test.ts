import { describe, expect, it } from "vitest";
import { send, typicalEnquiry } from "../support/enquiries.ts";
import { startWorkersHost } from "../support/workers-host.ts";

describe("a Worker with a wrong variable", { timeout: 60_000 }, () => {
  it.each([
    ["the relay's", "DAILY_CAP", "many"],
    ["the site's", "SITE_URL", "kutchit.example"],
  ])("serves pages, refuses enquiries and names %s: %s", async (_, name, value) => {
    const host = await startWorkersHost({ env: { [name]: value } });
    try {
      for (const path of ["/", "/about", "/assets/entry-Ab12.js"])
        expect([path, (await fetch(host.url + path)).status]).toEqual([path, 200]);

      expect((await send(host.url))[0]).toBe(503);
      const body = new URLSearchParams({ ...typicalEnquiry, message: "Typed, and not lost" });
      const given = await fetch(`${host.url}/contact`, { method: "POST", body, redirect: "manual" });
      expect(given.status).toBe(503);
      expect(await given.text()).toContain("Typed, and not lost");
      expect((await fetch(`${host.url}/healthz`)).status).toBe(503);

      await expect.poll(host.output).toContain(`${name} is \\"${value}\\"`);
      await host.sweep();
      expect(host.rows()).toEqual([]);
    } finally {
      await host.stop();
    }
  });
});
