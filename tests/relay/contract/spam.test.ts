import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { postToRelay, requestBody, send } from "../support/enquiries.ts";
import { agedFormToken } from "../support/form-tokens.ts";
import { type Host, hostKind, startHost } from "../support/host.ts";
import { sharedHost } from "../support/shared-servers.ts";

const host = sharedHost();

const rowSaying = (message: string, of: Host = host) => of.rows().find((row) => row.message === message);
const token = async () => (await fetch(`${host.url}/api/v1.0/form-token`)).text();
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("a suspicious enquiry is answered OK and held:", () => {
  const old = (Date.now() - 25 * 3_600_000).toString(36);
  it.each([
    ["a filled honeypot", "honeypot", async () => ({ website: "https://spam.example" })],
    ["a forged token", "token-forged", async () => ({ form_token: `${Date.now().toString(36)}.AAAA` })],
    [
      "a token signed with another key",
      "token-forged",
      async () => ({
        form_token: `${old}.${createHmac("sha256", "x").update(`form-token:${old}`).digest("base64url")}`,
      }),
    ],
    ["no token at all in its place", "token-forged", async () => ({ form_token: "." })],
    ["a form filled in under three seconds", "too-fast", async () => ({ form_token: await token() })],
    ["no token", "no-token", async () => ({ form_token: undefined })],
    ["an empty token", "no-token", async () => ({ form_token: "" })],
  ])("%s", async (_what, reason, make) => {
    const message = `Held: ${_what}`;
    const params = { message, ...(await make()) };
    expect(await send(host.url, params)).toEqual([200, "OK"]);
    expect(rowSaying(params.message)).toMatchObject({ status: "held", hold_reason: reason });
  });
});

describe("an enquiry with a token three seconds old or more", () => {
  it("is queued", async () => {
    const form_token = await token();
    await wait(3_100);
    await send(host.url, { message: "Typed in three seconds", form_token, website: "" });
    expect(rowSaying("Typed in three seconds")).toMatchObject({ status: "queued", hold_reason: null });
  });

  it.each([
    "We offer backlinks and guest posts, see https://a.example",
    "Your domain expires within 24 hours, pay at https://a.example",
    "http://a.example http://b.example http://c.example http://d.example [url=e]f[/url]",
  ])("is queued whatever its text: %s", async (message) => {
    await send(host.url, { message, from_name: "www.asha.example" });
    expect(rowSaying(message)).toMatchObject({ status: "queued", hold_reason: null });
  });
});

it("a post without a token is not delivered, as JSON or as a form", async () => {
  const programs: Record<string, string>[] = [
    {},
    { origin: host.url },
    { referer: `${host.url}/contact`, "user-agent": "Mozilla/5.0" },
  ];
  for (const [i, headers] of programs.entries()) {
    const message = `Programmed ${i}`;
    await postToRelay(host.url, requestBody({ message: `${message} JSON` }), headers);
    const body = new URLSearchParams({ name: "A", email: "a@program.example", message: `${message} form` });
    for (const accept of ["*/*", "text/html,*/*"])
      await fetch(`${host.url}/contact`, { method: "POST", body, headers: { ...headers, accept }, redirect: "manual" });
  }
  const stored = host.rows().filter(({ message }) => message.startsWith("Programmed"));
  expect(stored).toHaveLength(2 * programs.length);
  expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(["held"]));
});

it("tokens are sent with Cache-Control: no-store", async () => {
  const response = await fetch(`${host.url}/api/v1.0/form-token`);
  expect([response.status, response.headers.get("cache-control"), response.headers.get("content-type")]).toEqual([
    200,
    "no-store",
    "text/plain; charset=utf-8",
  ]);
});

it("a token is valid for one enquiry", async () => {
  const form_token = await agedFormToken(host.url);
  for (const i of [1, 2, 3]) await send(host.url, { message: `Vouched ${i}`, form_token });
  expect([1, 2, 3].map((i) => rowSaying(`Vouched ${i}`)?.hold_reason)).toEqual([null, "no-token", "no-token"]);
});

it("a text sent by three other e-mail addresses is held as suspected spam, a sender's repeat is not", async () => {
  const text = "Dear owner, I have a question about the work of your company, and would like an answer this week.";
  const from = (name: string, more = "") =>
    send(host.url, { message: text + more, from_email: `${name}@many.example` });
  await from("a");
  await from("a");
  await from("b", " https://a.example/1");
  await from("c", " 2");
  await from("d", " 3");
  const rows = host.rows().filter(({ message }) => message.startsWith(text));
  expect(rows.map(({ email, hold_reason }) => [email[0], hold_reason])).toEqual([
    ...["a", "b", "c"].map((name) => [name, null]),
    ["d", "same-text"],
  ]);
});

it("bidirectional controls are removed from single-line fields and kept in the message", async () => {
  const message = "\u202bשלום\u202c";
  await send(host.url, { message, from_name: "\u202eahsA\u2066\u200f", company: "Ra\u061cnn" });
  expect(rowSaying(message)).toMatchObject({ name: "ahsA", company: "Rann" });
});

describe("flooding", () => {
  it("by one IP address uses only its own share of DAILY_CAP", async () => {
    await using own = await startHost({ env: { DAILY_CAP: "200", TRUSTED_HOPS: "1" } });
    const address = hostKind === "workers" ? "cf-connecting-ip" : "x-forwarded-for";
    const from = async (sender: string, message: string) =>
      postToRelay(own.url, requestBody({ message, form_token: await agedFormToken(own.url) }), { [address]: sender });
    for (let i = 0; i < 25; i++) expect((await from("203.0.113.1", `Greedy ${i}`)).status).toBe(200);
    expect((await from("203.0.113.2", "Modest")).status).toBe(200);
    const reasons = own.rows().map(({ hold_reason }) => hold_reason);
    expect(reasons).toEqual([...Array(20).fill(null), ...Array(5).fill("address-share"), null]);
  });

  it("by one IP address is answered with 429, and retries do not count", async () => {
    await using own = await startHost({ env: { RATE_BURST: "3" } });
    for (let i = 0; i < 6; i++) expect(await send(own.url, { message: "The same" })).toEqual([200, "OK"]);
    for (let i = 0; i < 2; i++) expect(await send(own.url, { message: `Flood ${i}` })).toEqual([200, "OK"]);
    const refused = await postToRelay(own.url, requestBody({ message: "Flood 3" }));
    expect([refused.status, await refused.text()]).toEqual([429, "Too Many Requests"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(own.rows()).toHaveLength(3);
    expect(own.output().match(/enquiry\.repeated/g)).toHaveLength(1);
  });

  it.skipIf(hostKind === "workers")(
    "by one address behind a trusted proxy leaves the others free, and a forged header does not help",
    async () => {
      await using own = await startHost({ env: { RATE_BURST: "1", TRUSTED_HOPS: "1" } });
      const from = async (forwarded: string, message: string) =>
        (await postToRelay(own.url, requestBody({ message }), { "x-forwarded-for": forwarded })).status;
      expect(await from("203.0.113.1", "a")).toBe(200);
      expect(await from("203.0.113.1", "b")).toBe(429);
      expect(await from("198.51.100.7, 203.0.113.1", "c")).toBe(429);
      expect(await from("203.0.113.2", "d")).toBe(200);
      expect(await from("2001:db8:1:1::1", "e")).toBe(200);
      expect(await from("2001:db8:1:1:ffff::2", "f")).toBe(429);
      expect(await from("2001:db8:1:2::1", "g")).toBe(200);
    },
  );

  it.skipIf(hostKind === "workers")(
    "without a trusted proxy is judged by the connection, whatever it claims",
    async () => {
      await using own = await startHost({ env: { RATE_BURST: "1" } });
      expect(
        (await postToRelay(own.url, requestBody({ message: "a" }), { "x-forwarded-for": "203.0.113.1" })).status,
      ).toBe(200);
      expect(
        (await postToRelay(own.url, requestBody({ message: "b" }), { "x-forwarded-for": "203.0.113.2" })).status,
      ).toBe(429);
    },
  );
});
