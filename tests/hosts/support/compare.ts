import { createHash } from "node:crypto";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Asks one server, by the site's name, as a browser that came by https does. The body is told by its hash. */
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

/** What every server says in its own way, or of the connection alone. */
const ofTheServer = ["server", "date", "etag", "last-modified", "accept-ranges", "content-length"];
const ofTheConnection = ["connection", "keep-alive", "transfer-encoding", "alt-svc"];

const isKept = ({ "cache-control": caching = "" }: IncomingHttpHeaders) => /immutable|max-age=(?!0)/.test(caching);

/** What of an answer a visitor, a browser or a cache goes by. */
function essence({ status, headers, body }: Answer): Record<string, unknown> {
  if (status === 308) return { status, location: headers.location };
  const told = Object.entries(headers).filter(([name]) => ![...ofTheServer, ...ofTheConnection].includes(name));
  const answer = { status, body, ...Object.fromEntries(told) };
  // Of what is not there nothing is kept, in whatever words.
  return status === 200 ? answer : { ...answer, "cache-control": isKept(headers) };
}

/** In what two answers differ, in words; nothing where a visitor would not notice. */
export function differences(theirs: Answer, ours: Answer): string[] {
  const [their, our] = [essence(theirs), essence(ours)];
  // To say it of what is not compressed as well costs nobody anything.
  if (our.vary === undefined) delete their.vary;
  return [...new Set([...Object.keys(their), ...Object.keys(our)])]
    .filter((name) => their[name] !== our[name])
    .map((name) => `${name} is ${their[name]} and should be ${our[name]}`);
}
