/** Hashed by the bundler, so what is under it never changes. */
export const immutableFolder = "/assets/";

/**
 * The `Cache-Control` of a file of the site. `no-cache` asks for revalidation at every use: a deploy shows at once, an unchanged page costs a 304. The data of a
 * page, which the browser fetches while the pointer rests on a link, is good for a minute, so that the click that
 * follows waits for nobody.
 */
export function cacheControl(path: string): string {
  if (path.startsWith(immutableFolder)) return "public, max-age=31536000, immutable";
  return path.endsWith(".data") ? "max-age=60" : "no-cache";
}
