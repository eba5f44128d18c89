/* The lower bound for the relay: Hono on the same server, which answers OK and does nothing else. */
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono();
app.post("*", async (context) => {
  await context.req.text();
  return context.text("OK");
});

const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, () => {
  console.log(`bare is at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
