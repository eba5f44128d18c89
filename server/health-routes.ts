import { Hono } from "hono";
import type { HealthMonitor, HealthReport } from "./relay/health.ts";
import { plainText } from "./respond.ts";

type Told = (report: HealthReport) => object;

/** What the public may know. The number of enquiries is for the operator alone. */
const statusOnly: Told = ({ writable }) => ({ status: writable ? "ok" : "failing" });

function routesTelling(health: HealthMonitor, told: Told): Hono {
  const routes = new Hono();
  routes.get("/healthz", async () => {
    const report = await health.report();
    const type = { "Content-Type": "application/json" };
    return plainText(JSON.stringify(told(report)), report.writable ? 200 : 503, type);
  });
  routes.all("/healthz", () => plainText("Method Not Allowed", 405, { Allow: "GET, HEAD" }));
  return routes;
}

/** `GET /healthz` of the public server: 200 or 503, and one word. */
export const healthRoutes = (health: HealthMonitor): Hono => routesTelling(health, statusOnly);

/** What the operator's own port reports. */
export type OperatorParts = {
  health: HealthMonitor;
  /** The text for Prometheus, and its media type. */
  metrics: () => Promise<{ type: string; text: string }>;
};

/**
 * The operator's port. `GET /healthz` is the whole report. `GET /metrics` has its counts and the server's own for
 * Prometheus, but neither backups nor channels nor the clock.
 */
export function operatorRoutes({ health, metrics }: OperatorParts): Hono {
  const routes = routesTelling(health, (report) => report);
  routes.get("/metrics", async () => {
    const { type, text } = await metrics();
    return plainText(text, 200, { "Content-Type": type });
  });
  return routes;
}
