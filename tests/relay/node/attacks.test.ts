import { writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { ownSite } from "../support/built-site.ts";
import { type NodeHost, startNodeHost } from "../support/node-host.ts";
import { megabytesOf } from "../support/proc.ts";

const attackMs = 3_000;
const mostPageMs = 1_000;
const mostMegabytes = 250;

let host: NodeHost;

beforeAll(async () => {
  const site = ownSite();
  // As large as the home page.
  const words = `<p class="filler">${"<span>word</span> ".repeat(3_000)}</p>`;
  const form = '<form method="post" action="/"><input name="name"><textarea name="message"></textarea></form>';
  writeFileSync(join(site, "client/index.html"), `<!doctype html><html lang="en"><body>${form}${words}</body></html>`);
  host = await startNodeHost({ env: { SITE_DIR: site, RATE_BURST: "60", DAILY_CAP: "300" } });
});
afterAll(() => host.kill());

type Shape = {
  /** Sent once, when the connection is open. */
  open: string;
  /** Sent again and again, as fast as the system accepts. */
  feed?: string;
  connections: number;
  /** Whether the answers are left unread. */
  deaf?: boolean;
  /** Whether a connection that the server closes is not opened again. */
  once?: boolean;
};

function write(socket: Socket, { open, feed }: Shape): void {
  socket.write(open);
  if (!feed) return;
  const more = () => {
    while (!socket.destroyed && socket.write(feed));
  };
  socket.on("drain", more);
  more();
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

/** Asks for a path again and again until the test ends, each time after the end of the last answer. */
function repeat(path: string): void {
  let isOver = false;
  const work = async () => {
    while (!isOver)
      await fetch(`${host.url}${path}`, { redirect: "manual" })
        .then((answer) => answer.arrayBuffer())
        .catch(() => null);
  };
  for (let i = 0; i < 2; i++) void work();
  onTestFinished(() => {
    isOver = true;
  });
}

const form = "POST / HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/x-www-form-urlencoded\r\n";
const pipelined = "GET / HTTP/1.1\r\nHost: a.example\r\n\r\n";
const chunked = "Transfer-Encoding: chunked\r\n\r\n";
const attacks: [name: string, begin: () => void][] = [
  [
    "200 connections that pipeline requests and read no answers",
    () => keepOpen({ open: pipelined.repeat(400), connections: 200, deaf: true, once: true }),
  ],
  [
    "a form in chunks of one byte",
    () => keepOpen({ open: form + chunked, feed: "1\r\nx\r\n".repeat(1_000), connections: 1 }),
  ],
  ["paths of fifteen thousand slashes", () => repeat(`/${"/".repeat(15_000)}x`)],
];

it.each(attacks)("pages take under a second and memory stays under 250 MB during %s", async (_, begin) => {
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
