import { respond } from "../respond.ts";
import { cacheControl, failureHeaders, isPrefetch, prefetchedHeaders } from "../static/cache-control.ts";
import { contentType } from "../static/content-types.ts";
import {
  canonicalPath,
  decodePath,
  failurePath,
  isUnchanged,
  languageFolderOf,
  plainFailure,
  plainNotFound,
  type Redirects,
  type Site,
  wantsNoPage,
} from "../static/site.ts";
import type { AssetFetcher } from "./bindings.ts";

/** Addresses that the asset server knows and the site does not: compressed copies, page files and dot files. */
const hidden = /\/\/|.\/$|\.(?:br|gz)$|\/index\.html$|\/(?:404|500)(?:\.html)?$|\/\.(?!well-known\/)/;

/** The asset server fails on a broken percent-encoding. */
function isServed(path: string): boolean {
  const decoded = decodePath(path);
  return decoded !== null && !hidden.test(decoded);
}

/** `/about` is the file `/about/index.html`; a path with an extension is a file of that name. */
function fileOf(path: string): string {
  if (path === "/") return "/index.html";
  return path.slice(path.lastIndexOf("/")).includes(".") ? path : `${path}/index.html`;
}

const isPage = (file: string) => file.endsWith("/index.html");

/** Serves the static assets that are deployed with the Worker. The platform compresses them. */
export class AssetsSite implements Site {
  readonly #assets: AssetFetcher;
  readonly #redirects: Redirects;

  constructor(assets: AssetFetcher, redirects: Redirects) {
    this.#assets = assets;
    this.#redirects = redirects;
  }

  async respond(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const canonical = canonicalPath(pathname);
    const moved = this.#redirects[canonical];
    if (moved) return respond(null, 308, { Location: moved + search });
    // Only to a page that is there, so that it is always an address of this site.
    if (canonical !== pathname && (await this.#pageAt(canonical)))
      return respond(null, 308, { Location: canonical + search });
    if (isServed(pathname)) {
      const file = fileOf(pathname);
      const found = await this.#fetch(request, file);
      const status = isUnchanged(request, found.headers.get("etag")) ? 304 : 200;
      const more = isPage(file) && isPrefetch(request) ? prefetchedHeaders : {};
      if (found.ok) return this.#dress(found, file, pathname, status, more);
    }
    if (wantsNoPage(pathname)) return plainNotFound();
    const notFound = `${languageFolderOf(pathname)}/404`;
    const page = await this.#fetch(request, `${notFound}.html`);
    return page.ok ? this.#dress(page, `${notFound}.html`, notFound, 404) : plainNotFound();
  }

  async failure(request: Request): Promise<Response> {
    const page = await this.#fetch(new Request(request.url), failurePath);
    return page.ok ? this.#dress(page, failurePath, "/500", 500, failureHeaders) : plainFailure();
  }

  async #pageAt(path: string): Promise<Response | undefined> {
    const file = fileOf(path);
    if (!isServed(path) || !isPage(file)) return undefined;
    const found = await this.#fetch(new Request(`https://assets.local${file}`), file);
    return found.ok ? found : undefined;
  }

  async page(path: string): Promise<string | undefined> {
    return (await this.#pageAt(path))?.text();
  }

  /**
   * Fetches without the request's headers: conditions are checked here, so that both hosts answer alike.
   * @throws when the asset server fails, which does not mean that the page is missing
   */
  async #fetch({ method, url }: Request, file: string): Promise<Response> {
    const target = new URL(url);
    target.pathname = file;
    const found = await this.#assets.fetch(new Request(target, { method }));
    if (found.status >= 500) throw new Error(`The asset server answered ${found.status}.`);
    return found;
  }

  #dress(
    { headers, body }: Response,
    file: string,
    path: string,
    status: number,
    more: Record<string, string> = {},
  ): Response {
    return respond(status === 304 ? null : body, status, {
      "Content-Type": contentType(file),
      "Cache-Control": cacheControl(path),
      ETag: headers.get("etag") ?? "",
      ...more,
    });
  }
}
