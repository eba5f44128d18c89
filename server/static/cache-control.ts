/** Names in this folder contain a hash of the content, so a file never changes. */
export const immutableFolder = "/assets/";

/**
 * The `Cache-Control` of a file of the site. `no-cache` asks for revalidation at each use: a deploy shows at once, and
 * an unchanged page costs a 304.
 */
export const cacheControl = (path: string): string =>
  path.startsWith(immutableFolder) ? "public, max-age=31536000, immutable" : "no-cache";

/**
 * For a page that a script prefetches while a pointer rests on its link (`app/behaviours/prefetch-pages.ts`): valid for
 * a minute and for that browser alone, so that the click is answered from the cache. A navigation gets the page as it
 * is now.
 */
export const prefetchedHeaders = { "Cache-Control": "private, max-age=60" };

/** Whether a browser will not show the answer itself (https://www.w3.org/TR/fetch-metadata/). */
export const isPrefetch = ({ headers }: Request): boolean => headers.get("sec-fetch-dest") === "empty";

/** For the page that reports a failure. */
export const failureHeaders = { "Cache-Control": "no-store" };
