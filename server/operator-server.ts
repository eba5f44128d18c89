import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { operatorRoutes } from "./health-routes.ts";
import type { HttpServer } from "./node-server.ts";
import type { HealthMonitor } from "./relay/health.ts";

/** Listens for the operator's own monitor. Rejects when the port is not free. */
export function listenForOperator(health: HealthMonitor, { host, port }: { host: string; port: number }) {
  return new Promise<HttpServer>((resolve, reject) => {
    const server = serve({ fetch: operatorRoutes(health).fetch, hostname: host, port }, (address: AddressInfo) => {
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
