import { beforeAll, expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import { pollUntil } from "../support/poll-until.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { sharedHost, sharedSmtpSink, sharedWebhook } from "../support/shared-servers.ts";
import { filesContaining } from "../support/sqlite-files.ts";
import { answerWith, reactions } from "../support/webhook-sink.ts";

const acknowledgement = { ACKNOWLEDGE: "yes", MAIL_FROM: "server@kutchit.example" };
const visitor = "held.visitor@buyer.example";

const sink = sharedSmtpSink();
const hook = sharedWebhook();
const host = sharedHost(() => ({
  smtpPort: sink.port,
  env: { DAILY_CAP: "1", NOTIFY_URL: hook.url, NOTIFY_FORMAT: "slack", ...acknowledgement },
}));
let id: string;

const enquiries = (...args: string[]) => runEnquiriesCli(args, { DATA_DIR: host.dataDir });
const states = () => host.deliveries().map(({ channel, status }) => `${channel} ${status}`);

beforeAll(async () => {
  await send(host.url, { message: "Uses the cap up", from_email: "postmaster@buyer.example" });
  await send(host.url, { message: "Held by the cap", from_email: visitor });
  id = host.rows().find(({ message }) => message === "Held by the cap")?.id ?? "";
});

it("a held enquiry that is released goes to the webhook, and is acknowledged by mail if sent with a form token", async () => {
  await pollUntil(host, () => states().join() === "webhook sent");
  hook.react(answerWith(400, {}, "invalid_payload"));
  expect((await enquiries("show", id)).said).not.toMatch(/Webhook|Acknowledgement/);
  expect((await enquiries("release", id)).code).toBe(0);
  await pollUntil(host, () => states().join() === "webhook sent,acknowledgement sent,webhook dead");
  expect(sink.mails.filter(({ envelopeTo }) => envelopeTo.includes(visitor))).toHaveLength(1);
});

it("`show` and `list` name the channels by which an enquiry was not delivered", async () => {
  expect((await enquiries("show", id)).said).toMatch(
    /\nWebhook: +dead, 1 attempt, refused: HTTP 400: invalid_payload\nAcknowledgement: +sent, 2\d{3}-.+ IST\n/,
  );
  const { deliveries } = JSON.parse((await enquiries("show", id, "--json")).said);
  expect(deliveries).toMatchObject([{ channel: "webhook", status: "dead" }, { channel: "acknowledgement" }]);
  expect((await enquiries()).said).toMatch(/^0 queued, 0 held, 2 sent, 0 dead\nwebhook: 0 queued, 1 dead\n\n/);
});

it("`show` says why there was no acknowledgement, and why an enquiry was held for the owner", async () => {
  const acknowledging = { DATA_DIR: host.dataDir, ...acknowledgement };
  const show = async (message: string) => {
    const which = host.rows().find((row) => row.message === message)?.id ?? "";
    return (await runEnquiriesCli(["show", which], acknowledging)).said;
  };
  expect(await show("Uses the cap up")).toMatch(/\nNot acknowledged: +its address is that of a role/);
  expect(await show("Held by the cap")).toMatch(
    /\nWas held because: +the day's limit of mails had been reached.*\n[\s\S]+\nAcknowledgement: +sent, /,
  );
});

it("`resend --channel` repeats the delivery by one channel only", async () => {
  hook.react(reactions.accept);
  const mails = sink.mails.length;
  const again = await enquiries("resend", "--dead", "--channel", "webhook");
  expect(again).toEqual({ code: 0, said: "1 enquiry will be delivered again.\n" });
  await pollUntil(host, () => !states().includes("webhook dead") && !states().includes("webhook queued"));
  expect((await enquiries("resend", id, "--channel", "acknowledgement")).said).toBe(`${id} will be delivered again.\n`);
  await pollUntil(host, () => sink.mails.length === mails + 1);
  expect(await enquiries("resend", id, "--channel", "pigeon")).toMatchObject({
    code: 2,
    said: expect.stringContaining('--channel is "pigeon". It should be one of: mail, webhook, acknowledgement.'),
  });
});

it("`show EMAIL` lists what is stored about a person's deliveries", async () => {
  const { said } = await enquiries("show", visitor);
  expect(said).toMatch(/\nWebhook: +sent, .+\nAcknowledgement: +sent, /);
  expect(said).toContain(
    "does not reach: your mailbox (search it for held.visitor@buyer.example), the service that NOTIFY_URL leads to and",
  );
  expect(said).toMatch(
    /Set aside until one of us has looked at it, with the reason: \d enquir.+ \(the day's limit of mails/,
  );
  expect(said).toMatch(
    /came to us by e-mail on [\d-]+\. What was set aside may be .+ first words\. The service that notifies us was given it on [\d-]+\. We confirmed by e-mail to you on /,
  );
});

it("`delete` also deletes delivery records", async () => {
  await pollUntil(host, () => states().every((state) => state.endsWith(" sent")));
  expect((await enquiries("delete", visitor, "--yes")).said).toMatch(/^1 enquiry deleted, with .+\n.+NOTIFY_URL/m);
  expect(states()).toEqual(["webhook sent"]);
  expect([filesContaining(host.dataDir, visitor), filesContaining(host.dataDir, id)]).toEqual([{}, {}]);
});
