/** Hashed by the bundler, so what is under it never changes. */
export const immutableFolder = "/assets/";

/**
 * The `Cache-Control` of a file of the site. `no-cache` asks for revalidation at every use: a deploy shows at once, an unchanged
 * page costs a 304.
 */
export const cacheControl = (path: string): string =>
  path.startsWith(immutableFolder) ? "public, max-age=31536000, immutable" : "no-cache";

/**
 * Of a page that a script has asked for while a pointer rests on its link (`app/behaviours/prefetch-pages.ts`): good for a
 * minute, so that the click waits for nobody, and for that browser alone. Whoever goes to a page gets it as it is now.
 */
export const prefetchedHeaders = { "Cache-Control": "private, max-age=60" };

/** By this header a browser says that it will not show the answer itself (https://www.w3.org/TR/fetch-metadata/). */
export const isPrefetch = ({ headers }: Request): boolean => headers.get("sec-fetch-dest") === "empty";

/** Of the page of a failure. */
export const failureHeaders = { "Cache-Control": "no-store" };
