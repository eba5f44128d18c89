import fc from "fast-check";
import { expect, it } from "vitest";
import { fields, hiddenFields } from "../../../enquiry/fields.ts";
import { requestBody, send, sendEndpoint } from "../support/enquiries.ts";
import { hostKind } from "../support/host.ts";
import { sharedHost } from "../support/shared-servers.ts";

/** Miniflare is slower, so it gets fewer. */
const inputCount = hostKind === "node" ? 1_000 : 300;
const atOnce = 50;

const host = sharedHost();

type Input = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

const parameters = [...fields.map(({ wireName }) => wireName), ...Object.values(hiddenFields)];
const outer = ["lib_version", "user_id", "service_id", "template_id", "template_params", "__proto__", "constructor"];

const wrongValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: "binary" }),
  fc.constantFrom("\u0000", "\ud800", "a".repeat(20_000), "1e999"),
);
const wrongParameter = fc.record({ name: fc.oneof(fc.constantFrom(...parameters), fc.string()), value: wrongValue });
const wrongOuter = fc.record({ name: fc.oneof(fc.constantFrom(...outer), fc.string()), value: wrongValue });

const nested = fc
  .record({ depth: fc.integer({ min: 1, max: 30_000 }), open: fc.constantFrom("[", '{"a":') })
  .map(({ depth, open }) => open.repeat(depth));

/** A valid request with some bytes overwritten: bad UTF-8, broken strings, stray brackets. */
const damaged = fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { minLength: 1, maxLength: 8 }).map((edits) => {
  const bytes = Buffer.from(requestBody({ message: "ક્".repeat(40) }));
  for (const [at, byte] of edits) bytes[at % bytes.length] = byte;
  return bytes;
});

const urlencoded = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...fields.map(({ name }) => name), ...Object.values(hiddenFields)), fc.string()),
      fc.oneof(fc.string({ unit: "binary" }), fc.constant("%ff%zz")),
    ),
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value.toWellFormed()}`).join("&"));

const body = fc.oneof(
  fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text)),
  nested.map((text) => Buffer.from(text.slice(0, 80_000))),
  wrongParameter.map(({ name, value }) => Buffer.from(requestBody({ [name]: value }))),
  wrongOuter.map(({ name, value }) => Buffer.from(requestBody({}, { [name]: value }))),
  urlencoded.map((text) => Buffer.from(text)),
  damaged,
);

const headerValue = fc
  .string({ unit: fc.constantFrom(..."abc019;,=/*\"'\\ %\t\u00e9\u00ff()<>@:?{}[]"), maxLength: 60 })
  .map((text) => text.trim());
const types = [
  "application/json;charset=utf-8",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
];
const oddHeaders = [
  "origin",
  "content-encoding",
  "x-forwarded-for",
  "accept-encoding",
  "accept-language",
  "if-none-match",
  "if-match",
  "cookie",
  "x-odd",
  "forwarded",
  "accept",
  "user-agent",
  "referer",
  "range",
  "authorization",
];

const headers = fc
  .tuple(
    fc.oneof(
      { weight: 12, arbitrary: fc.constant("application/json") },
      { weight: 4, arbitrary: fc.constantFrom(...types) },
      { weight: 1, arbitrary: headerValue },
    ),
    fc.dictionary(fc.constantFrom(...oddHeaders), headerValue, { maxKeys: 2 }),
  )
  .map(([type, odd]) => ({ ...odd, ...(type ? { "content-type": type } : {}) }));

const path = fc.oneof(
  { weight: 16, arbitrary: fc.constant(sendEndpoint) },
  { weight: 2, arbitrary: fc.constantFrom("/", "/", "/contact", "/about", "/healthz") },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: "binary-ascii" })
      .map((text) => `/${encodeURI(text).replaceAll("#", "")}%${text.length % 10}`),
  },
);

const input: fc.Arbitrary<Input> = fc
  .record({
    method: fc.oneof(
      { weight: 20, arbitrary: fc.constant("POST") },
      { weight: 1, arbitrary: fc.constantFrom("GET", "PUT", "DELETE", "OPTIONS", "PATCH") },
    ),
    path,
    headers,
    body,
  })
  .map((parts) => ({ ...parts, body: parts.method === "GET" ? undefined : parts.body }));

async function answerTo({
  method,
  path: to,
  headers: given,
  body: content,
}: Input): Promise<{ status: number; text: string }> {
  const response = await fetch(`${host.url}${to}`, {
    method,
    // A connection of its own: while 50 answers are waited for, an idle one is closed by the server as the next request is written.
    headers: { ...given, connection: "close" },
    redirect: "manual",
    ...(content ? { body: new Uint8Array(content) } : {}),
  });
  return { status: response.status, text: await response.text() };
}

it(`${inputCount} malformed requests are never answered with a 5xx or a stack trace`, async () => {
  const counts: Record<number, number> = {};
  const inputs = fc.sample(input, { numRuns: inputCount, seed: 20_261_120 });
  for (let at = 0; at < inputs.length; at += atOnce) {
    const batch = inputs.slice(at, at + atOnce);
    const answers = await Promise.all(batch.map(answerTo));
    for (const [index, { status, text }] of answers.entries()) {
      counts[status] = (counts[status] ?? 0) + 1;
      expect(status, JSON.stringify(batch[index])).toBeLessThan(500);
      expect(text).not.toMatch(/\bat .+:\d+:\d+|node:internal|\.ts:\d+/);
    }
  }
  console.log(`answers by status: ${JSON.stringify(counts)}`);
  expect(await send(host.url, { message: "After all of that" })).toEqual([200, "OK"]);
  expect(host.output()).not.toContain("request.failed");
}, 300_000);
