import { Refusal } from "./refusal.ts";

/** Whether the sending page is this site's own, by the address that the request was made to. */
function isOwnOrigin(request: Request, origin: string): boolean {
  const host = request.headers.get("host") ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/**
 * Lets in this site's own pages, origins of the allowed list, and callers that are not browsers. These send neither
 * header, and gain nothing by forging one, because there are no sessions.
 *
 * A page with `Referrer-Policy: no-referrer` posts its form with the origin `null`. `Sec-Fetch-Site` tells it from
 * another site: a page cannot forge it, and a sandboxed page is not of the same origin.
 * @throws {Refusal} 403 for every other page.
 */
export function checkOrigin(request: Request, allowed: ReadonlySet<string>): void {
  const origin = request.headers.get("origin");
  const fetchSite = request.headers.get("sec-fetch-site");
  if (origin !== null && allowed.has(origin)) return;
  if (fetchSite === "same-origin" && origin === "null") return;
  if (fetchSite === "none" && origin === null) return;
  const isOwn = origin === null || isOwnOrigin(request, origin);
  if (!isOwn || (fetchSite !== null && fetchSite !== "same-origin")) throw new Refusal(403, "Forbidden");
}
