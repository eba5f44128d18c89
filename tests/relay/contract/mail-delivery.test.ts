import { createTransport } from "nodemailer";
import { beforeEach, describe, expect, it } from "vitest";
import { findUnusedPort } from "../support/closed-port.ts";
import { send } from "../support/enquiries.ts";
import { startRawListener } from "../support/faulty-smtp.ts";
import { type Host, hostKind, startHost } from "../support/host.ts";
import { pollUntil } from "../support/poll-until.ts";
import { packedProgram } from "../support/process.ts";
import type { Row } from "../support/rows.ts";
import { sharedHost, sharedSmtpSink } from "../support/shared-servers.ts";
import { type ReceivedMail, startSmtpSink } from "../support/smtp-sink.ts";

const sink = sharedSmtpSink();
const host = sharedHost(() => ({ smtpPort: sink.port }));
beforeEach(() => sink.behave("accept"));

const rowSaying = (message: string, of: Host = host): Row | undefined =>
  of.rows().find((row) => row.message === message);
const mailsSaying = (message: string) => sink.mails.filter((mail) => mail.text?.includes(message));

describe("the mail of an enquiry", () => {
  it("has the configured From and To, the visitor as Reply-To, and the id in Message-ID", async () => {
    await send(host.url, { message: "Deliver me", from_name: "Asha", from_email: "asha@buyer.example" });
    await pollUntil(host, () => rowSaying("Deliver me")?.status === "sent");
    const [mail] = mailsSaying("Deliver me");
    const row = rowSaying("Deliver me");
    expect(mail).toMatchObject({
      from: { name: "Kutch IT", address: "owner@kutchit.example" },
      to: [{ address: "owner@kutchit.example" }],
      replyTo: [{ address: "asha@buyer.example" }],
      subject: "Kutch IT enquiry: Asha: Deliver me",
      messageId: `<${row?.id}@kutchit.example>`,
      envelopeTo: ["owner@kutchit.example"],
    });
    expect(mail?.html).toContain("Deliver me");
    expect(row).toMatchObject({ attempts: 1, last_error: null });
  });

  it("is sent once for an id that is posted fifty times at the same time", async () => {
    const params = { message: "Fifty at once", submission_id: "fifty-at-once-0000001" };
    await Promise.all(Array.from({ length: 50 }, () => send(host.url, params)));
    await pollUntil(host, () => rowSaying("Fifty at once")?.status === "sent");
    await send(host.url, { message: "A later one" });
    await pollUntil(host, () => rowSaying("A later one")?.status === "sent");
    expect(mailsSaying("Fifty at once")).toHaveLength(1);
    expect(host.rows().filter((row) => row.message === "Fifty at once")).toHaveLength(1);
  });
});

describe("a reply to the mail of an enquiry", () => {
  /** The reply that a mail program makes (RFC 5322, 3.6.4). */
  const reply = ({ replyTo, from, messageId = "", references = "", subject = "" }: ReceivedMail, text: string) => ({
    from: "owner@kutchit.example",
    to: (replyTo?.[0] ?? from)?.address,
    inReplyTo: messageId,
    references: `${references} ${messageId}`.trim(),
    subject: `Re: ${subject}`,
    text,
  });

  it("goes to the visitor only, in the thread of that person's enquiries", async () => {
    const from_email = "Meera@Buyer.example";
    await send(host.url, { message: "First letter", from_email });
    await pollUntil(host, () => mailsSaying("First letter").length === 1);
    const [enquiry] = mailsSaying("First letter");
    if (!enquiry) throw new Error("no mail");

    await createTransport({ host: "127.0.0.1", port: sink.port }).sendMail(reply(enquiry, "First answer"));
    const [answer] = mailsSaying("First answer");
    expect(answer).toMatchObject({
      ...{ envelopeTo: ["Meera@buyer.example"], inReplyTo: enquiry.messageId },
      references: `${enquiry.references} ${enquiry.messageId}`,
    });

    await send(host.url, { message: "Second letter", from_email: "meera@buyer.example" });
    await pollUntil(host, () => mailsSaying("Second letter").length === 1);
    const [second] = mailsSaying("Second letter");
    expect(second?.references).toMatch(/^<\S+>$/);
    expect(answer?.references?.split(" ")).toContain(second?.references);
    expect(second?.messageId).not.toBe(enquiry.messageId);
  });

  it("goes to the punycode form of an internationalised domain", async () => {
    await send(host.url, { message: "From Bharat", from_email: "asha@\u0915\u091a\u094d\u091b.example" });
    await pollUntil(host, () => mailsSaying("From Bharat").length === 1);
    expect(mailsSaying("From Bharat")[0]?.replyTo?.[0]?.address).toBe("asha@xn--11bkd3r.example");
  });
});

it("enquiries over the daily cap are held for the owner, and one mail without personal data says so", async () => {
  await using capped = await startSmtpSink();
  await using own = await startHost({ smtpPort: capped.port, env: { DAILY_CAP: "2" } });
  for (let i = 0; i < 6; i++) expect(await send(own.url, { message: `Over the cap ${i}` })).toEqual([200, "OK"]);
  const notifications = () => capped.mails.filter(({ subject }) => subject?.includes("day's cap"));
  const enquiries = () => capped.mails.filter(({ text }) => text?.includes("Over the cap") && !text.includes(" held"));
  await pollUntil(own, () => notifications().length === 1 && enquiries().length === 2);
  expect(notifications()[0]).toMatchObject({
    subject: "Kutch IT: the day's cap of 2 enquiries is reached",
    envelopeTo: ["owner@kutchit.example"],
    text: expect.stringContaining(
      hostKind === "workers"
        ? "npm run enquiries -- list --status held --d1 remote"
        : `node ${packedProgram("enquiries")} list --status held`,
    ),
  });
  expect(notifications()[0]?.raw).not.toMatch(/asha|Over the cap/i);
  expect(own.output()).toContain("cap.reached");
  expect(own.rows().map(({ status, hold_reason }) => [status === "held", hold_reason])).toEqual([
    ...Array(2).fill([false, null]),
    ...Array(4).fill([true, "daily-cap"]),
  ]);
});

it("a message that imitates the fields comes after them in the mail", async () => {
  await send(host.url, { message: "Imitated\n\nName: The Chairman\nE-mail: chair@bank.example", from_name: "Asha" });
  await pollUntil(host, () => mailsSaying("Imitated").length === 1);
  const text = mailsSaying("Imitated")[0]?.text ?? "";
  const places = ["Name: Asha", "Reference:", "All that follows", "Imitated", "Name: The Chairman"].map((part) =>
    text.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

describe("a mail server", () => {
  it("that answers 451 is tried again, and then gets the mail once", async () => {
    sink.behave("greylist");
    expect(await send(host.url, { message: "Greylisted" })).toEqual([200, "OK"]);
    await pollUntil(host, () => (rowSaying("Greylisted")?.last_error ?? "").includes("451"));
    expect(rowSaying("Greylisted")?.status).toBe("queued");
    sink.behave("accept");
    await pollUntil(host, () => rowSaying("Greylisted")?.status === "sent");
    expect(rowSaying("Greylisted")?.attempts).toBeGreaterThan(1);
    expect(mailsSaying("Greylisted")).toHaveLength(1);
  });

  it("that ends the connection in the middle of a mail gets it again", async () => {
    sink.behave("drop");
    expect(await send(host.url, { message: "Dropped" })).toEqual([200, "OK"]);
    await pollUntil(host, () => rowSaying("Dropped")?.last_error !== null);
    expect(rowSaying("Dropped")?.status).toBe("queued");
    sink.behave("accept");
    await pollUntil(host, () => rowSaying("Dropped")?.status === "sent");
    expect(mailsSaying("Dropped")).toHaveLength(1);
  });

  it("that answers 550 makes the mail a dead letter", async () => {
    sink.behave("reject");
    expect(await send(host.url, { message: "Rejected" })).toEqual([200, "OK"]);
    await pollUntil(host, () => rowSaying("Rejected")?.status === "dead");
    expect(rowSaying("Rejected")).toMatchObject({ attempts: 1, last_error: expect.stringContaining("550") });
    expect(host.rows().filter(({ status }) => status === "dead")).toHaveLength(1);
  });

  it("that does not listen costs no attempt, and gets all mails as soon as it is back", async () => {
    const port = await findUnusedPort();
    await using own = await startHost({ smtpPort: port, env: { RETRY_FIRST_SECONDS: "4" } });
    const messages = Array.from({ length: 5 }, (_, i) => `During the outage ${i}`);
    for (const message of messages) expect(await send(own.url, { message })).toEqual([200, "OK"]);
    await pollUntil(own, () =>
      messages.every((message) => rowSaying(message, own)?.last_error?.startsWith("unreachable:") ?? false),
    );
    await pollUntil(own, () => (own.output().match(/enquiry.deferred/g)?.length ?? 0) >= 2);
    expect(own.rows().map(({ status, attempts }) => [status, attempts])).toEqual(Array(5).fill(["queued", 0]));
    await using back = await startSmtpSink({ port });
    await pollUntil(own, () => messages.every((message) => rowSaying(message, own)?.status === "sent"));
    expect(new Set(back.messageIds()).size).toBe(5);
  });

  // acknowledgement.test.ts has one that takes one connection at a time.
  it("that takes only three connections gets all mails", async () => {
    await using busy = await startSmtpSink({ maxClients: 3, thinkMs: 20 });
    await using own = await startHost({ smtpPort: busy.port });
    const messages = Array.from({ length: 30 }, (_, i) => `To a busy server ${i}`);
    await Promise.all(messages.map((message) => send(own.url, { message })));
    await pollUntil(own, () => own.rows().every(({ status }) => status !== "queued"));
    expect(own.rows().map(({ status, attempts }) => [status, attempts])).toEqual(Array(30).fill(["sent", 1]));
  });

  it("that never answers is given up within seconds, and other requests go on", async () => {
    await using blackHole = await startRawListener(() => undefined);
    await using own = await startHost({ smtpPort: blackHole.port });
    expect(await send(own.url, { message: "Into the void" })).toEqual([200, "OK"]);
    await pollUntil(own, () => own.output().includes("enquiry.deferred"), { timeoutMs: 30_000 });
    expect(rowSaying("Into the void", own)).toMatchObject({
      status: "queued",
      last_error: expect.stringMatching(/^unreachable:/),
    });
    expect(await send(own.url, { message: "Meanwhile" })).toEqual([200, "OK"]);
  });
});
