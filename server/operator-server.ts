import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { HttpServer } from "./node-server.ts";

/** Listens for the operator's own monitor. Rejects when the port is not free. */
export function listenForOperator(routes: Hono, { host, port }: { host: string; port: number }) {
  return new Promise<HttpServer>((resolve, reject) => {
    const server = serve({ fetch: routes.fetch, hostname: host, port }, (address: AddressInfo) => {
      const name = address.family === "IPv6" ? `[${address.address}]` : address.address;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          if ("closeAllConnections" in server) server.closeAllConnections();
        });
      resolve({ url: `http://${name}:${address.port}`, close });
    });
    server.once("error", reject);
  });
}
