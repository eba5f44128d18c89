import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** What happens to a request on its way: no answer yet, or another one. */
type Fault = "held" | { status: number; body: string };

/**
 * The line between an engine and the site, which can be held, made to fail and given another site at its end: alike for every
 * engine, as no engine's own tools for that are.
 */
export type Gate = {
  url: string;
  /** The paths that were asked for, in order. */
  asked: string[];
  /** Does something to the requests whose path fits, until it is called. */
  fault: (path: RegExp, fault: Fault) => () => void;
  /** Another site stands at this address from now on, as after a deploy. */
  leadTo: (site: string) => void;
  close: () => Promise<void>;
};

export type Line = {
  /** As in a browser with scripts switched off: https://www.w3.org/TR/CSP3/#directive-sandbox without `allow-scripts`. */
  scripts?: false;
  /** As for an engine that has never heard of popovers: every name that belongs to them is one that no engine knows. */
  popovers?: false;
};

const withoutScripts = "sandbox allow-forms allow-same-origin allow-top-navigation";
const isText = (headers: IncomingMessage["headers"]) => /html|javascript|css/.test(headers["content-type"] ?? "");
const withoutPopovers = (body: Buffer) =>
  body.toString("utf8").replaceAll("popover", "unheard").replaceAll("Popover", "Unheard");

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Opens a gate on a free port, to the site at an address. */
export async function openGate(site: string, { scripts, popovers }: Line = {}): Promise<Gate> {
  let target = new URL(site);
  const asked: string[] = [];
  const faults = new Map<object, { path: RegExp; fault: Fault; over: Promise<void> }>();

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? "/";
    asked.push(path);
    const found = [...faults.values()].find((fault) => fault.path.test(path));
    if (found?.fault === "held") await found.over;
    else if (found) return void outgoing.writeHead(found.fault.status).end(found.fault.body);

    const headers = { ...incoming.headers };
    if (popovers === false) delete headers["accept-encoding"];
    const { hostname, port } = target;
    const passed = request({ hostname, port, path, method: incoming.method, headers });
    incoming.pipe(passed);
    const [response] = (await once(passed, "response")) as [IncomingMessage];
    const status = response.statusCode ?? 502;
    const given = { ...response.headers };
    if (scripts === false) given["content-security-policy"] = `${given["content-security-policy"]}, ${withoutScripts}`;
    if (popovers === false && isText(given)) {
      // The rules and scripts that the policy knows are no longer those of the page.
      delete given["content-security-policy"];
      delete given["content-length"];
      return void outgoing.writeHead(status, given).end(withoutPopovers(await bodyOf(response)));
    }
    outgoing.writeHead(status, given);
    response.pipe(outgoing);
  }

  // A page that has gone on takes its connections with it.
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing).catch(() => outgoing.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The gate has no address");

  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    fault(path, fault) {
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const key = {};
      faults.set(key, { path, fault, over });
      return () => {
        faults.delete(key);
        resolve();
      };
    },
    leadTo(site) {
      target = new URL(site);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
