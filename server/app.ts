import { type Context, Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { healthRoutes } from "./health-routes.ts";
import { type Log, nameOf } from "./log.ts";
import type { HealthMonitor } from "./relay/health.ts";
import { type Contact, formRoutes } from "./relay/no-js/routes.ts";
import type { Relay } from "./relay/relay.ts";
import { type AddressOf, relayRoutes } from "./relay/routes.ts";
import { plainText } from "./respond.ts";
import { plainFailure, type Site } from "./static/site.ts";
import { vitalsRoutes } from "./vitals/routes.ts";
import type { VitalsStore } from "./vitals/store.ts";

/** The parts of the server, and what only its host knows: the address and the protocol of a request. */
export type AppOptions = {
  site: Site;
  /** What every answer carries: `headers.json` of the build. */
  headers: Readonly<Record<string, string>>;
  relay: Relay;
  /** `null` where the public health report is off. */
  health: HealthMonitor | null;
  /** `null` where page speeds are not counted. */
  vitals: VitalsStore | null;
  log: Log;
  /** The firm's own address and phone. */
  contact: Contact;
  addressOf: AddressOf;
  /** Whether the visitor's own connection is encrypted, as far as the host can tell. */
  isHttps: (context: Context) => boolean;
};

/** Whether the client asks for HTML, as a browser does for a page that it shows. */
const wantsPage = ({ headers }: Request) => headers.get("accept")?.includes("text/html") ?? false;

const onlyEncrypted = "Strict-Transport-Security";

/** The headers of the build. Hono's `secureHeaders` would need a second list of them, in its own names. */
function siteHeaders({ headers, isHttps }: Pick<AppOptions, "headers" | "isHttps">): MiddlewareHandler {
  const all = Object.entries(headers);
  const plain = all.filter(([name]) => name !== onlyEncrypted);
  return async (context, next) => {
    await next();
    for (const [name, value] of isHttps(context) ? all : plain) context.res.headers.set(name, value);
  };
}

/** The whole server as one function from request to response: the site, and the relay that its form posts to. */
export function createApp({
  site,
  headers,
  relay,
  health,
  vitals,
  log,
  contact,
  addressOf,
  isHttps,
}: AppOptions): Hono {
  const app = new Hono();

  app.use(siteHeaders({ headers, isHttps }));

  app.route("/", relayRoutes(relay, addressOf));
  if (health) app.route("/", healthRoutes(health));
  if (vitals) app.route("/", vitalsRoutes({ store: vitals, log, addressOf, allowedOrigins: relay.allowedOrigins }));
  app.route("/", formRoutes({ relay, site, addressOf, contact }));
  app.get("*", etag(), (context) => site.respond(context.req.raw));
  app.all("*", () => plainText("Method Not Allowed", 405, { Allow: "GET, HEAD" }));

  app.onError(async (error, context) => {
    log("request.failed", { reason: nameOf(error), path: context.req.routePath });
    if (!wantsPage(context.req.raw)) return plainFailure();
    try {
      return await site.failure(context.req.raw);
    } catch {
      return plainFailure();
    }
  });
  return app;
}
