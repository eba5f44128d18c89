import { connect } from "node:net";
import { sendPath } from "../relay/support/enquiries.ts";

/** Goes on until it is stopped; what the attacked server does to the connection is its own affair. */
export type Attack = { stop(): void };

type Shape = {
  /** Sent once, when the connection stands. */
  open: string;
  /** Sent again and again. */
  feed?: string;
  everyMs?: number;
  connections: number;
  /** Whether the answers are left unread. */
  deaf?: boolean;
};

/** Connections that are made anew when the server closes them, as an attacker's are. */
function keepOpen(url: string, { open, feed, everyMs = 50, connections, deaf = false }: Shape): Attack {
  const { hostname, port } = new URL(url);
  let isOver = false;
  const sockets = new Set<ReturnType<typeof connect>>();
  const begin = () => {
    if (isOver) return;
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    let feeding: NodeJS.Timeout | undefined;
    socket.on("error", () => undefined);
    socket.on("connect", () => {
      socket.write(open);
      if (feed) feeding = setInterval(() => socket.writableNeedDrain || socket.write(feed), everyMs);
    });
    if (deaf) socket.pause();
    else socket.resume();
    socket.on("close", () => {
      clearInterval(feeding);
      sockets.delete(socket);
      setTimeout(begin, 200);
    });
  };
  for (let i = 0; i < connections; i++) begin();
  return {
    stop() {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Requests one after another on some connections. */
function repeat(url: string, path: string, init: (count: number) => RequestInit, workers = 2): Attack {
  let isOver = false;
  let count = 0;
  const work = async () => {
    while (!isOver) {
      const answer = await fetch(`${url}${path}`, { redirect: "manual", ...init(count++) }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
    }
  };
  for (let i = 0; i < workers; i++) void work();
  return {
    stop() {
      isOver = true;
    },
  };
}

const form = "POST / HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/x-www-form-urlencoded\r\n";
const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

/** Each of the attacks on the network side, by name. */
export const attacks: Record<string, (url: string) => Attack> = {
  "a form in pieces of one byte": (url) =>
    keepOpen(url, {
      open: `${form}Transfer-Encoding: chunked\r\n\r\n`,
      feed: "1\r\nx\r\n".repeat(1_000),
      everyMs: 5,
      connections: 1,
    }),
  "fifteen thousand slashes": (url) => repeat(url, `/${"/".repeat(15_000)}x`, () => ({})),
  "forms that are refused": (url) =>
    repeat(url, "/", () => ({ method: "POST", body: "name=&message=", headers: urlencoded })),
  // More than the system takes in on both sides, so that a write stands still.
  "readers that do not read": (url) =>
    keepOpen(url, {
      open: "GET /assets/large.js HTTP/1.1\r\nHost: a.example\r\n\r\n".repeat(8),
      connections: 200,
      deaf: true,
    }),
  "a request that is wrong, again and again": (url) =>
    repeat(url, sendPath, () => ({ method: "POST", body: "{", headers: { "content-type": "application/json" } })),
  "headers that trickle": (url) =>
    keepOpen(url, { open: "GET / HTTP/1.1\r\nHost: a.example\r\nX: ", feed: "a", everyMs: 1_000, connections: 100 }),
};
