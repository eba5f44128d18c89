import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseAccept } from "hono/utils/accept";
import { createSite, type FileOpener, type Site } from "./static-site.ts";

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;

/** The headers that every answer carries, as the build in a folder says. */
export const readCommonHeaders = (folder: string) => readJson(join(folder, "headers.json"));

/** The encodings that the build prepares, smallest first, with the extension of their files. */
const encodings = Object.entries({ br: ".br", gzip: ".gz" });

/** A test whether a client accepts an encoding (RFC 9110, 12.5.3). */
function acceptance(header: string | null): (encoding: string) => boolean {
  const weights = new Map(parseAccept(header ?? "").map(({ type, q }) => [type.toLowerCase(), q]));
  return (encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
}

/** The bytes of the files below a folder, by path. */
function readFolder(folder: string): [path: string, bytes: Buffer][] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [`/${relative(folder, file).split(sep).join("/")}`, readFileSync(file)];
  });
}

/**
 * Reads files into memory once. Hono's `serveStatic` reads them at each request, so that a new build would be served
 * under the policy of the one before until the server starts again, and knows neither ETags nor `br;q=0`.
 * @param folders a file of a later one takes precedence
 */
export function memoryFileOpener(folders: readonly string[]): FileOpener {
  const files = new Map(folders.flatMap(readFolder));
  const hashes = new Map<string, string>();
  for (const [path, bytes] of files)
    if (!/\.(br|gz)$/.test(path)) hashes.set(path, createHash("sha256").update(bytes).digest("base64url").slice(0, 22));
  return async (path, accepted) => {
    const identity = files.get(path);
    if (!identity) return undefined;
    const accepts = acceptance(accepted);
    const prepared = encodings.filter(([, extension]) => files.has(path + extension));
    const chosen = prepared.find(([encoding]) => accepts(encoding));
    const body = (chosen && files.get(path + chosen[1])) ?? identity;
    const headers = {
      ETag: `"${hashes.get(path)}${chosen ? `-${chosen[0]}` : ""}"`,
      "Content-Length": String(body.byteLength),
      ...(chosen && { "Content-Encoding": chosen[0] }),
      ...(prepared.length > 0 && { Vary: "Accept-Encoding" }),
    };
    return { body: body as Uint8Array<ArrayBuffer>, headers };
  };
}

/** The site of the build in a folder, with the assets of earlier builds. A rebuild has no effect until the next start. */
export function readSite(folder: string): Site {
  const folders = [join(folder, "earlier"), join(folder, "client")].filter((part) => existsSync(part));
  return createSite(memoryFileOpener(folders), readJson(join(folder, "redirects.json")));
}
