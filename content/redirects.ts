import type { Redirects } from "./schemas/redirects.ts";

/**
 * Addresses that have moved. An old address is redirected to the new one permanently (308), with query and hash:
 *
 *     { from: "/services/app-development", to: "/services/flutter-app-development" },
 *
 * Both are in lower case, with a slash at the beginning and none at the end. `from` must not be a page of today, and `to` must be
 * one. The build says which line is wrong, and why.
 */
export default [
  { from: "/sheets/supplier-questions", to: "/before-you-sign" },
  { from: "/gu/sheets/supplier-questions", to: "/gu/before-you-sign" },
  { from: "/hi/sheets/supplier-questions", to: "/hi/before-you-sign" },
] satisfies Redirects;
