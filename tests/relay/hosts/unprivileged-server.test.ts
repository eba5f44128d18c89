import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildFolder } from "../../../pipeline/build-folder.ts";
import { filesBelow } from "../../../pipeline/files.ts";
import { requestBody, send, sendEndpoint } from "../support/enquiries.ts";
import { nodeBin, type Program, startProgram } from "../support/process.ts";
import { memoryMbOf } from "../support/process-stats.ts";

/** An unprivileged user when root runs the tests: file permissions do not stop root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

describe("dist/ outside the project, as a user who may write to DATA_DIR only", () => {
  const place = mkdtempSync(join(tmpdir(), "kutch-it-production-"));
  const [dist, data, bareNode] = [join(place, "dist"), join(place, "enquiries"), join(place, "node")];
  let server: Program;
  let url = "";

  const start = (program: string, args: string[] = []) =>
    startProgram(bareNode, [join(dist, `${program}.mjs`), ...args], {
      cwd: "/",
      env: { DATA_DIR: data, PORT: "0", RATE_BURST: "1000000", DAILY_CAP: "1000000" },
      ...nobody,
    });

  beforeAll(async () => {
    cpSync(buildFolder, dist, { recursive: true });
    copyFileSync(nodeBin, bareNode);
    mkdirSync(data);
    chmodSync(data, 0o777);
    for (const file of ["", ...filesBelow(dist)]) chmodSync(join(dist, file), file === "" ? 0o555 : 0o444);
    chmodSync(place, 0o555);
    server = start("server");
    url = (await server.says(/is at (http:\S+)/))[1] ?? "";
  });
  afterAll(async () => {
    server.signal("SIGTERM");
    await server.exited;
    for (const folder of [place, dist]) chmodSync(folder, 0o755);
    rmSync(place, { recursive: true });
  });

  it("serves pages and 404", async () => {
    const page = await fetch(`${url}/about`);
    expect([page.status, await page.text()]).toEqual([
      200,
      readFileSync(join(buildFolder, "client/about/index.html"), "utf8"),
    ]);
    expect((await fetch(`${url}/nothing-here`)).status).toBe(404);
  });

  it("stores an enquiry, which enquiries.mjs lists", async () => {
    expect(await send(url, { message: "From a folder that nobody may write to" })).toEqual([200, "OK"]);
    const list = start("enquiries", ["list", "--json"]);
    expect(await list.exited).toBe(0);
    expect(list.output()).toContain("From a folder that nobody may write to");
  });

  it("uses less than 150 MB under load", async () => {
    const paths = filesBelow(join(dist, "client"))
      .filter((file) => file.endsWith("/index.html"))
      .map((file) => `/${file.slice(0, -"/index.html".length)}`);
    // A connection that has waited may be closed by the server just when a busy client sends its next request.
    const connection = "close";
    const work = async (turn: number) => {
      for (let round = 0; round < 20; round++) {
        const path = paths[(turn + round) % paths.length] ?? "/";
        await (await fetch(url + path, { headers: { connection } })).arrayBuffer();
        const body = requestBody({ message: `${turn} ${round} ${"word ".repeat(200)}` });
        const answer = await fetch(url + sendEndpoint, {
          method: "POST",
          body,
          headers: { "content-type": "application/json", connection },
        });
        expect(await answer.text()).toBe("OK");
      }
    };
    await Promise.all(Array.from({ length: 32 }, (_, turn) => work(turn)));
    expect(memoryMbOf(server.process.pid ?? 0)).toBeLessThan(150);
  }, 300_000);
});
