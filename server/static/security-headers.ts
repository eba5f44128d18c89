/**
 * What every answer carries. The page's own policy (with `frame-ancestors`) is made by the build from its scripts'
 * hashes; what is not a page gets a policy that allows nothing.
 */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** For answers without a policy of their own. */
const EMPTY_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** One year. Without includeSubDomains: the owner's other hosts are not this site's to decide about. */
const STRICT_TRANSPORT = "max-age=31536000";

/** Adds what is missing; what an answer says itself stands. */
export function addSecurityHeaders(headers: Headers, { https }: { https: boolean }): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", EMPTY_POLICY);
  if (https) headers.set("Strict-Transport-Security", STRICT_TRANSPORT);
}
