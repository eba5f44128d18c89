import { join } from "node:path";
import { expect, it } from "vitest";
import { buildFolder } from "../../pipeline/publish.ts";
import { cleanEnv, node, run } from "../relay/support/process.ts";
import { temporaryFolder } from "../relay/support/temporary.ts";

it("dist/server.mjs answers within a second of its start: the median of five", async () => {
  const times: number[] = [];
  for (let start = 0; start < 5; start++) {
    const begin = performance.now();
    const server = run(node, [join(buildFolder, "server.mjs")], {
      env: cleanEnv({ DATA_DIR: temporaryFolder("data"), PORT: "0" }),
    });
    const [, url = ""] = await server.says(/is at (http:\S+)/);
    expect((await fetch(url)).status).toBe(200);
    times.push(performance.now() - begin);
    server.signal("SIGTERM");
    expect(await server.exited).toBe(0);
  }
  const [, , median = Number.NaN] = times.toSorted((a, b) => a - b);
  console.log(`dist/server.mjs answers ${Math.round(median)} ms after its start`);
  expect(median).toBeLessThan(1_000);
});
