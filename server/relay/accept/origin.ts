import { Refusal } from "./refusal.ts";

/** Whether the page that sent this is this site's own, judged by the address it was served under. */
function isOwnOrigin(request: Request, origin: string): boolean {
  const host = request.headers.get("host") ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/**
 * A page whose policy keeps its address to itself (`Referrer-Policy: no-referrer`) posts its form with the origin `null`.
 * What the browser says of the two sites cannot be forged by a page, and a sandboxed one is not of the same origin.
 */
const isOwnUnnamed = (origin: string, fetchSite: string | null) => origin === "null" && fetchSite === "same-origin";

/**
 * Lets in this site's own pages, the origins of the allowed list, and callers that are no browser (they send neither
 * header, and forging one gains them nothing: there are no sessions to ride on).
 * @returns the origin to name in CORS headers, where the caller is an allowed one elsewhere.
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
