import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { requestBody, sendEndpoint } from "../support/enquiries.ts";
import { fixtureSite } from "../support/fixture-site.ts";
import { startNodeHost } from "../support/node-host.ts";
import { cleanEnv, nodeBin, packedProgram, startProgram } from "../support/process.ts";
import { connectRaw, statuses } from "../support/raw-http.ts";
import { fileModeOf } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temp-folder.ts";

/** Starts the server with a wrong environment. @returns its output until it ended */
async function failedStart(env: Record<string, string>, ...args: string[]) {
  const program = startProgram(nodeBin, [packedProgram("server"), ...args], {
    env: cleanEnv({ SITE_DIR: fixtureSite(), DATA_DIR: temporaryFolder("data"), PORT: "0", ...env }),
  });
  const code = await program.exited;
  return { code, said: program.output() };
}

describe("a server that cannot start ends with one message", () => {
  it.each([
    [{ PORT: "http" }, 'PORT is "http". It should be: a whole number from 0 to 65535.'],
    [{ SITE_DIR: "/nowhere" }, "The built site is not in /nowhere: client is missing. Build it first: npm run build"],
  ])("%j", async (env, message) => {
    const { code, said } = await failedStart(env as Record<string, string>);
    expect(code).toBe(1);
    expect(said).toContain(message);
    expect(said).not.toMatch(/\n\s+at /);
  });

  it("that names a port in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(0, "127.0.0.1", resolve));
    const address = other.address();
    const port = address && typeof address === "object" ? address.port : 0;
    const { code, said } = await failedStart({ PORT: String(port) });
    other.close();
    expect([code, said]).toEqual([
      1,
      `Cannot listen on 127.0.0.1:${port}: another program uses it. Choose another PORT (0: any free one) or HOST.\n`,
    ]);
  });
});

describe("a server that starts", () => {
  it("logs in one line its address, where it stores enquiries and how to read them", async () => {
    const host = await startNodeHost();
    await host.stop();
    const lines = host.output().trim().split("\n");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      event: "server.started",
      message: expect.stringMatching(/^Kutch IT is at http:\/\/127\.0\.0\.1:\d+ and keeps enquiries in \/.+$/),
      mail: "not set up (SMTP_URL and MAIL_TO not given), so enquiries wait",
      read: `node ${packedProgram("enquiries")}`,
    });
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) });
  });

  it("makes data files that only its user can read", async () => {
    const dataDir = join(temporaryFolder("private"), "data");
    const host = await startNodeHost({ dataDir });
    await host.stop();
    expect([fileModeOf(dataDir), fileModeOf(join(dataDir, "enquiries.sqlite"))]).toEqual([0o700, 0o600]);
  });
});

describe("a server that stops", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "finishes open requests after %s, refuses new ones and exits with 0",
    async (signal) => {
      const host = await startNodeHost();
      const { socket, received } = await connectRaw(host.url);
      const body = requestBody({ message: "In flight" });
      socket.write(
        `POST ${sendEndpoint} HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 50)}`,
      );
      await expect.poll(() => statuses(received())).toEqual([100]);
      const ended = signal === "SIGTERM" ? host.stop() : undefined;
      if (!ended) process.kill(host.pid, signal);
      await expect.poll(host.output).toContain('"event":"server.stopping"');
      await expect(fetch(host.url)).rejects.toThrow();
      socket.write(body.slice(50));
      await expect.poll(() => statuses(received())).toEqual([100, 200]);
      socket.destroy();
      expect(await (ended ?? host.stop())).toBe(0);
      expect(host.rows().map(({ message }) => message)).toEqual(["In flight"]);
    },
  );

  it("answers on kept-alive connections with Connection: close", async () => {
    /** Sends requests on one connection until the server ends it. @returns whether it announced that */
    const askUntilGone = async (url: string) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const request = get(`${url}/about`, { agent });
        const answer = await once(request, "response").catch(() => null);
        if (answer === null) return !request.reusedSocket;
        const [response] = answer as [IncomingMessage];
        await once(response.resume(), "end");
      }
    };
    const told: boolean[] = [];
    for (let stop = 0; stop < 3; stop++) {
      const host = await startNodeHost();
      const asking = askUntilGone(host.url);
      await new Promise((resolve) => setTimeout(resolve, 100 + 20 * stop));
      await host.stop();
      told.push(await asking);
    }
    expect(told).toEqual(told.map(() => true));
  });
});
