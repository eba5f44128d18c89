type Policy = { createHTML: (html: string) => TrustedHTML };
type TrustedTypes = { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy };

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

// The one policy that the page's header lets anybody make, once (`pipeline/security-policy.ts`).
const policy = trustedTypes?.createPolicy("static-html", { createHTML: (html) => html });

/**
 * Markup that was rendered while the site was built, from the project's own files, as what a browser with Trusted Types
 * takes as HTML. Nothing else may go through it: any other string is refused there.
 */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
