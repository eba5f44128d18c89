import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../settings/index.ts";
import { postToRelay, requestBody, send, sendEndpoint, typicalEnquiry } from "../support/enquiries.ts";
import { fieldsIn } from "../support/rows.ts";
import { sharedHost } from "../support/shared-servers.ts";

const host = sharedHost(() => ({ env: { ALLOWED_ORIGINS: "https://static.kutchit.example" } }));

const answer = async (response: Response): Promise<[number, string]> => [response.status, await response.text()];
const rowsSaying = (message: string) => host.rows().filter((row) => row.message === message);

describe("an enquiry", () => {
  it("is stored with every field before OK is answered", async () => {
    expect(await send(host.url, { message: "Stored before OK" })).toEqual([200, "OK"]);
    const rows = rowsSaying("Stored before OK");
    expect(rows).toMatchObject([
      { status: "queued", channel: "json", name: "Asha Patel", request_consultation: "Yes" },
    ]);
    expect(fieldsIn(rows[0])).toEqual({ ...typicalEnquiry, message: "Stored before OK" });
  });

  it("is answered with its reference, a repeat without", async () => {
    const body = requestBody({ message: "Told its reference", submission_id: "told-its-reference-1" });
    const first = await postToRelay(host.url, body);
    const [row] = rowsSaying("Told its reference");
    expect(first.headers.get("server-timing")).toBe(`reference;desc="${String(row?.id).slice(0, 10)}"`);
    expect((await postToRelay(host.url, body)).headers.get("server-timing")).toBeNull();
  });

  it("can be sent by @emailjs/browser", async () => {
    vi.stubGlobal("location", { pathname: "/" });
    const { send: emailJsSend } = await import("@emailjs/browser");
    const emailjs = (await import("@emailjs/browser")).default;
    emailjs.init({ publicKey: settings.mail.publicKey }, host.url);
    const params = {
      from_name: "Library",
      from_email: "l@x.example",
      phone: "",
      company: "",
      message: "By the library",
    };
    const { serviceId, templateId } = settings.mail;
    const done = await emailJsSend(serviceId, templateId, { ...params, request_consultation: "No" });
    expect({ ...done }).toEqual({ status: 200, text: "OK" });
    expect(rowsSaying("By the library")).toHaveLength(1);
    await expect(emailJsSend(serviceId, "another", params)).rejects.toMatchObject({
      status: 400,
      text: "The template ID not found",
    });
    vi.unstubAllGlobals();
  });

  it.each([
    ["/technologies/flutter?utm=x#top", "/technologies/flutter"],
    ["https://elsewhere.example/page", ""],
    ["/x\u202ey", ""],
    [{ path: "/" }, ""],
  ])("with the referring page %j is stored with the path %j", async (page, stored) => {
    const message = `Led here by ${JSON.stringify(page)}`.replaceAll("\u202e", "");
    expect(await send(host.url, { message, page })).toEqual([200, "OK"]);
    expect(rowsSaying(message)).toMatchObject([{ page: stored }]);
  });

  it("keeps Gujarati, Arabic and emoji unchanged", async () => {
    const message = "કચ્છ 🐪 — naïve\nطلب\ttab";
    expect(await send(host.url, { message, from_name: "અશા" })).toEqual([200, "OK"]);
    expect(rowsSaying(message)).toMatchObject([{ name: "અશા" }]);
  });

  it("may be as long as the form allows", async () => {
    const message = "ક".repeat(10_000);
    expect(await send(host.url, { message })).toEqual([200, "OK"]);
    expect(rowsSaying(message)).toHaveLength(1);
  });
});

describe("a retry", () => {
  it("with the same id is answered OK and stored once, fifty at the same time", async () => {
    const params = { message: "One key", submission_id: "V1StGXR8_Z5jdHi6B-myT" };
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(host.url, params)));
    expect(answers).toEqual(Array(50).fill([200, "OK"]));
    expect(rowsSaying("One key")).toHaveLength(1);
  });

  it("without an id is recognised by its text", async () => {
    await Promise.all(Array.from({ length: 10 }, () => send(host.url, { message: "No key" })));
    expect(rowsSaying("No key")).toHaveLength(1);
  });

  it("with the same id and another text is not stored", async () => {
    const submission_id = "same-draft-0000000001";
    await send(host.url, { submission_id, message: "First wording" });
    expect(await send(host.url, { submission_id, message: "Second wording" })).toEqual([200, "OK"]);
    expect(rowsSaying("First wording")).toHaveLength(1);
    expect(rowsSaying("Second wording")).toEqual([]);
    await send(host.url, { submission_id: "same-draft-0000000002", message: "Second wording" });
    expect(rowsSaying("Second wording")).toHaveLength(1);
  });
});

describe("an enquiry is refused with 400, 405 or 415:", () => {
  let before: number;
  beforeEach(() => {
    before = host.rows().length;
  });

  const refusals: [string, string, [number, string]][] = [
    ["a wrong public key", requestBody({}, { user_id: "x" }), [400, "The Public Key is invalid"]],
    ["a wrong service id", requestBody({}, { service_id: "x" }), [400, "The service ID not found"]],
    ["a wrong template id", requestBody({}, { template_id: "x" }), [400, "The template ID not found"]],
    ["broken JSON", "{", [400, "The request is not valid JSON"]],
    [
      "an unknown parameter",
      requestBody({ bcc: "x@y.z" }),
      [400, "The request has an unknown parameter: template_params.bcc"],
    ],
    [
      "a parameter whose name could be anything",
      requestBody({ "<b>\n": "x" }),
      [400, "The request has an unknown parameter"],
    ],
    ["no object", '"x"', [400, "The request should be a JSON object"]],
    ["nothing", "null", [400, "The request should be a JSON object"]],
    ["no ids", "{}", [400, "The parameter user_id is missing: it should be text"]],
    [
      "no parameters",
      requestBody({}, { template_params: undefined }),
      [400, "The parameter template_params is missing: it should be a JSON object"],
    ],
    [
      "parameters as text",
      requestBody({}, { template_params: "x" }),
      [400, "The parameter template_params is not valid: it should be a JSON object"],
    ],
    [
      "no name",
      requestBody({ from_name: undefined }),
      [400, "The parameter template_params.from_name is missing: it should be text"],
    ],
    [
      "a number for a message",
      requestBody({ message: 42 }),
      [400, "The parameter template_params.message is not valid: it should be text"],
    ],
    [
      "a tick that is neither",
      requestBody({ request_consultation: "maybe" }),
      [400, "The parameter template_params.request_consultation is not valid: it should be one of Yes, No"],
    ],
    [
      "a draft id with spaces",
      requestBody({ submission_id: "a b" }),
      [
        400,
        "The parameter template_params.submission_id is not valid: it should be a draft id of letters, digits, - and _",
      ],
    ],
    [
      "a token too long",
      requestBody({ form_token: "x".repeat(201) }),
      [400, "The parameter template_params.form_token is not valid: it should be 200 characters at most"],
    ],
    [
      "an empty name",
      requestBody({ from_name: " \n" }),
      [400, "The parameter template_params.from_name is not valid: Please tell us your name"],
    ],
    [
      "an empty message",
      requestBody({ message: "\n" }),
      [400, "The parameter template_params.message is not valid: Please write a message"],
    ],
    [
      "a message too long",
      requestBody({ message: "x".repeat(10_001) }),
      [400, "The parameter template_params.message is not valid: Please keep the message to 10000 characters at most"],
    ],
  ];
  it.each(refusals)("%s", async (_what, body, expected) => {
    expect(await answer(await postToRelay(host.url, body))).toEqual(expected);
    expect(host.rows()).toHaveLength(before);
  });

  it.each([
    "a",
    "a@",
    "@b.c",
    "a b@c.d",
    "a@b.c, v@x.test",
    "a@b.c;v@x.test",
    "<a@b.c>",
    "a@b.c\nBcc: v@x.test",
    "a@-b.c",
    'a"@b.c',
  ])("the address %j", async (from_email) => {
    const [status, text] = await send(host.url, { from_email });
    expect([status, text.split(":")[0]]).toEqual([400, "The parameter template_params.from_email is not valid"]);
    expect(host.rows()).toHaveLength(before);
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=utf-16",
    "application/jsonp",
    "text/json",
    "",
  ])("the content type %j", async (type) => {
    expect((await postToRelay(host.url, requestBody(), { "content-type": type })).status).toBe(415);
    expect(host.rows()).toHaveLength(before);
  });

  it("a compressed body", async () => {
    expect((await postToRelay(host.url, requestBody(), { "content-encoding": "gzip" })).status).toBe(415);
  });

  it("text that is not UTF-8", async () => {
    const body = Buffer.from(requestBody({ message: "@@" }).replace("@@", "\u00ff\u00fe"), "latin1");
    expect(await answer(await postToRelay(host.url, body))).toEqual([400, "The request is not valid UTF-8"]);
  });

  it.each(["GET", "PUT", "DELETE", "PATCH"])("the method %s", async (method) => {
    const response = await fetch(`${host.url}${sendEndpoint}`, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });
});

describe("another origin", () => {
  const evil = { origin: "https://evil.example" };
  it.each([
    ["of a stranger", evil],
    ["of a stranger who claims to be at home", { ...evil, "sec-fetch-site": "same-origin" }],
    ["that hides itself", { origin: "null" }],
    ["told only by Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }],
    ["of a neighbour", { "sec-fetch-site": "same-site" }],
    ["that begins like an allowed one", { origin: "https://kutchit.example.evil.example" }],
    ["of another site that Google Translate shows", { origin: "https://evil-example.translate.goog" }],
  ])("%s is forbidden", async (_what, headers) => {
    const before = host.rows().length;
    expect(
      await answer(
        await postToRelay(host.url, requestBody({ message: "From elsewhere" }), headers as Record<string, string>),
      ),
    ).toEqual([403, "Forbidden"]);
    expect(host.rows()).toHaveLength(before);
  });

  it("in ALLOWED_ORIGINS may send and read the answer (CORS)", async () => {
    const origin = "https://static.kutchit.example";
    const asked = await fetch(`${host.url}${sendEndpoint}`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, origin]);
    const sent = await postToRelay(host.url, requestBody({ message: "From the static host" }), {
      origin,
      "sec-fetch-site": "cross-site",
    });
    expect([sent.status, sent.headers.get("access-control-allow-origin")]).toEqual([200, origin]);
    expect(sent.headers.get("timing-allow-origin")).toBe(origin);
    expect(sent.headers.get("access-control-expose-headers")).toBe("Server-Timing");
  });

  it("is refused already in its preflight request", async () => {
    const response = await fetch(`${host.url}${sendEndpoint}`, { method: "OPTIONS", headers: evil });
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  });

  it.each([
    { origin: "https://kutchit.example" },
    { origin: "https://kutchit-example.translate.goog" },
    { "sec-fetch-site": "same-origin" },
    {},
  ])("is not assumed for a request with the headers %j", async (headers) => {
    expect(
      (await postToRelay(host.url, requestBody({ message: "From home" }), headers as Record<string, string>)).status,
    ).toBe(200);
  });

  it("is not an origin equal to the request's Host", async () => {
    expect(
      (
        await postToRelay(host.url, requestBody({ message: "Own" }), {
          origin: host.url,
          "sec-fetch-site": "same-origin",
        })
      ).status,
    ).toBe(200);
  });
});

describe("the health check", () => {
  it("is answered to the public with the status only", async () => {
    const response = await fetch(`${host.url}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  });
});
