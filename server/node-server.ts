import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Context } from "hono";
import { createApp } from "./app.ts";
import type { Log } from "./log.ts";
import { clientAddress } from "./relay/accept/client-address.ts";
import type { HealthMonitor } from "./relay/health.ts";
import type { Relay } from "./relay/relay.ts";
import type { Site } from "./static/site.ts";

/** Time-outs of the HTTP server, in milliseconds. Node's own defaults let a slow client hold on for five minutes. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/** In-flight requests get this long after SIGTERM. */
const drainMs = 10_000;

/** The parts of the server and where it listens. */
export type ListenOptions = {
  site: Site;
  relay: Relay;
  health: HealthMonitor;
  log: Log;
  email: string;
  host: string;
  port: number;
  trustedHops: number;
  /** Whether the site's public address is https: only then may HSTS be said. */
  publicHttps: boolean;
};

/** A server that listens. */
export type HttpServer = {
  /** The address it listens on, e.g. `http://127.0.0.1:3000`. */
  url: string;
  /** Takes no new connection, lets the requests in flight finish, then resolves. */
  close(): Promise<void>;
};

const incomingOf = (context: Context) => (context.env as { incoming: IncomingMessage }).incoming;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Serves the app on this machine's Node. Rejects when the port cannot be had. */
export function listen({ host, port, trustedHops, publicHttps, ...parts }: ListenOptions): Promise<HttpServer> {
  const forwarded = (context: Context, header: string) => (trustedHops > 0 ? context.req.header(header) : undefined);
  const app = createApp({
    ...parts,
    addressOf: (context) => {
      const peer = incomingOf(context).socket.remoteAddress ?? "unknown";
      return clientAddress(peer, forwarded(context, "x-forwarded-for") ?? null, trustedHops);
    },
    isHttps: (context) => publicHttps && forwarded(context, "x-forwarded-proto")?.split(",").at(-1)?.trim() === "https",
  });
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: timeouts }) as Server;
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve({ url: `http://${host.includes(":") ? `[${host}]` : host}:${actual}`, close: () => close(server) });
    });
  });
}
