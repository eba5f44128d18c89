import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { send, sendEndpoint } from "../support/enquiries.ts";
import { fixtureSiteCopy } from "../support/fixture-site.ts";
import { type NodeHost, startNodeHost } from "../support/node-host.ts";
import { bytesReadBy, connectionCount } from "../support/process-stats.ts";
import { connectRaw, statuses } from "../support/raw-http.ts";

let host: NodeHost;

beforeAll(async () => {
  // Eight of these answers exceed the buffers of both sides, so that a write blocks.
  const site = fixtureSiteCopy();
  writeFileSync(join(site, "client/assets/large.js"), "x".repeat(2 * 1024 * 1024));
  host = await startNodeHost({ env: { SITE_DIR: site } });
});
afterAll(() => host.stop());

const open = (count: number, { url } = host) => Promise.all(Array.from({ length: count }, () => connectRaw(url)));

const form = "Content-Type: application/x-www-form-urlencoded\r\n";
const json = "Content-Type: application/json\r\n";

it.each([
  ["GET", "/about", "", 200],
  ["POST", sendEndpoint, json, 413],
] as const)(
  "%s %s with a body of a hundred gigabytes is answered unread, and the connection is closed",
  async (method, path, headers, status) => {
    const before = bytesReadBy(host.pid);
    const { socket, received, closed } = await connectRaw(host.url);
    const piece = Buffer.alloc(64 * 1024, "x");
    const feed = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on("drain", feed);
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: a.example\r\n${headers}Content-Length: 99999999999\r\n\r\n`,
      feed,
    );
    const begin = performance.now();
    await closed;
    // Well before the time-out of 20 s for an unfinished request.
    expect(performance.now() - begin).toBeLessThan(15_000);
    // A client that goes on writing may not see its answer.
    expect([[status], []]).toContainEqual(statuses(received()));
    expect(bytesReadBy(host.pid) - before).toBeLessThan(1024 * 1024);
  },
);

it("a slowly sent form over the rate limit gets 429", async () => {
  await using own = await startNodeHost({ env: { RATE_BURST: "1" } });
  await fetch(own.url, { method: "POST", body: new URLSearchParams({ name: "The first" }) });
  const { socket, received } = await connectRaw(own.url);
  const [first, ...rest] = Array.from({ length: 20 }, () => "message=of+a+slow+line&".repeat(50));
  const length = 20 * (first ?? "").length;
  socket.write(`POST / HTTP/1.1\r\nHost: a.example\r\n${form}Content-Length: ${length}\r\n\r\n${first}`);
  for (const part of rest) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(socket.writable).toBe(true);
    socket.write(part);
  }
  socket.end("GET /about HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n");
  await expect.poll(() => statuses(received())).toEqual([429, 200]);
});

it("connections whose answers are not read are closed", async () => {
  const readers = await open(20);
  for (const { socket } of readers) {
    socket.pause();
    socket.write("GET /assets/large.js HTTP/1.1\r\nHost: a.example\r\n\r\n".repeat(8));
  }
  await expect.poll(() => connectionCount(host.url), { timeout: 60_000, interval: 1_000 }).toBe(0);
  for (const { socket } of readers) socket.destroy();
}, 80_000);

it("one address may have 500 connections at a time", async () => {
  const all = await open(520);
  await expect.poll(() => all.filter(({ isClosed }) => isClosed()).length).toBe(20);
  for (const { socket } of all) socket.destroy();
  await expect.poll(async () => (await fetch(host.url).catch(() => null))?.status).toBe(200);
});

it("behind a proxy connections are not limited by address", async () => {
  await using behindProxy = await startNodeHost({ env: { TRUSTED_HOPS: "1" } });
  const all = await open(520, behindProxy);
  expect((await fetch(behindProxy.url)).status).toBe(200);
  expect(all.filter(({ isClosed }) => isClosed())).toEqual([]);
  for (const { socket } of all) socket.destroy();
});

it("450 idle and slow connections delay no enquiry, and are closed with 408", async () => {
  const all = await open(450);
  all.forEach(({ socket }, index) => {
    if (index % 3 === 1) socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    if (index % 3 === 2)
      socket.write(`POST ${sendEndpoint} HTTP/1.1\r\nHost: x\r\n${json}Content-Length: 9000\r\n\r\n`);
  });
  const fed = all.filter((_, index) => index % 3 > 0);
  const feeding = setInterval(() => {
    for (const { socket } of fed) if (socket.writable) socket.write("a");
  }, 1_000);

  const times: number[] = [];
  for (let i = 0; i < 20; i++) {
    const begin = performance.now();
    expect(await send(host.url, { message: `Among slow ones ${i}` })).toEqual([200, "OK"]);
    times.push(performance.now() - begin);
  }
  // Half of the time-out for slow clients, so that the others did not have to wait for it.
  expect(Math.max(...times)).toBeLessThan(5_000);

  await expect.poll(() => all.filter(({ isClosed }) => !isClosed()).length, { timeout: 28_000, interval: 500 }).toBe(0);
  clearInterval(feeding);
  const answers = all.map(({ received }) => statuses(received())[0]);
  expect(new Set(answers)).toEqual(new Set([408]));
}, 60_000);
