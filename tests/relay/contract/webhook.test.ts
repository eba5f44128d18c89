import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, it } from "vitest";
import { fields } from "../../../enquiry/fields.ts";
import { findUnusedPort } from "../support/closed-port.ts";
import { send, typicalEnquiry } from "../support/enquiries.ts";
import { type Host, hostKind, startHost } from "../support/host.ts";
import { pollUntil } from "../support/poll-until.ts";
import { sharedHost, sharedSmtpSink, sharedWebhook } from "../support/shared-servers.ts";
import {
  answerWith,
  type Reaction,
  type ReceivedRequest,
  reactions,
  startWebhookSink,
} from "../support/webhook-sink.ts";

const secret = `whsec_${Buffer.from("a key of thirty-two bytes length").toString("base64")}`;

const environment = (url: string) => ({ NOTIFY_URL: url, NOTIFY_SECRET: secret });

const mail = sharedSmtpSink();
const hook = sharedWebhook();
const host = sharedHost(() => ({ smtpPort: mail.port, env: environment(hook.url) }));

beforeEach(() => {
  hook.react(reactions.accept);
  hook.received.length = 0;
});

const rowSaying = (message: string, of: Host = host) => of.rows().find((row) => row.message === message);
const notificationOf = (message: string, of: Host = host) => {
  const id = rowSaying(message, of)?.id;
  return of.deliveries().find(({ enquiry_id, channel }) => enquiry_id === id && channel === "webhook");
};
const isTold = (message: string, of: Host = host) => notificationOf(message, of)?.status === "sent";
const mailed = (message: string, of: Host = host) => rowSaying(message, of)?.status === "sent";

describe("the webhook gets an enquiry", () => {
  it("as JSON with every field, id and time, in addition to the mail", async () => {
    await send(host.url, { message: "Notice me", from_name: "Asha" });
    await pollUntil(host, () => isTold("Notice me") && mailed("Notice me"));
    const row = rowSaying("Notice me");
    expect(hook.received).toHaveLength(1);
    const { headers, body } = hook.received[0] as ReceivedRequest;
    expect(headers["content-type"]).toBe("application/json");
    expect(JSON.parse(body)).toEqual({
      type: "enquiry.received",
      timestamp: new Date(row?.received_at ?? 0).toISOString(),
      data: { ...typicalEnquiry, id: row?.id, reference: row?.id.slice(0, 10), message: "Notice me", name: "Asha" },
    });
    expect(Object.keys(JSON.parse(body).data)).toEqual(["id", "reference", ...fields.map(({ name }) => name)]);
    expect(notificationOf("Notice me")).toMatchObject({ attempts: 1, last_error: null });
  });

  it("signed over id, time and body", async () => {
    await send(host.url, { message: "Signed: नमस्ते" });
    await pollUntil(host, () => isTold("Signed: नमस्ते"));
    const { headers, body } = hook.received[0] as ReceivedRequest;
    const id = String(headers["webhook-id"]);
    const timestamp = String(headers["webhook-timestamp"]);
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
    expect(id).toBe(rowSaying("Signed: नमस्ते")?.id);
    expect(Math.abs(Date.now() / 1_000 - Number(timestamp))).toBeLessThan(60);

    const receiver = new Webhook(secret);
    const given = headers as Record<string, string>;
    expect(receiver.verify(body, given)).toMatchObject({ type: "enquiry.received" });
    expect(() => receiver.verify(body.replace("Signed", "Forged"), given)).toThrow("No matching signature");
    expect(() => receiver.verify(body, { ...given, "webhook-id": "another" })).toThrow("No matching signature");
    const sixMinutes = { ...given, "webhook-timestamp": String(Number(timestamp) - 360) };
    expect(() => receiver.verify(body, sixMinutes)).toThrow("too old");
  });

  it("only when it is not held as suspected spam", async () => {
    await send(host.url, { message: "Held back", website: "https://spam.example" });
    await send(host.url, { message: "After the held one" });
    await pollUntil(host, () => isTold("After the held one"));
    expect(rowSaying("Held back")?.status).toBe("held");
    expect(notificationOf("Held back")).toBeUndefined();
    expect(hook.received.map(({ body }) => body).join()).not.toContain("Held back");
  });
});

describe("a webhook that fails delays only its own notifications:", () => {
  it("one that hangs for 20 seconds delays no mail", async () => {
    hook.react(reactions.hang);
    const messages = Array.from({ length: 8 }, (_, i) => `While it hangs ${i}`);
    const begin = performance.now();
    for (const message of messages) expect(await send(host.url, { message })).toEqual([200, "OK"]);
    await pollUntil(host, () => messages.every((message) => mailed(message)), { sweeps: false });
    const seconds = (performance.now() - begin) / 1_000;
    console.log(`mails beside a webhook that hangs: ${messages.length} sent within ${seconds.toFixed(1)} s`);
    // One after another behind notifications of ten seconds each, two at a time, they would take forty.
    expect(seconds).toBeLessThan(20);
    expect(messages.some((message) => isTold(message))).toBe(false);
    await pollUntil(host, () => performance.now() - begin > 20_000, { sweeps: false });
    expect(notificationsOf(messages)).toEqual(new Set(["queued"]));
    await send(host.url, { message: "Twenty seconds later" });
    await pollUntil(host, () => mailed("Twenty seconds later"), { sweeps: false, timeoutMs: 20_000 });
    hook.react(reactions.accept);
    await pollUntil(host, () => messages.every((message) => isTold(message)), { timeoutMs: 90_000 });
    // The platform may cut a request off during an attempt, which is then counted and repeated after its lease.
    const most = hostKind === "workers" ? 2 : 1;
    expect(Math.max(...messages.map((message) => notificationOf(message)?.attempts ?? 0))).toBeLessThanOrEqual(most);
  }, 180_000);

  const notificationsOf = (messages: string[]) => new Set(messages.map((message) => notificationOf(message)?.status));

  it.each<[string, Reaction, string]>([
    ["failing (500)", answerWith(500, {}, "secret of the receiver"), "delayed: HTTP 500"],
    ["dropping the connection", reactions.drop, "unreachable: "],
    ["not known there (404)", answerWith(404), "unreachable: HTTP 404"],
    ["answering without end", reactions.babble, "delayed: HTTP 500"],
    ["busy (429)", answerWith(429, { "retry-after": "2" }), "unreachable: HTTP 429"],
  ])("%s is tried again with the same id, and the mail is sent", async (name, reaction, why) => {
    hook.react(reaction);
    const message = `To a webhook ${name}`;
    await send(host.url, { message });
    await pollUntil(host, () => notificationOf(message)?.last_error?.startsWith(why) === true && mailed(message));
    expect(notificationOf(message)?.status).toBe("queued");
    expect(notificationOf(message)?.last_error).not.toContain("secret of the receiver");
    hook.react(reactions.accept);
    await pollUntil(host, () => isTold(message));
    const own = hook.received.filter(({ body }) => body.includes(message));
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(rowSaying(message)).toMatchObject({ status: "sent", attempts: 1 });
  });

  it("400 makes a dead letter, and the mail is sent", async () => {
    hook.react(answerWith(400));
    await send(host.url, { message: "Refused notification" });
    await pollUntil(
      host,
      () => notificationOf("Refused notification")?.status === "dead" && mailed("Refused notification"),
    );
    expect(notificationOf("Refused notification")).toMatchObject({ attempts: 1, last_error: "refused: HTTP 400" });
    await pollUntil(host, () => host.output().includes('"event":"notice.dead"'));
  });

  it("403 for some texts does not delay others", async () => {
    hook.react((response) => {
      const isWrong = hook.received.at(-1)?.body.includes("Bad words") ?? false;
      response.writeHead(isWrong ? 403 : 204).end();
    });
    const wrong = Array.from({ length: 5 }, (_, i) => `Bad words ${i}`);
    const good = Array.from({ length: 30 }, (_, i) => `Good words ${i}`);
    const mixed = good.flatMap((message, i) => (i % 6 === 0 ? [wrong[i / 6] ?? "", message] : [message]));
    for (const message of mixed) await send(host.url, { message });
    await pollUntil(host, () => good.every((message) => isTold(message)));
    await pollUntil(host, () => wrong.every((message) => notificationOf(message)?.last_error === "delayed: HTTP 403"));
    expect(wrong.map((message) => notificationOf(message)?.status)).toEqual(wrong.map(() => "queued"));
    const posted = wrong.map((message) => hook.received.filter(({ body }) => body.includes(`"${message}"`)).length);
    // First as in an outage, then by the counted attempts, and not again at each success of the others.
    for (const [i, message] of wrong.entries()) {
      expect(posted[i]).toBeLessThanOrEqual(Number(notificationOf(message)?.attempts) + 4);
    }
    for (const message of good) expect(notificationOf(message)).toMatchObject({ attempts: 1 });
    hook.react(reactions.accept);
    await pollUntil(host, () => wrong.every((message) => isTold(message)));
  });

  it("redirects (302, 307) are not followed", async () => {
    await using elsewhere = await startWebhookSink();
    for (const status of [302, 307]) {
      hook.react(answerWith(status, { location: elsewhere.url }));
      const message = `Led elsewhere ${status}`;
      await send(host.url, { message });
      await pollUntil(host, () => notificationOf(message)?.last_error === `unreachable: HTTP ${status}`);
    }
    expect(elsewhere.received).toEqual([]);
    hook.react(reactions.accept);
    await pollUntil(host, () => isTold("Led elsewhere 307") && isTold("Led elsewhere 302"));
  });

  it("Retry-After is obeyed, and nothing becomes a dead letter", async () => {
    const pauseMs = 4_000;
    hook.react(answerWith(429, { "retry-after": String(pauseMs / 1_000) }));
    const messages = Array.from({ length: 6 }, (_, i) => `Too fast ${i}`);
    await Promise.all(messages.map((message) => send(host.url, { message })));
    await pollUntil(host, () => hook.received.length > 0);
    const first = hook.received[0]?.at ?? 0;
    await pollUntil(host, () => performance.now() - first > pauseMs - 500);
    // Two may have been in transit before the first answer.
    expect(hook.received.filter(({ at }) => at - first < pauseMs - 500).length).toBeLessThanOrEqual(2);
    hook.react(reactions.accept);
    await pollUntil(host, () => messages.every((message) => isTold(message)));
  });

  it("attempts that do not reach it are not counted", async () => {
    const gone = await startWebhookSink(await findUnusedPort());
    await gone.close();
    await using own = await startHost({ smtpPort: mail.port, env: environment(gone.url) });
    const messages = ["Nobody there 1", "Nobody there 2"];
    for (const message of messages) await send(own.url, { message });
    await pollUntil(own, () =>
      messages.every((message) => notificationOf(message, own)?.last_error?.startsWith("unreachable:")),
    );
    expect(messages.map((message) => notificationOf(message, own)?.attempts)).toEqual([0, 0]);
    await using back = await startWebhookSink(Number(new URL(gone.url).port));
    await pollUntil(own, () => messages.every((message) => isTold(message, own)));
    expect(back.received.length).toBeGreaterThanOrEqual(2);
  });
});

it("the webhook's URL and key are neither logged nor stored with deliveries, and names are not logged", () => {
  const kept = host.output() + JSON.stringify(host.deliveries());
  expect(kept).not.toMatch(/path-with-a-key|another-key|whsec_|YSBrZXk/);
  // An id is random: one ended in "asha".
  const said = host.output().replaceAll(/"id":"\w+"/g, "");
  expect(said).not.toMatch(/asha|buyer\.example/i);
  expect(host.output()).toContain('"event":"notice.sent"');
});

it("a webhook is told once, without personal data, that the daily cap of enquiries is reached", async () => {
  await using own = await startHost({ env: { DAILY_CAP: "2", ...environment(hook.url) } });
  for (let i = 0; i < 6; i++) await send(own.url, { message: `Over the cap ${i}` });
  // The periodic job also reports that an enquiry is held.
  const types = () =>
    hook.received.flatMap(({ body }) => JSON.parse(body).type.replace("enquiries.held", "") || []).sort();
  await pollUntil(own, () => types().length === 3 && own.deliveries().every(({ status }) => status === "sent"));
  expect(types()).toEqual(["cap.reached", "enquiry.received", "enquiry.received"]);
  const told = hook.received.find(({ body }) => body.includes("cap.reached"));
  expect(JSON.parse(told?.body ?? "")).toMatchObject({ type: "cap.reached", data: { dailyCap: 2 } });
  expect(told?.headers["webhook-id"]).toMatch(/^cap-\d{4}-\d\d-\d\d$/);
  expect(new Webhook(secret).verify(told?.body ?? "", told?.headers as Record<string, string>)).toBeTruthy();
  expect(told?.body).not.toMatch(/asha|Over the cap/i);
});

it("the webhook is called at once while the mail server is down", async () => {
  await using own = await startHost({ smtpPort: await findUnusedPort(), env: environment(hook.url) });
  await send(own.url, { message: "No mail today" });
  await pollUntil(own, () => isTold("No mail today", own));
  await pollUntil(own, () => rowSaying("No mail today", own)?.last_error?.startsWith("unreachable:") ?? false);
});
