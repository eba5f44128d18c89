import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Context } from "hono";
import { type AppOptions, createApp } from "./app.ts";
import {
  drainMs,
  httpTimeouts,
  idleDrainMs,
  maxConnectionsPerIp,
  maxPipelinedRequests,
  maxUnreadBodyBytes,
  socketTimeoutMs,
} from "./limits.ts";
import { createThrottledLog, type Logger } from "./log.ts";
import { clientIp, ipKey } from "./relay/accept/client-ip.ts";
import { respondText } from "./respond.ts";

/** The parts of the server and where it listens. */
type NodeServerOptions = Omit<AppOptions, "addressOf" | "isHttps"> & {
  host: string;
  port: number;
  /** A listening socket in place of host and port (`inheritedSocket` of `node.ts`). */
  fd?: number | undefined;
  trustedHops: number;
};

/** A listening server. */
export type RunningServer = {
  /** The address it listens on, e.g. `http://127.0.0.1:3000`. */
  url: string;
  /** Takes no new connections, lets requests in flight finish, then resolves. */
  close(): Promise<void>;
};

const incomingOf = (context: Context) => (context.env as { incoming: IncomingMessage }).incoming;

/** Cuts off the connections of an address that has too many. Not behind a proxy, where all have the proxy's address. */
function limitConnections(server: Server, log: Logger): void {
  const open = new Map<string, number>();
  const tally = createThrottledLog(log);
  server.on("connection", (socket) => {
    const key = ipKey(socket.remoteAddress ?? "");
    const count = (open.get(key) ?? 0) + 1;
    if (count > maxConnectionsPerIp) {
      tally("connection.refused");
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
  });
}

/** Ends a connection that sends requests on and on without waiting for the answers. */
function limitUnanswered(server: Server, log: Logger): void {
  const unanswered = new WeakMap<Socket, number>();
  const tally = createThrottledLog(log);
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count <= maxPipelinedRequests || socket.destroyed) return;
    tally("connection.flooding");
    socket.destroy();
    // Node would go on through all that it has read of this connection. By 2 its parser leaves the rest.
    const { parser } = socket as { parser?: { onIncoming: () => number } };
    if (parser) parser.onIncoming = () => 2;
  });
}

/** Whether a body may be too long to be read to its end: a long one, or one in chunks. */
const isLong = ({ headers }: IncomingMessage) =>
  Number(headers["content-length"] ?? 0) > maxUnreadBodyBytes || headers["transfer-encoding"] !== undefined;

/** Refused (RFC 9112, 3.2): Node would take the first host, and a proxy may take the last. */
const namesTwoHosts = ({ headersDistinct }: IncomingMessage) => (headersDistinct.host?.length ?? 0) > 1;

/**
 * Stops listening, and ends each connection with its next answer. An idle connection is closed a moment later: closing
 * it at once, as an HTTP server's own `close` does, would cut off a request on its way.
 */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener("request", (_request, answer) => answer.setHeader("Connection", "close"));
    const timers = [
      setTimeout(() => server.closeIdleConnections(), idleDrainMs),
      setTimeout(() => server.closeAllConnections(), drainMs),
    ];
    NetServer.prototype.close.call(server, () => {
      for (const timer of timers) clearTimeout(timer);
      resolve();
    });
  });
}

function listening(server: Server, place: { host: string; port: number } | { fd: number }): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(place, () => {
      const { address, port } = server.address() as AddressInfo;
      const name = "host" in place ? place.host : address;
      resolve({ url: `http://${name.includes(":") ? `[${name}]` : name}:${port}`, close: () => close(server) });
    });
  });
}

/** Serves the app with Node. Rejects when the port is not free. */
export function listen({ host, port, fd, trustedHops, ...parts }: NodeServerOptions): Promise<RunningServer> {
  const forwarded = (context: Context, header: string) => (trustedHops > 0 ? context.req.header(header) : undefined);
  const app = createApp({
    ...parts,
    addressOf: (context) => {
      const peer = incomingOf(context).socket.remoteAddress ?? "unknown";
      return clientIp(peer, forwarded(context, "x-forwarded-for") ?? null, trustedHops);
    },
    isHttps: (context) => forwarded(context, "x-forwarded-proto")?.split(",").at(-1)?.trim() === "https",
  });
  const answer: typeof app.fetch = async (request, env) => {
    const { incoming } = env as { incoming: IncomingMessage };
    // Until then Node has read what arrived with this request, and may have ended the connection for it.
    await undefined;
    if (incoming.socket.destroyed) return new Response(null);
    return namesTwoHosts(incoming)
      ? respondText("Bad Request: one Host header, please", 400, { Connection: "close" })
      : app.fetch(request, env);
  };
  // The rest of a body is left to Node and its time-outs: the adaptor would cut off a slow visitor's answer.
  const server = createAdaptorServer({
    fetch: answer,
    serverOptions: httpTimeouts,
    autoCleanupIncoming: false,
  }) as Server;
  server.prependListener("request", (request: IncomingMessage, answer: ServerResponse) => {
    // HTTP/1.0 asks for no Host header, and a proxy's plain check sends none. The adaptor needs one.
    if (request.httpVersion === "1.0") request.headers.host ??= "localhost";
    // Node would read all of a long one. Browsers declare the length of what they send, and a proxy that does not opens a
    // new connection for its next request.
    if (isLong(request)) answer.setHeader("Connection", "close");
  });
  // A client that asks before it sends a long body (Expect: 100-continue) gets the answer at once.
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    if (!isLong(request)) response.writeContinue();
    server.emit("request", request, response);
  });
  server.setTimeout(socketTimeoutMs);
  if (trustedHops === 0) limitConnections(server, parts.log);
  limitUnanswered(server, parts.log);
  return listening(server, fd === undefined ? { host, port } : { fd });
}
