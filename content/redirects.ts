import type { Redirects } from "~/content/.server/schemas/redirects";

/**
 * Addresses that have moved. Whoever opens an old one is sent on to the new one for good (308), with query and hash:
 *
 *     { from: "/services/app-development", to: "/services/flutter-app-development" },
 *
 * Both are written as on this site: in lower case, with a slash before and none behind. `from` is a page no more, `to`
 * is one; the build says which line is wrong and why.
 */
export default [] satisfies Redirects;
