/* The relay for `npm run dev`. The built site does not import it. */
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ViteDevServer } from "vite";
import { settings } from "../settings/index.ts";
import { createApp } from "./app.ts";
import { assembleRelay } from "./assemble-relay.ts";
import { createLog } from "./log.ts";
import { SqliteDatabase } from "./relay/store/sqlite.ts";
import { readServerSettings } from "./settings.ts";
import { plainFailure, plainNotFound, type Site } from "./static/static-site.ts";

/** The store of a development server. DATA_DIR may be that of real enquiries: `npm run dev` reads `.env`. */
const devDataDir = join(import.meta.dirname, "../.cache/dev-data");

/** The development server's pages, filled in when a form that was posted without scripts is not valid. */
function siteBehind(origin: () => string): Site {
  return {
    respond: async () => plainNotFound(),
    failure: async () => plainFailure(),
    page: async (path) => {
      const response = await fetch(origin() + path, { headers: { accept: "text/html" } });
      return response.ok ? () => response.text() : undefined;
    },
  };
}

/** Requests that the relay answers. The rest is Vite's. */
const isForRelay = ({ method, url = "" }: IncomingMessage) =>
  method === "POST" || url.startsWith("/api/") || url === "/healthz";

/**
 * Answers for the relay on a development server as `npm start` does: sending, form token, health, and forms that the
 * browser posts itself. It stores in `.cache/dev-data/` and sends no mail, whatever the environment says.
 */
export function serveRelay(vite: ViteDevServer): void {
  const server = readServerSettings({ ...process.env, DATA_DIR: devDataDir });
  const database = new SqliteDatabase(server.DATA_DIR);
  const log = createLog((line) => vite.config.logger.info(line.trimEnd()));
  const { app } = assembleRelay({
    server,
    settings,
    database,
    site: siteBehind(() => (vite.resolvedUrls?.local[0] ?? "").replace(/\/$/, "")),
    log,
    transport: null,
    onQueued: () => undefined,
    waitUntil: () => undefined,
  });
  const { fetch } = createApp({ ...app, headers: {}, addressOf: () => "development", isHttps: () => false });
  const answer = getRequestListener(fetch);
  vite.middlewares.use((request, response, next) => (isForRelay(request) ? answer(request, response) : next()));
  vite.httpServer?.once("listening", () =>
    vite.config.logger.info(`  Enquiries are stored in ${server.DATA_DIR} and not mailed.`),
  );
  vite.httpServer?.once("close", () => database.close());
}
