import type { FileOpener } from "../static/static-site.ts";

/**
 * The static assets that are deployed with the Worker. The platform compresses them.
 * @throws when the asset server fails, which does not mean that the file is missing
 */
export const assetOpener =
  (assets: { fetch(request: Request): Promise<Response> }): FileOpener =>
  async (path) => {
    const url = new URL("https://assets.local");
    url.pathname = path;
    const { ok, status, body, headers } = await assets.fetch(new Request(url));
    if (status >= 500) throw new Error(`The asset server answered ${status}.`);
    return ok ? { body, headers: { ETag: headers.get("etag") ?? "" } } : undefined;
  };
