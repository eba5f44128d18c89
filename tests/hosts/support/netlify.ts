import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { contentType } from "../../../server/static/content-types.ts";

type HeaderRule = { forRegExp: RegExp; values: Record<string, string> };
type RedirectRule = { path: string; to: string; status: number };

/** Reads both files as Netlify does, and fails where Netlify would only warn. */
async function readRules(folder: string) {
  const reading = { minimal: false, featureFlags: {} };
  const headers = await parseAllHeaders({ ...reading, headersFiles: [join(folder, "_headers")], configHeaders: [] });
  const redirects = await parseAllRedirects({
    ...reading,
    redirectsFiles: [join(folder, "_redirects")],
    configRedirects: [],
  });
  const errors = [...headers.errors, ...redirects.errors];
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return { headers: headers.headers as HeaderRule[], redirects: redirects.redirects as RedirectRule[] };
}

/** `/blog/:page` matches one part of a path, `/blog/*` everything below. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/\*$/, ".*").replaceAll(/:\w+/g, "[^/]+")}/?$`, "i");

/**
 * Serves a folder as Netlify documents it (docs.netlify.com, Redirects and Custom headers), as far as this site needs:
 * a page is a file of its name, a file takes precedence over a rule, and the headers of all matching rules are joined.
 */
export async function serveLikeNetlify(first: string) {
  let folder = first;
  let { headers, redirects } = await readRules(folder);
  const isFile = (path: string) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();
  const fileAt = (path: string) => [path, `${path.replace(/\/$/, "")}.html`, join(path, "index.html")].find(isFile);

  function headersFor(path: string): OutgoingHttpHeaders {
    const found: Record<string, string> = {};
    for (const { forRegExp, values } of headers)
      if (forRegExp.test(path))
        for (const [name, value] of Object.entries(values))
          found[name] = found[name] ? `${found[name]}, ${value}` : value;
    return found;
  }

  // Connections stay open: a test that builds for six seconds keeps this process from reading, and Node would then close one on which a
  // request has come meanwhile.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const rule = redirects.find(({ path }) => patternOf(path).test(pathname));
    const file = fileAt(pathname);
    const name = file ?? (rule?.status === 404 ? rule.to : "/404.html");
    if (!file && rule && rule.status < 400) return void response.writeHead(rule.status, { Location: rule.to }).end();
    response.writeHead(file ? 200 : 404, { "Content-Type": contentType(name), ...headersFor(pathname) });
    response.end(readFileSync(join(folder, name)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Replaces the served folder and its rules, all at once. */
    deploy: async (next: string) => {
      const rules = await readRules(next);
      folder = next;
      ({ headers, redirects } = rules);
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
