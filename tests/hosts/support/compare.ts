import { createHash } from "node:crypto";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Sends a request under the site's name, as a browser by https. The body is returned as a hash. */
export function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  const secure = protocol === "https:";
  const request = secure ? httpsRequest : httpRequest;
  const options = {
    host: "127.0.0.1",
    port: port || 443,
    path,
    servername: hostname,
    rejectUnauthorized: false,
    agent: false as const,
    headers: { host: "kutchit.example", "x-forwarded-proto": "https", ...headers },
  };
  return new Promise((resolve, reject) => {
    request(options, async (response) => {
      const hash = createHash("sha256");
      for await (const chunk of response) hash.update(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body: hash.digest("hex") });
    })
      .once("error", reject)
      .end();
  });
}

/** Headers that differ between servers or concern only the connection. */
const ofTheServer = ["server", "date", "etag", "last-modified", "accept-ranges", "content-length"];
const ofTheConnection = ["connection", "keep-alive", "transfer-encoding", "alt-svc"];

const isKept = ({ "cache-control": caching = "" }: IncomingHttpHeaders) => /immutable|max-age=(?!0)/.test(caching);

/** The part of an answer that matters to a visitor, a browser or a cache. */
function essence({ status, headers, body }: Answer): Record<string, unknown> {
  if (status === 308) return { status, location: headers.location };
  const told = Object.entries(headers).filter(([name]) => ![...ofTheServer, ...ofTheConnection].includes(name));
  const answer = { status, body, ...Object.fromEntries(told) };
  // A missing page is not cached, whatever the header's words.
  return status === 200 ? answer : { ...answer, "cache-control": isKept(headers) };
}

/** The differences between two answers in words; empty when a visitor would not notice them. */
export function differences(theirs: Answer, ours: Answer): string[] {
  const [their, our] = [essence(theirs), essence(ours)];
  // A `Vary` header on uncompressed files is harmless.
  if (our.vary === undefined) delete their.vary;
  return [...new Set([...Object.keys(their), ...Object.keys(our)])]
    .filter((name) => their[name] !== our[name])
    .map((name) => `${name} is ${their[name]} and should be ${our[name]}`);
}
