import { afterEach, describe, expect, it, vi } from "vitest";
import { maxChatLengths } from "../../../server/limits.ts";
import { type WebhookOptions, webhookSender } from "../../../server/relay/deliver/webhook.ts";
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

describe("a visitor's text in a chat message", () => {
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
    ["signs escaped to five characters", { message: "&".repeat(1_900) }],
    ["the longest message", { message: "word ".repeat(2_000) }],
    ["letters of several units", { message: grapheme.repeat(1_600) }],
    ["signs in every field", { name: "<".repeat(200), company: "&".repeat(200), message: ">".repeat(10_000) }],
  ])("%s", (_what, of) => {
    for (const [limit, text] of Object.entries(sizes(of))) {
      const most = maxChatLengths[limit as keyof typeof maxChatLengths];
      expect(text.length, limit).toBeLessThanOrEqual(most);
      expect(text.isWellFormed()).toBe(true);
      if (text.length > most - 10) expect(text).toMatch(/\(cut here; the store has all of it: .+ show \w+\)/);
    }
  });

  it.each([0, 1, 5])("%i UTF-16 code units above its limit it is cut, and at the limit it is whole", (above) => {
    const bare = sizes({ message: "" }).telegram.length;
    const { telegram } = sizes({ message: "x".repeat(maxChatLengths.telegram - bare + above) });
    expect([telegram.length <= maxChatLengths.telegram, telegram.includes("cut here")]).toEqual([true, above > 0]);
  });
});

describe("a webhook request", () => {
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

  const ofTelegram = (description: string, parameters = {}) => JSON.stringify({ ok: false, description, parameters });

  /** Answers of real receivers. What would hold for every notification waits. */
  it.each<[WebhookFormat, number, string, string]>([
    ["telegram", 400, ofTelegram("Bad Request: chat not found"), "unreachable: Bad Request: chat not found."],
    [
      "telegram",
      400,
      ofTelegram("group chat was upgraded", { migrate_to_chat_id: -100123 }),
      "unreachable: group chat was upgraded (its new id: -100123).",
    ],
    ["telegram", 400, ofTelegram("Bad Request: message is too long"), "refused: Bad Request: message is too long"],
    ["telegram", 502, "<html>", "unreachable"],
    ["slack", 404, "channel_not_found\n", "unreachable: channel_not_found."],
    ["slack", 400, "invalid_payload", "refused: invalid_payload"],
    ["slack", 404, '{"message": "Unknown Webhook", "code": 10015}', "unreachable"],
    ["slack", 404, "Cannot POST /services/T0/B0/key", "declined"],
    ["generic", 400, '{"user": "is echoed", "parameters": {"retry_after": 7}}', "refused"],
    ["generic", 401, "", "unreachable"],
  ])("in the format %s that is answered %i %s is %s", async (format, status, text, outcome) => {
    const [failure, ...said] = outcome.split(": ");
    const message = [`HTTP ${status}`, ...said].join(": ");
    expect(await failureOf(async () => new Response(text, { status }), { format })).toBe(
      `${failure} ${status} ${message}`,
    );
  });

  it.each<[WebhookFormat, string, string | undefined, number]>([
    ["generic", "", "30", 30_000],
    ["generic", "", "30s", 0],
    ["generic", "", "1234567", 0],
    ["generic", "", "Fri, 31 Dec 9999 23:59:59 GMT", 0],
    ["telegram", ofTelegram("Too Many Requests", { retry_after: 7 }), undefined, 7_000],
  ])(
    "in the format %s, answered 429 with %j and Retry-After %j, is followed by a pause of %i ms",
    async (format, text, after, ms) => {
      const headers = after ? { "retry-after": after } : {};
      const sender = webhookSender({ ...options(async () => new Response(text, { status: 429, headers })), format });
      await expect(sender(enquiryNotification(enquiry, "Kutch IT"))).rejects.toMatchObject({ retryAfterMs: ms });
    },
  );
});
