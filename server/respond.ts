/**
 * Headers of every answer. The build makes a page's own policy (with `frame-ancestors`) from its scripts' hashes. Other
 * answers get this policy, which allows nothing.
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

/** One year. Without includeSubDomains, because the owner's other hosts are not this site's to decide about. */
export const strictTransport = "max-age=31536000";

/** The body of an answer, on either host. */
type Body = ConstructorParameters<typeof Response>[0];

/**
 * Makes every answer of this server. Headers stay a plain object, which the Node adapter writes as it is: a `Headers`
 * object costs more than the rest of a small answer.
 * @param headers override the security headers; names in the spelling used above.
 */
export function respond(body: Body, status: number, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { ...securityHeaders, ...headers } });
}

/** One line of text, as EmailJS answers. It is never cached. */
export function plainText(text: string, status = 200, headers: Record<string, string> = {}): Response {
  return respond(text, status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...headers,
  });
}
