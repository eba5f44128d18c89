import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

/** How long a hanging answer takes: longer than a person waits, and than any time limit of the page. Milliseconds. */
const hangingMs = 20_000;

/** A network fault of a file, named for the visitor who meets it. */
export const lineFaults = ["refused", "hanging", "cut", "junk", "gone"] as const;
export type LineFault = (typeof lineFaults)[number];

/**
 * What happens to a request on its way: no answer yet, another one, or
 * - `refused`: the connection is closed without a word,
 * - `hanging`: the answer takes 20 s,
 * - `cut`: the connection breaks in the middle of the answer,
 * - `junk`: something else comes under the file's own kind, as from a hotel's log-in page,
 * - `gone`: the site's own 404, as after a deploy.
 */
type Fault = "held" | LineFault | { status: number; body: string };

/**
 * A proxy between an engine and the site. It can hold requests, make them fail and switch to another site, in the same way for
 * every engine: the engines' own tools differ.
 */
export type FaultProxy = {
  url: string;
  /** The paths that were asked for, in order. */
  asked: string[];
  /** Applies a fault to the requests whose path matches, until the returned function is called. */
  fault: (path: RegExp, fault: Fault) => () => void;
  /** Another site answers at this address from now on, as after a deploy. */
  leadTo: (site: string) => void;
  close: () => Promise<void>;
};

export type Line = {
  /** As in a browser with scripts switched off: https://www.w3.org/TR/CSP3/#directive-sandbox without `allow-scripts`. */
  scripts?: false;
  /** As in an engine without popovers: every name of theirs is replaced by an unknown one. */
  popovers?: false;
  /** Runs before any script of the page, to change what the page sees of its browser. */
  headScript?: string;
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

/** The address of a file of an earlier build, which the site no longer has. */
const goneBeside = (path: string) => path.replace(/(\.\w+)?(\?.*)?$/, "-gone$1");

/** Answers with other content, or with half of the content. */
async function spoil(
  outgoing: ServerResponse,
  { headers, statusCode }: IncomingMessage,
  body: Buffer,
  fault: "junk" | "cut",
) {
  const { "content-encoding": _, "content-length": __, ...kept } = headers;
  if (fault === "junk")
    return void outgoing.writeHead(200, kept).end("<!doctype html><title>Log in</title>Please log in");
  outgoing.writeHead(statusCode ?? 200, { ...headers, "content-length": body.length });
  outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
}

/** Opens a proxy on a free port, to the site at an address. */
export async function openFaultProxy(site: string, { scripts, popovers, headScript }: Line = {}): Promise<FaultProxy> {
  let target = new URL(site);
  const asked: string[] = [];
  const faults = new Map<object, { path: RegExp; fault: Fault; over: Promise<void> }>();

  // Removed before React compares the page with its own rendering.
  const head = headScript ? `<head><script>${headScript};document.currentScript.remove()</script>` : "<head>";
  const rewrite = (body: Buffer) => (popovers === false ? withoutPopovers(body) : `${body}`).replace("<head>", head);

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? "/";
    asked.push(path);
    const found = [...faults.values()].find((fault) => fault.path.test(path));
    const fault = found?.fault;
    if (typeof fault === "object") return void outgoing.writeHead(fault.status).end(fault.body);
    if (fault === "refused") return void outgoing.destroy();
    if (fault === "held") await found?.over;
    if (fault === "hanging") await Promise.race([setTimeout(hangingMs, undefined, { ref: false }), found?.over]);

    const headers = { ...incoming.headers };
    const rewritten = popovers === false || headScript !== undefined;
    if (rewritten) delete headers["accept-encoding"];
    const { hostname, port } = target;
    const passed = request({
      hostname,
      port,
      path: fault === "gone" ? goneBeside(path) : path,
      method: incoming.method,
      headers,
    });
    incoming.pipe(passed);
    const [response] = (await once(passed, "response")) as [IncomingMessage];
    const status = response.statusCode ?? 502;
    const given = { ...response.headers };
    if (scripts === false) given["content-security-policy"] = `${given["content-security-policy"]}, ${withoutScripts}`;
    if (rewritten && isText(given)) {
      // The security policy is dropped: its hashes no longer fit the changed page.
      delete given["content-security-policy"];
      delete given["content-length"];
      return void outgoing.writeHead(status, given).end(rewrite(await bodyOf(response)));
    }
    if (fault === "junk" || fault === "cut") return spoil(outgoing, response, await bodyOf(response), fault);
    outgoing.writeHead(status, given);
    response.pipe(outgoing);
  }

  // A page that is left closes its connections.
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing).catch(() => outgoing.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The proxy has no address");

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
