import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { policyOf as textOf } from "../../../pipeline/security-policy.ts";
import { readSettings } from "../../../settings/schema.ts";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The policy of a site of one page as a list of sources for each kind. */
function policyOf(html: string, env: Record<string, string> = {}) {
  const text = textOf([html], readSettings(site, env));
  return Object.fromEntries(text.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));
}

const keys = ["apiKey", "authDomain", "projectId", "storageBucket", "messagingSenderId", "appId", "measurementId"];
const withAnalytics = () =>
  policyOf("", { ANALYTICS_CONFIG: JSON.stringify(Object.fromEntries(keys.map((key) => [key, "x"]))) });

describe("the policy of the site", () => {
  it("allows exactly the inline scripts and styles, each once", () => {
    const policy = policyOf("<style>p{}</style><script>a()</script><script>b()</script><script>a()</script>");
    expect(policy["script-src"]).toEqual(["'self'", sha256("a()"), sha256("b()")]);
    expect(policy["style-src"]).toEqual(["'self'", sha256("p{}")]);
  });

  it("allows what any of the pages has", () => {
    const text = textOf(["<script>a()</script>", "<script>a()</script><script>b()</script>"], readSettings(site, {}));
    expect(text).toContain(`script-src 'self' ${sha256("a()")} ${sha256("b()")};`);
  });

  it("needs no permission for data and for files", () => {
    const html = '<script type="application/ld+json">{}</script><script src="/a.js">x</script>';
    expect(policyOf(html)["script-src"]).toEqual(["'self'"]);
  });

  it("allows an inline module", () =>
    expect(policyOf('<script type="module">c()</script>')["script-src"]).toContain(sha256("c()")));

  it("lets forms send only to the site, to a mail program and to the provider of the settings", () => {
    expect(policyOf("")["form-action"]).toEqual(["'self'", "mailto:"]);
    const provider = "https://mail.example";
    const policy = policyOf("", { MAIL_ORIGIN: provider });
    expect(policy["form-action"]).toEqual(["'self'", "mailto:", provider]);
    expect(policy["connect-src"]).toEqual(["'self'", provider]);
  });

  it("names no address of analytics unless it is configured", () => {
    expect(JSON.stringify(policyOf(""))).not.toContain("google");
    const policy = withAnalytics();
    expect(policy["script-src"]).toContain("https://www.googletagmanager.com");
    expect(policy["connect-src"]).toContain("https://firebase.googleapis.com");
  });
});
