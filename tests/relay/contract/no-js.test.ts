import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { describe, expect, it } from "vitest";
import { typicalEnquiry } from "../support/enquiries.ts";
import { agedFormToken } from "../support/form-tokens.ts";
import { type Host, hostKind, startHost } from "../support/host.ts";
import { fieldsIn } from "../support/rows.ts";
import { sharedHost } from "../support/shared-servers.ts";

const host = sharedHost();

const typed = {
  ...typicalEnquiry,
  company: 'Rann "Traders" & Co',
  message: "First line\r\nSecond <b>line</b>",
  submission_id: "",
  website: "",
};

async function submit(
  fields: Partial<typeof typed & { form_token: string }>,
  { path = "/", headers = {}, of = host }: { path?: string; headers?: Record<string, string>; of?: Host } = {},
) {
  const form_token = (await agedFormToken(of.url)) ?? "";
  const body = new URLSearchParams({ ...typed, form_token, ...fields });
  return fetch(`${of.url}${path}`, { method: "POST", body, redirect: "manual", headers });
}

describe("a form sent by a browser without JavaScript", () => {
  it.each(["/", "/contact"])("on %s is stored and redirects to /enquiry-received", async (path) => {
    const response = await submit({ message: `Plain form from ${path}` }, { path });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/enquiry-received"]);
    const row = host.rows().find(({ message }) => message === `Plain form from ${path}`);
    // Without a script only the form's own page is known.
    expect(row).toMatchObject({ channel: "form", status: "queued", page: path });
    expect(fieldsIn(row)).toEqual({ ...typicalEnquiry, company: typed.company, message: `Plain form from ${path}` });
    expect(await (await fetch(`${host.url}/enquiry-received`)).text()).toContain("Your message arrived.");
  });

  it("that names its referring page is stored with that page", async () => {
    const body = new URLSearchParams({ ...typed, message: "Posted by a script", page: "/services/cloud" });
    await fetch(`${host.url}/contact`, { method: "POST", body, redirect: "manual" });
    expect(host.rows().find((row) => row.message === "Posted by a script")?.page).toBe("/services/cloud");
  });

  it.each(["name=%ff&message=Bytes", "name=Asha&message=%E0%AA"])(
    "that is not UTF-8 is answered with 400: %s",
    async (words) => {
      const before = host.rows().length;
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const body = `${words}&email=a@b.example`;
      const response = await fetch(`${host.url}/`, { method: "POST", body, headers, redirect: "manual" });
      expect([response.status, await response.text()]).toEqual([400, "The request is not valid UTF-8"]);
      expect(host.rows()).toHaveLength(before);
    },
  );

  it("with its checkbox unticked is stored with consultation No", async () => {
    const body = new URLSearchParams({ name: "A", email: "a@b.example", message: "No tick" });
    expect((await fetch(`${host.url}/`, { method: "POST", body, redirect: "manual" })).status).toBe(303);
    expect(host.rows().find((row) => row.message === "No tick")?.request_consultation).toBe("No");
  });

  it("may be as long as the page allows, a line break counted as one", async () => {
    const message = "x\r\n".repeat(4_999) + "y".repeat(2);
    expect((await submit({ message })).status).toBe(303);
  });
});

it("a form with an invalid draft id and a long honeypot is held, not refused", async () => {
  const odd = { message: "Odd hidden fields", submission_id: "not an id!", website: "x".repeat(20_000) };
  expect((await submit(odd)).status).toBe(303);
  expect(host.rows().find((row) => row.message === "Odd hidden fields")?.status).toBe("held");
});

describe("a form with a mistake", () => {
  it("is shown again with the typed text and links to its errors", async () => {
    const response = await submit({ email: 'no"address', name: "  ", requestConsultation: "" });
    const html = await response.text();
    expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
      422,
      "text/html; charset=utf-8",
      "no-store",
    ]);
    expect(html).toContain('<div data-form-errors="" role="alert"><p>');
    expect(html).toContain('<li id="field-name-error"><a href="#field-name">Please tell us your name</a></li>');
    expect(html).toContain(
      '<li id="field-email-error"><a href="#field-email">Please give one e-mail address, like name@example.com</a></li>',
    );
    expect(html).toMatch(/<input id="field-email"[^>]*value="no&quot;address"[^>]*aria-invalid="true"/);
    expect(html).toContain('aria-describedby="email-hint field-email-error"');
    expect(html).toContain('value="Rann &quot;Traders&quot; &amp; Co"');
    expect(html).toMatch(/<textarea[^>]*>First line\r?\nSecond &lt;b>line&lt;\/b><\/textarea>/);
    expect(html).not.toMatch(/<input id="field-requestConsultation"[^>]*checked/);
    expect(html).toContain("<title>Not sent: Home</title>");
  });

  it("is shown again with the security policy and without scripts that would clear it", async () => {
    const response = await submit({ message: "" });
    const html = await response.text();
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    // With a script, React would hydrate the island and empty it.
    expect(selectAll("script", fromHtml(html)).map(({ properties }) => properties.type)).toEqual([
      "application/ld+json",
    ]);
    expect(html).not.toContain("modulepreload");
  });

  it("is shown again with its whole message when that is too long", async () => {
    const message = "x".repeat(12_000);
    const response = await submit({ message });
    expect([response.status, (await response.text()).includes(message)]).toEqual([422, true]);
  });

  it("is shown again with as much as was read when it is too large", async () => {
    const response = await submit({ message: "ક".repeat(100_000) });
    const html = await response.text();
    expect(response.status).toBe(413);
    expect(html).toContain('value="asha@buyer.example"');
    expect(html).toContain("ક".repeat(20_000));
    expect(html).toContain("hello@kutchit.example");
  });

  it("is shown again with every value escaped", async () => {
    const attack = '"><script>alert(1)</script></textarea><script>alert(2)</script>';
    const html = await (await submit({ name: attack, message: attack, phone: attack, email: attack })).text();
    const page = fromHtml(html);
    const shownIn = (field: string) => select(`#field-${field}`, page)?.properties.value;
    expect(["name", "phone", "email"].map(shownIn)).toEqual([attack, attack, attack]);
    expect(select("#field-message", page)?.children).toEqual([expect.objectContaining({ value: attack })]);
    expect(selectAll("script", page).map(({ properties }) => properties.type)).toEqual(["application/ld+json"]);
  });
});

it("a form with Origin: null is accepted only from the site", async () => {
  const own = { origin: "null", "sec-fetch-site": "same-origin" };
  expect((await submit({ message: "No referrer" }, { headers: own })).status).toBe(303);
  const sandboxed = { origin: "null", "sec-fetch-site": "cross-site" };
  expect((await submit({ message: "Sandboxed" }, { headers: sandboxed })).status).toBe(403);
  expect((await submit({ message: "Old browser" }, { headers: { origin: "null" } })).status).toBe(403);
});

describe("a form is refused", () => {
  it("from another origin", async () => {
    expect((await submit({ message: "Elsewhere" }, { headers: { origin: "https://evil.example" } })).status).toBe(403);
    expect((await submit({ message: "Elsewhere" }, { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect(host.rows().filter((row) => row.message === "Elsewhere")).toHaveLength(0);
  });

  it("with what to do in the page's language", async () => {
    const foreign = { headers: { origin: "https://evil.example" } };
    expect(await (await submit({}, foreign)).text()).toMatch(
      /^Your message wasn’t sent: .+ hello@kutchit\.example or call \+91 .+\.$/,
    );
    const response = await submit({}, { ...foreign, path: "/gu/contact" });
    expect(await response.text()).toMatch(/^તમારો મેસેજ મોકલાયો નથી: .+ hello@kutchit\.example /);
  });

  it.each(["multipart/form-data; boundary=x", "text/plain", "application/json"])(
    "with 415 when sent as %s",
    async (type) => {
      expect((await submit({}, { headers: { "content-type": type } })).status).toBe(415);
    },
  );

  it.each(["/about", "/nope", "/assets/entry-Ab12.js"])("at %s, a page without a form", async (path) => {
    const response = await submit({}, { path });
    expect(response.status).toBe(405);
    // Cloudflare answers by itself for a file of the assets, and names no method.
    if (hostKind === "node" || !path.startsWith("/assets/")) expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});

describe("a form over the rate limit", () => {
  it("is answered with 429, what to do and the address to write to", async () => {
    await using own = await startHost({ env: { RATE_BURST: "2" } });
    expect((await submit({ message: "First" }, { of: own })).status).toBe(303);
    expect((await submit({ message: "" }, { of: own })).status).toBe(422);
    for (const message of ["Second", "", "x".repeat(20_000)]) {
      const response = await submit({ message }, { of: own });
      expect([response.status, response.headers.get("content-type")]).toEqual([429, "text/plain; charset=utf-8"]);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await response.text()).toContain("hello@kutchit.example");
    }
  });
});
