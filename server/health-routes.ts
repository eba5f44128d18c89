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

/** `GET /healthz` of the operator's port: the whole report. */
export const operatorRoutes = (health: HealthMonitor): Hono => routesTelling(health, (report) => report);
