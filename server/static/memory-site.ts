import { respond } from "../respond.ts";
import { chooseEncoding } from "./encoding.ts";
import { decodePath, isUnchanged, type PageSource, plainNotFound, type Site, wantsNoPage } from "./site.ts";
import type { SiteFile, SiteIndex } from "./site-index.ts";

function send(file: SiteFile, request: Request, status: number): Response {
  const encoding = chooseEncoding(request.headers.get("accept-encoding"), (name) => file.bodies[name] !== undefined);
  const body = file.bodies[encoding] ?? file.bodies.identity;
  const etag = encoding === "identity" ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
  const headers: Record<string, string> = { ...file.headers, ETag: etag };
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
    const path = decodePath(pathname) ?? "";
    const file = this.#index.files.get(path);
    if (file) return send(file, request, 200);
    // Only to a path that exists: `//elsewhere.example/` must not become a redirect to another host.
    const slashless = path.replace(/\/+$/, "");
    // By the slash as it is written: `/about%2F` would be sent to itself.
    if (pathname.endsWith("/") && this.#index.files.has(slashless)) {
      return respond(null, 308, { Location: pathname.replace(/\/+$/, "") + search });
    }
    const notFound = this.#notFoundFor(slashless);
    return notFound && !wantsNoPage(path) ? send(notFound, request, 404) : plainNotFound();
  }

  /**
   * The not-found page of the path's own folder, else the root's: the two are different routes of the application, and
   * only the right one hydrates (`docs/decisions/0003-not-found-pages.md`).
   */
  #notFoundFor(path: string): SiteFile | undefined {
    const { notFound } = this.#index;
    return notFound.get(path.slice(0, path.lastIndexOf("/"))) ?? notFound.get("");
  }

  async page(path: string): Promise<PageSource | undefined> {
    const file = this.#index.files.get(path);
    if (!file?.headers["Content-Type"]?.startsWith("text/html")) return undefined;
    const { "Cache-Control": _, Vary: __, ...headers } = file.headers;
    return { html: Buffer.from(file.bodies.identity).toString("utf8"), headers };
  }
}
