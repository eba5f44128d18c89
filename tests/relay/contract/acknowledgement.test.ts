import { beforeEach, describe, expect, it } from "vitest";
import { fields } from "../../../enquiry/fields.ts";
import { send, typicalEnquiry } from "../support/enquiries.ts";
import { agedFormToken } from "../support/form-tokens.ts";
import { hostKind, startHost } from "../support/host.ts";
import { pollUntil } from "../support/poll-until.ts";
import { sharedHost, sharedSmtpSink } from "../support/shared-servers.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";

const owner = "owner@kutchit.example";
const env = { ACKNOWLEDGE: "yes", MAIL_FROM: "server@kutchit.example" };

const sink = sharedSmtpSink();
const host = sharedHost(() => ({ smtpPort: sink.port, env }));

beforeEach(() => sink.behave("accept"));

const rowSaying = (message: string) => host.rows().find((row) => row.message === message);
const mailed = (message: string) => rowSaying(message)?.status === "sent";
const stateOf = (message: string) => {
  const id = rowSaying(message)?.id;
  return host.deliveries().find(({ enquiry_id }) => enquiry_id === id);
};
const mailsTo = (address: string) => sink.mails.filter(({ envelopeTo }) => envelopeTo.includes(address));
const ownersMail = (message: string) => mailsTo(owner).find(({ text }) => text?.includes(message));

let people = 0;

describe("the acknowledgement", () => {
  const typed = {
    from_name: "Ashalata Zaveri",
    from_email: "ashalata@buyer.example",
    phone: "+91 98765 43210",
    company: "Zaveri Jewels",
    message: "Our warehouse wants software like https://evil.example",
  };

  it("is a mail of two parts with reference, office hours and next steps", async () => {
    await send(host.url, typed);
    await pollUntil(host, () => stateOf(typed.message)?.status === "sent");
    const [mail, ...others] = mailsTo(typed.from_email);
    const id = rowSaying(typed.message)?.id ?? "";
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: "Kutch IT: your message has arrived",
      from: { name: "Kutch IT", address: "server@kutchit.example" },
      replyTo: [{ name: "Kutch IT", address: "hello@kutchit.example" }],
      to: [{ address: typed.from_email }],
      messageId: `<ack-${id}@kutchit.example>`,
    });
    for (const part of [mail?.text ?? "", (mail?.html ?? "").replaceAll(/<[^>]+>/g, " ")])
      for (const said of [
        id.slice(0, 10),
        "What happens next",
        "Monday to Friday, 10:00 AM to 7:00 PM",
        "itemised budget",
      ])
        expect(part.replaceAll(/\s+/g, " ")).toContain(said);
    expect(mail?.html).toMatch(/^<!doctype html><html lang="en">/);
  });

  it("has no text that the visitor typed except the e-mail address", () => {
    const mail = mailsTo(typed.from_email)[0];
    const said = [mail?.text, mail?.html, mail?.raw.replaceAll(typed.from_email, "")].join("\n");
    const words = Object.values(typed).flatMap((text) =>
      text.replace("@buyer.example", "").split(/[^\p{L}\p{N}:/.]+/u),
    );
    for (const word of words.filter((part) => part.length > 4)) expect(said, word).not.toContain(word);
    expect(fields.length).toBe(Object.keys(typicalEnquiry).length);
  });

  it("has Auto-Submitted and an empty return path", () => {
    const mail = mailsTo(typed.from_email)[0];
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(["auto-submitted", "precedence", "x-auto-response-suppress"].map(header)).toEqual([
      "auto-replied",
      "bulk",
      "All",
    ]);
    expect(mail?.envelopeFrom).toBe("");
    expect(ownersMail(typed.message)?.envelopeFrom).toBe("server@kutchit.example");
  });

  it("is in the thread of the owner's reply", async () => {
    const owners = ownersMail(typed.message);
    const acknowledgement = mailsTo(typed.from_email)[0];
    // The headers that a mail program writes into a reply: RFC 5322, 3.6.4.
    const reply = [...(owners?.references ?? "").split(/\s+/), owners?.messageId];
    expect(owners?.replyTo).toMatchObject([{ address: typed.from_email }]);
    expect(acknowledgement?.inReplyTo).toBe(owners?.messageId);
    expect(reply).toContain(acknowledgement?.inReplyTo);
    expect(acknowledgement?.references?.split(/\s+/)).toContain(owners?.messageId);
  });

  it("is sent after the owner's mail, with its attempts counted separately", () => {
    const order = sink.mails.map(({ envelopeTo }) => envelopeTo[0]);
    expect(order.indexOf(owner)).toBeLessThan(order.indexOf(typed.from_email));
    expect(rowSaying(typed.message)).toMatchObject({ status: "sent", attempts: 1 });
  });
});

describe("no acknowledgement is sent", () => {
  it.each<[string, string, Record<string, unknown>]>([
    ["whom no token vouches for", "no-token", { form_token: undefined }],
    ["whose token is forged", "no-token", { form_token: "0.forged" }],
    ["who filled in the field that people do not see", "no-token", { website: "x" }],
    ["at a role's address", "role", { from_email: "postmaster@buyer.example" }],
    ["at a list's address", "role", { from_email: "talk-request@buyer.example" }],
    ["at a list's command", "role", { from_email: "unsubscribe-abc@buyer.example" }],
    ["again within a day", "again", { from_email: "ASHALATA+again@buyer.example" }],
  ])("to a visitor %s, and the store says why: %s", async (why, reason, params) => {
    const message = `Not answered: ${why}`;
    const [person, other] = [`asha@person-${++people}.example`, `asha@person-${++people}.example`];
    await send(host.url, { from_email: person, ...params, message });
    const answered = `Answered after: ${why}`;
    await send(host.url, { from_email: other, message: answered });
    await pollUntil(host, () => stateOf(answered)?.status === "sent");
    expect(rowSaying(message)).toBeDefined();
    expect(stateOf(message)).toBeUndefined();
    expect(rowSaying(message)).toMatchObject({ status: expect.any(String), unacknowledged: reason });
    expect(mailsTo(String(params.from_email ?? person))).toEqual([]);
  });

  it("for a second enquiry with the same token", async () => {
    const form_token = await agedFormToken(host.url);
    await send(host.url, { message: "First of the token", from_email: "asha@one.example", form_token });
    await send(host.url, { message: "Second of the token", from_email: "asha@two.example", form_token });
    await pollUntil(host, () => stateOf("First of the token")?.status === "sent");
    expect(rowSaying("Second of the token")).toMatchObject({ status: "held", unacknowledged: "no-token" });
    expect(stateOf("Second of the token")).toBeUndefined();
  });

  // The Worker's other tests run without it.
  it.skipIf(hostKind === "workers")("where ACKNOWLEDGE is not set", async () => {
    await using own = await startHost({ smtpPort: sink.port });
    await send(own.url, { message: "Not asked for", from_email: "asha@unasked.example" });
    await pollUntil(own, () => own.rows()[0]?.status === "sent");
    expect(own.deliveries()).toEqual([]);
  });
});

describe("an acknowledgement that fails delays only itself:", () => {
  it.each([
    ["greylist", "delayed: "],
    ["drop", "unreachable: "],
  ] as const)("after %s it is tried again with the same Message-ID, then sent", async (behaviour, why) => {
    const to = `asha@${behaviour}.example`;
    sink.behave(behaviour, to);
    const message = `Acknowledged after ${behaviour}`;
    await send(host.url, { message, from_email: to });
    await pollUntil(host, () => stateOf(message)?.last_error?.startsWith(why) === true);
    expect([mailed(message), stateOf(message)?.status]).toEqual([true, "queued"]);
    sink.behave("accept");
    await pollUntil(host, () => stateOf(message)?.status === "sent");
    expect(new Set(mailsTo(to).map(({ messageId }) => messageId)).size).toBe(1);
    expect(rowSaying(message)).toMatchObject({ status: "sent", attempts: 1 });
  });

  it("550 for an unknown address makes it a dead letter, and the owner has the enquiry", async () => {
    sink.behave("reject", "asha@mistyped.example");
    await send(host.url, { message: "Mistyped", from_email: "asha@mistyped.example" });
    await pollUntil(host, () => stateOf("Mistyped")?.status === "dead");
    expect(rowSaying("Mistyped")).toMatchObject({ status: "sent", attempts: 1 });
  });

  it("it waits until the owner's mail server has taken the enquiry", async () => {
    sink.behave("greylist", owner);
    await send(host.url, { message: "Not yet with the owner", from_email: "asha@early.example" });
    await pollUntil(host, () => rowSaying("Not yet with the owner")?.last_error?.includes("451") ?? false);
    expect(mailsTo("asha@early.example")).toEqual([]);
    sink.behave("accept");
    await pollUntil(host, () => stateOf("Not yet with the owner")?.status === "sent");
    expect(mailsTo("asha@early.example")).toHaveLength(1);
  });
});

it("a mail server that takes one connection at a time gets all mails and acknowledgements", {
  timeout: 120_000,
}, async () => {
  await using busy = await startSmtpSink({ maxClients: 1, thinkMs: 20 });
  await using own = await startHost({ smtpPort: busy.port, env });
  const sent = Array.from({ length: 8 }, (_, i) =>
    send(own.url, { message: `Busy ${i}`, from_email: `asha@busy-${i}.example` }),
  );
  expect(await Promise.all(sent)).toEqual(sent.map(() => [200, "OK"]));
  await pollUntil(
    own,
    () => own.deliveries().length === 8 && own.deliveries().every(({ status }) => status === "sent"),
  );
  expect(own.rows().map(({ status, attempts }) => [status, attempts])).toEqual(sent.map(() => ["sent", 1]));
});

it("the log has acknowledgements by id, without names", () => {
  expect(host.output()).toMatch(/"event":"acknowledgement\.sent","id":"\w+"/);
  expect(host.output()).not.toMatch(/buyer\.example|Ashalata/);
});
