import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { vitalsPath } from "../../../enquiry/vitals.ts";
import { runCommand, runEnquiries } from "../support/command.ts";
import { send } from "../support/enquiries.ts";
import { type NodeHost, startNodeHost } from "../support/node-host.ts";
import { deployedFolder } from "../support/process.ts";

let host: NodeHost;
beforeAll(async () => {
  host = await startNodeHost({ env: { WEB_VITALS: "true" } });
});
afterAll(() => host.stop());

/** A typical use of each program in the deployed folder, by its file. */
const work: Record<string, () => Promise<void>> = {
  "server.mjs": async () => {
    expect((await fetch(`${host.url}/about`)).status).toBe(200);
    expect(await send(host.url, { message: "To be taken" })).toEqual([200, "OK"]);
  },
  "enquiries.mjs": async () => {
    await send(host.url, { message: "To be listed" });
    const list = await runEnquiries(["list"], { DATA_DIR: host.dataDir });
    expect(list).toEqual({ code: 0, said: expect.stringContaining("To be listed") });
  },
  "vitals.mjs": async () => {
    const body = JSON.stringify({ page: "home", LCP: 640 });
    expect((await fetch(host.url + vitalsPath, { method: "POST", body })).status).toBe(204);
    const shown = await runCommand("vitals", [], { DATA_DIR: host.dataDir });
    expect(shown).toEqual({ code: 0, said: expect.stringMatching(/^page .*\nhome +1 .*≤ 700/) });
  },
};

describe("of the folder that is deployed", () => {
  it.each(Object.entries(work))("%s does its work", (_, does) => does());

  it("no program is without such a test", () => {
    const programs = readdirSync(deployedFolder()).filter((file) => file.endsWith(".mjs"));
    expect(programs.toSorted()).toEqual(Object.keys(work).toSorted());
  });
});
