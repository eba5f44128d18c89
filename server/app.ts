import { type Context, Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { etag } from "hono/etag";
import { endpoints } from "../enquiry/endpoints.ts";
import { healthHandler, healthPath } from "./health-route.ts";
import { errorName, type Logger } from "./log.ts";
import { Refusal } from "./relay/accept/refusal.ts";
import { requireKnownOrigin, takeEnquiry } from "./relay/accept/take-enquiry.ts";
import { type FormOptions, takeForm } from "./relay/no-js/take-form.ts";
import {
  type DecisionOptions,
  sendStyleSheet,
  showDecision,
  stylePath,
  takeDecision,
} from "./relay/owner-links/decision-page.ts";
import { decisionPath } from "./relay/owner-links/signed-links.ts";
import type { EnquiryStore } from "./relay/store/enquiry-store.ts";
import { respondText, wantsPage } from "./respond.ts";
import { plainFailure } from "./static/static-site.ts";

/** The parts of the server, and what only its host knows: the address and the protocol of a request. */
export type AppOptions = FormOptions & {
  /** What every answer carries: `headers.json` of the build. */
  headers: Readonly<Record<string, string>>;
  store: EnquiryStore;
  decisions: DecisionOptions;
  log: Logger;
  /** Whether the visitor's own connection is encrypted, as far as the host can tell. */
  isHttps: (context: Context) => boolean;
};

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

const refuseMethod = (allow: string) => () => respondText("Method Not Allowed", 405, { Allow: allow });

/** The whole server, alike on Node and Workers. A request goes through these lines from the top, until one answers. */
export function createApp({ site, relay, store, decisions, log, contact, addressOf, ...host }: AppOptions): Hono {
  const app = new Hono();
  const allowed = relay.allowedOrigins;
  const grants = {
    origin: (origin: string) => (allowed.has(origin) ? origin : null),
    allowMethods: ["POST"],
    allowHeaders: ["content-type"],
    exposeHeaders: ["Server-Timing"],
    maxAge: 86_400,
  };

  app.use(siteHeaders(host));
  app.use("/api/*", requireKnownOrigin(allowed), cors(grants));
  app.post(endpoints.send, takeEnquiry(relay, addressOf)).all(endpoints.send, refuseMethod("POST, OPTIONS"));
  app.get(endpoints.formToken, async () => respondText(await relay.formToken()));
  app.all(endpoints.formToken, refuseMethod("GET, HEAD"));
  app.get(healthPath, healthHandler(store, log)).all(healthPath, refuseMethod("GET, HEAD"));
  app.get(stylePath, sendStyleSheet);
  app.get(`${decisionPath}:id`, showDecision(decisions)).post(`${decisionPath}:id`, takeDecision(decisions));
  app.post("*", takeForm({ relay, site, addressOf, contact }));
  app.get("*", etag(), (context) => site.respond(context.req.raw));
  app.all("*", refuseMethod("GET, HEAD"));

  app.onError(async (error, { req }) => {
    if (error instanceof Refusal) return respondText(error.message, error.status, error.headers);
    log("request.failed", { reason: errorName(error), path: req.routePath });
    if (!wantsPage(req.raw)) return plainFailure();
    return site.failure(req.raw).catch(plainFailure);
  });
  return app;
}
