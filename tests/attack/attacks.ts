import { connect, type Socket } from "node:net";
import { endpoints } from "../../enquiry/endpoints.ts";
import { post, requestBody, sendPath } from "../relay/support/enquiries.ts";

/** An attack that runs until it is stopped. The server may close its connections. */
export type Attack = { stop(): void };

type Shape = {
  /** Sent once, when the connection is open. */
  open: string;
  /** Sent repeatedly. */
  feed?: string;
  /** Interval; without it, as fast as the system accepts. */
  everyMs?: number;
  connections: number;
  /** Whether the answers are left unread. */
  deaf?: boolean;
};

/** Writes as fast as the system accepts. */
function pour(socket: Socket, feed: string): void {
  const more = () => {
    while (!socket.destroyed && socket.write(feed));
  };
  socket.on("drain", more);
  more();
}

/** Keeps connections open, and opens new ones when the server closes them. */
function keepOpen(url: string, { open, feed, everyMs, connections, deaf = false }: Shape): Attack {
  const { hostname, port } = new URL(url);
  let isOver = false;
  const sockets = new Set<Socket>();
  const begin = () => {
    if (isOver) return;
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    let feeding: NodeJS.Timeout | undefined;
    socket.on("error", () => undefined);
    socket.on("connect", () => {
      socket.write(open);
      if (feed && everyMs) feeding = setInterval(() => socket.writableNeedDrain || socket.write(feed), everyMs);
      else if (feed) pour(socket, feed);
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

/** Repeats work, several pieces at once. */
function again(work: (count: number) => Promise<unknown>, workers = 2): Attack {
  let isOver = false;
  let count = 0;
  const worker = async () => {
    while (!isOver) await work(count++).catch(() => null);
  };
  for (let i = 0; i < workers; i++) void worker();
  return {
    stop() {
      isOver = true;
    },
  };
}

/** Sends requests one after another, each after the end of the last answer. */
const repeat = (url: string, path: string, init: RequestInit = {}): Attack =>
  again(async () => (await fetch(`${url}${path}`, { redirect: "manual", ...init })).arrayBuffer());

/** Sends an enquiry from an address that a proxy would name. */
const sendFrom = async (url: string, address: string, params: Record<string, string>) =>
  (await post(url, requestBody(params), { "x-forwarded-for": address })).arrayBuffer();

/** Sends mails with links under one token, as fast as they are accepted. */
function sendUnderOneToken(url: string): Attack {
  const token = fetch(`${url}${endpoints.formToken}`).then((answer) => answer.text());
  return again(async (i) => sendFrom(url, "203.0.113.1", { message: `${i} ${links}`, form_token: await token }));
}

const links = "For our website: http://a.example http://b.example http://c.example http://d.example";
const form = "POST / HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/x-www-form-urlencoded\r\n";
const page = "GET /about HTTP/1.1\r\nHost: a.example\r\n";
const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

const inPiecesOfOneByte = (url: string, head: string, pace: Pick<Shape, "everyMs"> = { everyMs: 5 }): Attack =>
  keepOpen(url, {
    open: `${head}Transfer-Encoding: chunked\r\n\r\n`,
    feed: "1\r\nx\r\n".repeat(1_000),
    connections: 1,
    ...pace,
  });

/** Number of pages of an attacked server, beside the few of each test. */
export const attackedPages = 102;

/** One of many addresses, as a proxy names it. */
const anyAddress = (count: number) => `198.51.${(count >> 8) % 256}.${count % 256}`;

const submitFrom = async (url: string, address: string, body: string) =>
  (
    await fetch(url, {
      method: "POST",
      body,
      redirect: "manual",
      headers: { ...urlencoded, "x-forwarded-for": address },
    })
  ).arrayBuffer();

/** Posts the form to every page at once, when the server is up. */
function formToEachPage(url: string): Attack {
  for (let i = 0; i < attackedPages; i++)
    void submitFrom(`${url}/pages/${i}`, "203.0.113.1", "name=&message=").catch(() => null);
  return { stop: () => undefined };
}

/** Sends enquiries one after another. The notification receiver refuses every sixth. */
const refusedInPart = (url: string): Attack =>
  again(async (i) => {
    await sendFrom(url, anyAddress(i), { message: `${i % 6 === 0 ? "Refused" : "Good"} ${i}` });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }, 1);

/** The network attacks, by name. */
export const attacks: Record<string, (url: string) => Attack> = {
  "a form in pieces of one byte": (url) => inPiecesOfOneByte(url, form),
  "a form in pieces of one byte at full speed": (url) => inPiecesOfOneByte(url, form, {}),
  "a page asked for in pieces of one byte": (url) => inPiecesOfOneByte(url, page),
  "a page asked for with a body of a hundred gigabytes": (url) =>
    keepOpen(url, {
      open: `${page}Content-Length: 99999999999\r\n\r\n`,
      feed: "x".repeat(65_536),
      connections: 1,
    }),
  "fifteen thousand slashes": (url) => repeat(url, `/${"/".repeat(15_000)}x`),
  "forms that are refused": (url) => repeat(url, "/", { method: "POST", body: "name=&message=", headers: urlencoded }),
  "one form to each page": formToEachPage,
  "forms of nothing but spaces": (url) =>
    again((i) => submitFrom(url, anyAddress(i), `name=Asha&email=a@b.example&message=${"+".repeat(190_000)}`)),
  // U+FDFA, which compatibility forms expand.
  "letters that each become eighteen": (url) =>
    again((i) => sendFrom(url, anyAddress(i), { message: `${"\ufdfa".repeat(9_990)} ${i}` })),
  // More than the buffers of both sides hold, so that a write blocks.
  "readers that do not read": (url) =>
    keepOpen(url, {
      open: "GET /assets/large.js HTTP/1.1\r\nHost: a.example\r\n\r\n".repeat(8),
      connections: 200,
      deaf: true,
    }),
  "a request that is wrong, again and again": (url) =>
    repeat(url, sendPath, { method: "POST", body: "{", headers: { "content-type": "application/json" } }),
  "headers that trickle": (url) =>
    keepOpen(url, { open: "GET / HTTP/1.1\r\nHost: a.example\r\nX: ", feed: "a", everyMs: 1_000, connections: 100 }),
  "one address that would use up the day's mail": (url) =>
    again((i) => sendFrom(url, "203.0.113.1", { message: `Greedy ${i}` })),
  "one token for any number of mails": sendUnderOneToken,
  "enquiries that a webhook refuses in part": refusedInPart,
  "the same words again and again": (url) => again(() => sendFrom(url, "203.0.113.1", { message: "The same" })),
};
