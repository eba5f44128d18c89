import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { fixtureSite } from "../support/fixture-site.ts";
import { cleanEnv, nodeBin, packedProgram, root } from "../support/process.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

it("a server answers on an inherited socket (LISTEN_FDS), also to connections that waited", async () => {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  const { fd } = (listener as unknown as { _handle: { fd: number } })._handle;
  const child = spawn("sh", ["-c", `LISTEN_PID=$$ exec "${nodeBin}" "${packedProgram("server")}"`], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit", fd],
    env: cleanEnv({ LISTEN_FDS: "1", SITE_DIR: fixtureSite(), DATA_DIR: temporaryFolder("data"), PORT: "1" }),
  });
  // This process accepts no more connections. The socket stays open in the child.
  listener.close();
  child.stdout?.resume();
  const answer = await fetch(`http://127.0.0.1:${port}/about`);
  expect(answer.status).toBe(200);
  child.kill("SIGTERM");
  expect((await once(child, "exit"))[0]).toBe(0);
});
