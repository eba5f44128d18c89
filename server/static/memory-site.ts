import { respond } from "../respond.ts";
import { failureHeaders, isPrefetch, prefetchedHeaders } from "./cache-control.ts";
import { chooseEncoding } from "./encoding.ts";
import {
  canonicalPath,
  decodePath,
  isUnchanged,
  languageFolderOf,
  plainFailure,
  plainNotFound,
  type Site,
  wantsNoPage,
} from "./site.ts";
import type { SiteFile, SiteIndex } from "./site-index.ts";

const isPage = ({ headers }: SiteFile) => headers["Content-Type"]?.startsWith("text/html") ?? false;

function send(file: SiteFile, request: Request, status: number, more: Record<string, string> = {}): Response {
  const encoding = chooseEncoding(request.headers.get("accept-encoding"), (name) => file.bodies[name] !== undefined);
  const body = file.bodies[encoding] ?? file.bodies.identity;
  const etag = encoding === "identity" ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
  const headers: Record<string, string> = { ...file.headers, ETag: etag, ...more };
  if (status === 200 && isUnchanged(request, etag)) {
    delete headers["Content-Type"];
    return respond(null, 304, headers);
  }
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(body.byteLength);
  return respond(request.method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer>), status, headers);
}

/** Serves an indexed site from memory. */
export class MemorySite implements Site {
  readonly #index: SiteIndex;

  constructor(index: SiteIndex) {
    this.#index = index;
  }

  respond(request: Request): Response {
    const { pathname, search } = new URL(request.url);
    const canonical = canonicalPath(pathname);
    const moved = this.#index.moved.get(canonical);
    if (moved) return respond(null, 308, { Location: moved + search });
    if (canonical !== pathname && this.#pageAt(canonical)) return respond(null, 308, { Location: canonical + search });
    const path = decodePath(pathname) ?? "";
    const file = this.#index.files.get(path);
    if (file) return send(file, request, 200, isPage(file) && isPrefetch(request) ? prefetchedHeaders : {});
    const notFound = this.#index.notFound.get(languageFolderOf(pathname));
    return notFound && !wantsNoPage(path) ? send(notFound, request, 404) : plainNotFound();
  }

  failure(request: Request): Response {
    const { failure } = this.#index;
    return failure ? send(failure, request, 500, failureHeaders) : plainFailure();
  }

  #pageAt(path: string): SiteFile | undefined {
    const file = this.#index.files.get(path);
    return file && isPage(file) ? file : undefined;
  }

  async page(path: string): Promise<string | undefined> {
    const file = this.#pageAt(path);
    return file && Buffer.from(file.bodies.identity).toString("utf8");
  }
}
