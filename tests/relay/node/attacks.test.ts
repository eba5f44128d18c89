import { writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { ownSite } from "../support/built-site.ts";
import { sendPath } from "../support/enquiries.ts";
import { type NodeHost, startNodeHost } from "../support/node-host.ts";
import { megabytesOf } from "../support/proc.ts";

const attackMs = 4_000;
const mostPageMs = 1_000;
const mostMegabytes = 250;

let host: NodeHost;

beforeAll(async () => {
  const site = ownSite();
  // As large as the home page, and larger than the buffers of both sides.
  const words = `<p class="filler">${"<span>word</span> ".repeat(3_000)}</p>`;
  const form = '<form method="post" action="/"><input name="name"><textarea name="message"></textarea></form>';
  writeFileSync(join(site, "client/index.html"), `<!doctype html><html lang="en"><body>${form}${words}</body></html>`);
  writeFileSync(join(site, "client/assets/large.js"), "x".repeat(2 * 1024 * 1024));
  host = await startNodeHost({ env: { SITE_DIR: site, RATE_BURST: "60", DAILY_CAP: "300" } });
});
afterAll(() => host.kill());

type Shape = {
  /** Sent once, when the connection is open. */
  open: string;
  /** Sent again and again. */
  feed?: string;
  /** Interval; without it, as fast as the system accepts. */
  everyMs?: number;
  connections: number;
  /** Whether the answers are left unread. */
  deaf?: boolean;
  /** Whether a connection that the server closes is not opened again. */
  once?: boolean;
};

function write(socket: Socket, { open, feed, everyMs }: Shape): void {
  socket.write(open);
  if (!feed) return;
  const more = () => {
    while (!socket.destroyed && socket.write(feed));
  };
  if (everyMs === undefined) {
    socket.on("drain", more);
    more();
    return;
  }
  const feeding = setInterval(() => socket.writableNeedDrain || socket.write(feed), everyMs);
  socket.on("close", () => clearInterval(feeding));
}

/** Keeps connections open until the test ends, and opens new ones when the server closes them. */
function keepOpen(shape: Shape): void {
  const { hostname, port } = new URL(host.url);
  const sockets = new Set<Socket>();
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("connect", () => write(socket, shape));
    if (shape.deaf) socket.pause();
    else socket.resume();
    socket.on("close", () => {
      sockets.delete(socket);
      if (!shape.once) setTimeout(begin, 200);
    });
  };
  for (let i = 0; i < shape.connections; i++) begin();
  onTestFinished(() => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  });
}

/** Sends a request again and again until the test ends, each after the end of the last answer. */
function repeat(path: string, init: RequestInit = {}): void {
  let isOver = false;
  const work = async () => {
    while (!isOver)
      await fetch(`${host.url}${path}`, { redirect: "manual", ...init })
        .then((answer) => answer.arrayBuffer())
        .catch(() => null);
  };
  for (let i = 0; i < 2; i++) void work();
  onTestFinished(() => {
    isOver = true;
  });
}

const form = "POST / HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/x-www-form-urlencoded\r\n";
const page = "GET /about HTTP/1.1\r\nHost: a.example\r\n";
const pipelined = "GET / HTTP/1.1\r\nHost: a.example\r\n\r\n";
const chunked = "Transfer-Encoding: chunked\r\n\r\n";
const bytes = "1\r\nx\r\n".repeat(1_000);
const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

const attacks: [name: string, begin: () => void][] = [
  [
    "200 connections that pipeline requests and read no answer",
    () => keepOpen({ open: pipelined.repeat(400), connections: 200, deaf: true, once: true }),
  ],
  [
    "200 connections that ask for large files and do not read them",
    () =>
      keepOpen({
        open: pipelined.replace("/", "/assets/large.js").repeat(8),
        connections: 200,
        deaf: true,
      }),
  ],
  ["a form in chunks of one byte", () => keepOpen({ open: form + chunked, feed: bytes, everyMs: 5, connections: 1 })],
  ["a form in chunks of one byte at full speed", () => keepOpen({ open: form + chunked, feed: bytes, connections: 1 })],
  ["a page asked for with a body in chunks", () => keepOpen({ open: page + chunked, feed: bytes, connections: 1 })],
  [
    "a page asked for with a body of a hundred gigabytes",
    () => keepOpen({ open: `${page}Content-Length: 99999999999\r\n\r\n`, feed: "x".repeat(65_536), connections: 1 }),
  ],
  ["headers that trickle", () => keepOpen({ open: `${page}X: `, feed: "a", everyMs: 1_000, connections: 100 })],
  ["a path of fifteen thousand slashes", () => repeat(`/${"/".repeat(15_000)}x`)],
  ["forms that are refused", () => repeat("/", { method: "POST", body: "name=&message=", headers: urlencoded })],
  [
    "requests that are no JSON",
    () => repeat(sendPath, { method: "POST", body: "{", headers: { "content-type": "application/json" } }),
  ],
];

it.each(attacks)("pages stay quick and memory bounded under %s", async (_, begin) => {
  const logged = host.output().length;
  begin();
  const end = performance.now() + attackMs;
  const times: number[] = [];
  let megabytes = 0;
  while (performance.now() < end) {
    const start = performance.now();
    const answer = await fetch(`${host.url}/about`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - start);
    megabytes = Math.max(megabytes, megabytesOf(host.pid));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const sorted = times.toSorted((a, b) => a - b);
  // Of ten pages nine: the machine may have other work at the beginning.
  const slow = sorted[Math.floor(0.9 * (sorted.length - 1))] ?? 0;
  console.log(
    `p90 ${Math.round(slow)} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms of ${sorted.length}, ${megabytes} MB`,
  );
  expect(slow).toBeLessThan(mostPageMs);
  expect(megabytes).toBeLessThan(mostMegabytes);
  expect(host.output().length - logged).toBeLessThan(20_000);
});
