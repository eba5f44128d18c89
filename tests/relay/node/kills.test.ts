import { randomInt } from "node:crypto";
import { expect, it } from "vitest";
import { endpoints } from "../../../enquiry/endpoints.ts";
import { send } from "../support/enquiries.ts";
import { type NodeHost, startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { temporaryFolder } from "../support/temp-folder.ts";
import { startWebhookSink } from "../support/webhook-sink.ts";

const rounds = 24;
/**
 * Each client sends one enquiry a round as a person does and is acknowledged: 96 in all, below the limit of a hundred a
 * day.
 */
const clients = [0, 1, 2, 3];
/** A cut-off attempt is repeated when its lease of 30 s ends. */
const leaseAndMoreMs = 180_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens forms, and waits as long as a person takes to fill one in. */
async function openForms(url: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let i = 0; i < count; i++) tokens.push(await (await fetch(url + endpoints.formToken)).text());
  await pause(3_200);
  return tokens;
}

type Words = { message: string; from_email: string; submission_id: string; form_token?: string };

/** Sends as a browser does: unanswered words again, under the same id, one after another until the server is gone. */
async function write(url: string, next: () => Words, unanswered: Words[], acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const words = unanswered.shift() ?? next();
    try {
      const [status] = await send(url, words);
      if (status !== 200) throw new Error(`answered ${status}`);
      acknowledged.add(words.message);
    } catch (error) {
      unanswered.push(words);
      if (/^answered/.test((error as Error).message)) throw error;
      return;
    }
    await pause(5);
  }
}

/** How many ids were received again. */
const repeatsOf = (ids: string[]) => ids.length - new Set(ids).size;

it(`after ${rounds} SIGKILLs with mail, webhook and acknowledgements, no enquiry is lost or stored twice`, {
  timeout: leaseAndMoreMs + rounds * 30_000,
}, async () => {
  const dataDir = temporaryFolder("kills");
  const [mail, hook] = await Promise.all([startSmtpSink({ parse: false }), startWebhookSink()]);
  const env = {
    ACKNOWLEDGE: "yes",
    MAIL_FROM: "server@kutchit.example",
    NOTIFY_URL: hook.url,
    NOTIFY_SECRET: `whsec_${Buffer.from("a key of thirty-two bytes length").toString("base64")}`,
  };
  const start = (): Promise<NodeHost> => startNodeHost({ dataDir, smtpPort: mail.port, env });
  let host = await start();
  const tokens = await openForms(host.url, rounds * clients.length);
  const acknowledged = new Set<string>();
  const unanswered: Words[][] = clients.map(() => []);

  for (let round = 0; round < rounds; round++) {
    const work = clients.map((client) => {
      let count = 0;
      const next = (): Words => {
        const name = `r${round}c${client}n${count}`;
        // The first is a person's. The others come from the mailbox of a function, which is not acknowledged.
        const token = count++ === 0 ? tokens.pop() : undefined;
        const mailbox = token ? "asha" : "office";
        const words = { message: name, from_email: `${mailbox}@${name}.example`, submission_id: name };
        return token ? { ...words, form_token: token } : words;
      };
      return write(host.url, next, unanswered[client] ?? [], acknowledged);
    });
    const enough = acknowledged.size + randomInt(10, 30);
    while (acknowledged.size < enough) await pause(2);
    await Promise.all([host.kill(), ...work]);
    host = await start();
  }
  for (const words of unanswered.flat()) {
    expect(await send(host.url, words)).toEqual([200, "OK"]);
    acknowledged.add(words.message);
  }

  const open = () => [...host.rows(), ...host.deliveries()].filter(({ status }) => status !== "sent").length;
  await expect.poll(open, { timeout: leaseAndMoreMs, interval: 500 }).toBe(0);
  const [rows, deliveries] = [host.rows(), host.deliveries()];
  await host.stop();
  await Promise.all([mail.close(), hook.close()]);

  const ofChannel = (channel: string) => deliveries.filter((delivery) => delivery.channel === channel);
  const ids = mail.messageIds();
  const answers = ids.filter((id) => id.startsWith("<ack-"));
  const mails = ids.filter((id) => !id.startsWith("<ack-"));
  const notifications = hook.received.map(({ headers }) => String(headers["webhook-id"]));
  console.log(
    `${rounds} kills: ${acknowledged.size} acknowledged, ${rows.length} stored; ${mails.length} mails, ${notifications.length} notifications and ${answers.length} answers, of which ${repeatsOf(mails)}, ${repeatsOf(notifications)} and ${repeatsOf(answers)} again under the same id after a kill cut them off`,
  );
  // Each acknowledged enquiry is stored exactly once, however often it was sent.
  expect(rows.map(({ message }) => message).toSorted()).toEqual([...acknowledged].toSorted());
  const idsOf = (list: { id: string }[], prefix = "") =>
    new Set(list.map(({ id }) => `<${prefix}${id}@kutchit.example>`));
  expect(new Set(mails)).toEqual(idsOf(rows));
  expect(new Set(notifications)).toEqual(new Set(rows.map(({ id }) => id)));
  expect(ofChannel("webhook")).toHaveLength(rows.length);
  expect(ofChannel("acknowledgement")).toHaveLength(rounds * clients.length);
  expect(new Set(answers)).toEqual(
    idsOf(
      ofChannel("acknowledgement").map(({ enquiry_id: id }) => ({ id })),
      "ack-",
    ),
  );
  // An attempt that a kill cut off before it was noted is repeated: docs/relay.md, "What is not promised".
  for (const sent of [mails, notifications, answers]) expect(repeatsOf(sent)).toBeLessThanOrEqual(rounds);
});
