/**
 * What every answer carries. A page's own policy (with `frame-ancestors`) is made by the build from its scripts'
 * hashes; what is not a page gets this one, which allows nothing.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** One year. Without includeSubDomains: the owner's other hosts are not this site's to decide about. */
export const strictTransport = "max-age=31536000";

/** What an answer may hold, on either host. */
type Body = ConstructorParameters<typeof Response>[0];

/**
 * The one way in which this server makes an answer. Headers stay a plain object, which the Node adapter writes as it
 * is: a `Headers` an answer would cost more than all else of a small one.
 * @param headers over the security headers; names in the spelling used above.
 */
export function respond(body: Body, status: number, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { ...securityHeaders, ...headers } });
}

/** One line, as EmailJS answers; never kept by a cache. */
export function plainText(text: string, status = 200, headers: Record<string, string> = {}): Response {
  return respond(text, status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...headers,
  });
}
