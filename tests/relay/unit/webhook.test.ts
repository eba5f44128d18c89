import { afterEach, describe, expect, it, vi } from "vitest";
import { chatLimits } from "../../../server/limits.ts";
import { explain, type WebhookOptions, webhookSender } from "../../../server/relay/deliver/webhook.ts";
import {
  enquiryNotification,
  type WebhookFormat,
  webhookBody,
} from "../../../server/relay/deliver/webhook-payloads.ts";
import type { StoredEnquiry } from "../../../server/relay/stored-enquiry.ts";
import { storedEnquiry } from "../support/enquiries.ts";

const enquiry = storedEnquiry({ attempts: 1 });
const chat = "-1001234567890";
const bodyOf = (format: WebhookFormat, of: StoredEnquiry) =>
  JSON.parse(webhookBody(format, enquiryNotification(of, "Kutch IT"), chat));

describe("typed text", () => {
  const attack = {
    ...enquiry,
    name: "<!channel> <@U123> @here *bold*",
    company: "[click](https://evil.example) <https://evil.example|bank>",
    message:
      "``` @channel <!everyone> https://evil.example _x_ & # heading\n> quote ```` end\nwww.evil.example /start @bot",
  };

  it("is in a code block in Slack's text, escaped", () => {
    const { text, parse, link_names } = bodyOf("slack", attack);
    const [head, inside, after] = text.split("```");
    expect([head, after]).toEqual(["Kutch IT: a new enquiry, 0m7sklftsc\n", ""]);
    expect(inside).toContain("&lt;!channel&gt;");
    expect(inside).not.toMatch(/[<>]|``/);
    expect([parse, link_names]).toEqual(["none", false]);
  });

  it("is a `pre` entity in Telegram's message, without parse mode", () => {
    const body = bodyOf("telegram", { ...attack, message: "🙂 नमस्ते https://evil.example" });
    const [pre, ...others] = body.entities;
    expect([others, body.parse_mode, body.chat_id]).toEqual([[], undefined, chat]);
    expect(body.text.slice(0, pre.offset)).toBe("Kutch IT: a new enquiry, 0m7sklftsc\n\n");
    expect(pre).toMatchObject({ type: "pre", length: body.text.length - pre.offset });
    expect(body.text.slice(pre.offset)).toMatch(/^Name: <!channel>[\s\S]+🙂 नमस्ते https:\/\/evil\.example$/);
    expect(body.link_preview_options).toEqual({ is_disabled: true });
  });
});

describe("a chat message is cut to its limit and says so:", () => {
  const sizes = (of: Partial<StoredEnquiry>) => ({
    discord: bodyOf("slack", { ...enquiry, ...of }).text as string,
    telegram: bodyOf("telegram", { ...enquiry, ...of }).text as string,
  });
  const grapheme = "ક્ષ્મી";

  it.each<[string, Partial<StoredEnquiry>]>([
    ["signs that become five", { message: "&".repeat(1_900) }],
    ["the longest message", { message: "word ".repeat(2_000) }],
    ["letters of several units", { message: grapheme.repeat(1_600) }],
    ["signs in every field", { name: "<".repeat(200), company: "&".repeat(200), message: ">".repeat(10_000) }],
  ])("%s", (_what, of) => {
    for (const [limit, text] of Object.entries(sizes(of))) {
      const most = chatLimits[limit as keyof typeof chatLimits];
      expect(text.length, limit).toBeLessThanOrEqual(most);
      expect(text.isWellFormed()).toBe(true);
      if (text.length > most - 10) expect(text).toMatch(/\(cut here; the store has all of it: .+ show \w+\)/);
    }
  });

  it.each([0, 1, 2, 3, 4, 5])("at its limit it is whole, %i units above it is cut", (above) => {
    const bare = sizes({ message: "" }).telegram.length;
    const { telegram } = sizes({ message: "x".repeat(chatLimits.telegram - bare + above) });
    expect([telegram.length <= chatLimits.telegram, telegram.includes("cut here")]).toEqual([true, above > 0]);
  });
});

describe("a receiver's error message", () => {
  it.each([
    ["slack", "channel_not_found\n", "channel_not_found"],
    ["slack", "Cannot POST /services/T0/B0/key", ""],
    [
      "telegram",
      '{"ok":false,"error_code":400,"description":"Bad Request: chat not found"}',
      "Bad Request: chat not found",
    ],
    ["telegram", "<html>", ""],
    ["generic", "no_service", ""],
    ["generic", '{"description":"/hooks/key","parameters":{"retry_after":7}}', ""],
  ] as const)("%s: %j is kept as %j", (format, text, said) => {
    expect(explain(format, text, null)).toMatchObject({ said, retryAfterMs: 0 });
  });

  it("a pause is read from Retry-After or Telegram's answer", () => {
    expect(explain("generic", "", "30").retryAfterMs).toBe(30_000);
    for (const header of ["30s", "s30", "1234567"]) expect(explain("generic", "", header).retryAfterMs).toBe(0);
    expect(explain("generic", "", "Fri, 31 Dec 9999 23:59:59 GMT").retryAfterMs).toBe(0);
    expect(explain("telegram", '{"parameters":{"retry_after":7}}', null).retryAfterMs).toBe(7_000);
  });
});

describe("an attempt", () => {
  afterEach(() => void vi.unstubAllGlobals());
  const options = (answering: typeof fetch): WebhookOptions => {
    vi.stubGlobal("fetch", answering);
    return { url: "https://hooks.test/key", secret: undefined, format: "generic", chat: "" };
  };
  const failureOf = (answering: typeof fetch, more: Partial<WebhookOptions> = {}) =>
    webhookSender({ ...options(answering), ...more })(enquiryNotification(enquiry, "Kutch IT")).then(
      () => "taken",
      ({ failure, code, message }) => `${failure} ${code} ${message}`,
    );

  it.each([
    [200, "taken"],
    [400, "refused 400 HTTP 400"],
    [401, "unreachable 401 HTTP 401"],
    [403, "declined 403 HTTP 403"],
    [404, "declined 404 HTTP 404"],
    [429, "unreachable 429 HTTP 429"],
    [500, "delayed 500 HTTP 500"],
  ])("that is answered with %i is %s", async (status, outcome) => {
    expect(await failureOf(async () => new Response(null, { status }))).toBe(outcome);
  });

  /** Answers of real receivers. What would hold for every notification waits. */
  it.each<[WebhookFormat, number, string, string]>([
    ["telegram", 400, "Bad Request: chat not found", "unreachable"],
    ["telegram", 400, "Bad Request: group chat was upgraded to a supergroup chat", "unreachable"],
    ["telegram", 400, "Bad Request: message is too long", "refused"],
    ["telegram", 400, "Bad Request: can't parse entities: unexpected end", "refused"],
    ["slack", 404, "channel_not_found", "unreachable"],
    ["slack", 400, "invalid_payload", "refused"],
    ["slack", 404, '{"message": "Unknown Webhook", "code": 10015}', "unreachable"],
    ["generic", 400, '{"user": "is echoed"}', "refused"],
  ])("in the format %s that is answered %i %s is %s", async (format, status, said, failure) => {
    const text = format === "telegram" ? JSON.stringify({ ok: false, description: said }) : said;
    const outcome = await failureOf(async () => new Response(text, { status }), { format });
    expect(outcome).toMatch(new RegExp(`^${failure} ${status} HTTP ${status}`));
  });

  it("reports the new id of an upgraded Telegram group", async () => {
    const text = JSON.stringify({ description: "upgraded group chat", parameters: { migrate_to_chat_id: -100123 } });
    expect(await failureOf(async () => new Response(text, { status: 400 }), { format: "telegram" })).toContain(
      "upgraded group chat (its new id: -100123)",
    );
  });
});
