import { contentType } from "../static/content-types.ts";
import {
  cacheControl,
  type PageHeaders,
  type PageSource,
  plainNotFound,
  type Site,
  wantsNoPage,
} from "../static/site.ts";
import type { AssetFetcher } from "./bindings.ts";

/** Files that serve the build, and pages under the name of their file: reached by no address of the site. */
const HIDDEN = /\.(?:br|gz)$|\/index\.html$|^\/404(?:\.html)?$|\/\./;

const NOT_FOUND_FILE = "/404.html";

/** `/about` is the file `/about/index.html`; what has an extension is a file by its own name. */
function fileOf(path: string): string {
  if (path === "/") return "/index.html";
  return path.slice(path.lastIndexOf("/")).includes(".") ? path : `${path}/index.html`;
}

/** Serves the static assets that are deployed with the Worker. Compression is the platform's. */
export class AssetsSite implements Site {
  readonly #assets: AssetFetcher;
  readonly #pages: PageHeaders;

  constructor(assets: AssetFetcher, pages: PageHeaders) {
    this.#assets = assets;
    this.#pages = pages;
  }

  async respond(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (!HIDDEN.test(pathname)) {
      if (pathname !== "/" && pathname.endsWith("/")) return this.#slashless(request, pathname, search);
      const found = await this.#fetch(request, fileOf(pathname));
      if (found.ok || found.status === 304) return this.#dress(found, fileOf(pathname), pathname);
    }
    if (wantsNoPage(pathname)) return plainNotFound();
    const page = await this.#fetch(new Request(request.url, { method: request.method }), NOT_FOUND_FILE);
    return page.ok ? this.#dress(page, NOT_FOUND_FILE, "/404", 404) : plainNotFound();
  }

  async page(path: string): Promise<PageSource | undefined> {
    if (HIDDEN.test(path) || (path !== "/" && path.endsWith("/"))) return undefined;
    const file = fileOf(path);
    if (!file.endsWith("/index.html")) return undefined;
    const found = await this.#fetch(new Request(`https://assets.local${file}`), file);
    if (!found.ok) return undefined;
    return { html: await found.text(), headers: { "Content-Type": contentType(file), ...this.#pages[path] } };
  }

  /** Only to a path that exists: `//elsewhere.example/` must not become a redirect to another host. */
  async #slashless(request: Request, pathname: string, search: string): Promise<Response> {
    const path = pathname.replace(/\/+$/, "");
    const exists = !path.startsWith("//") && (await this.page(path)) !== undefined;
    if (exists) return new Response(null, { status: 308, headers: { Location: path + search } });
    return this.respond(new Request(new URL("/404", request.url), { method: request.method }));
  }

  #fetch(request: Request, file: string): Promise<Response> {
    const { method, headers } = request;
    return this.#assets.fetch(new Request(new URL(file, request.url), { method, headers }));
  }

  #dress(found: Response, file: string, path: string, status = found.status): Response {
    const headers = new Headers(found.headers);
    headers.set("Content-Type", contentType(file));
    headers.set("Cache-Control", cacheControl(path));
    for (const [name, value] of Object.entries(this.#pages[path] ?? {})) headers.set(name, value);
    return new Response(found.body, { status, headers });
  }
}
