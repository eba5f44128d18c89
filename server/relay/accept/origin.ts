import { Refusal } from "./refusal.ts";

/** Whether the sending page is this site's own, by the address that the request was made to. */
function isOwnOrigin(request: Request, origin: string): boolean {
  const host = request.headers.get("host") ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/**
 * A page with `Referrer-Policy: no-referrer` posts its form with the origin `null`. `Sec-Fetch-Site` tells it from
 * another site: a page cannot forge it, and a sandboxed page is not of the same origin.
 */
const isOwnUnnamed = (origin: string, fetchSite: string | null) => origin === "null" && fetchSite === "same-origin";

/**
 * Lets in this site's own pages, origins of the allowed list, and callers that are not browsers. These send neither
 * header, and gain nothing by forging one, because there are no sessions.
 * @returns the origin for CORS headers when an allowed one elsewhere calls.
 * @throws {Refusal} 403 for every other page.
 */
export function checkOrigin(request: Request, allowed: ReadonlySet<string>): string | null {
  const origin = request.headers.get("origin");
  const fetchSite = request.headers.get("sec-fetch-site");
  if (origin === null) {
    if (fetchSite === null || fetchSite === "same-origin" || fetchSite === "none") return null;
    throw new Refusal(403, "Forbidden");
  }
  if (allowed.has(origin)) return origin;
  if (isOwnUnnamed(origin, fetchSite)) return null;
  if (isOwnOrigin(request, origin) && (fetchSite === null || fetchSite === "same-origin")) return null;
  throw new Refusal(403, "Forbidden");
}
