import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkStart } from "../../../server/check.ts";
import { readAllSettings } from "../../../server/read-settings.ts";
import { backupTrouble, noteBackup } from "../../../server/relay/backup-watch.ts";
import { backupNotice, capNotice, type Notice, waitingNotice } from "../../../server/relay/deliver/notice-words.ts";
import { explainSmtp } from "../../../server/relay/deliver/smtp-failure.ts";
import { webhookSender } from "../../../server/relay/deliver/webhook/send.ts";
import { inWords } from "../../../server/relay/hold-reasons.ts";
import { closedDatabase, ReopeningDatabase } from "../../../server/relay/store/closed.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import { explain } from "../../../server/relay/store/explain.ts";
import { Notes } from "../../../server/relay/store/notes.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { whyUnacknowledged } from "../../../server/relay/unacknowledged.ts";
import { storedEnquiry } from "../../relay/support/enquiries.ts";
import { filledStore } from "../../relay/support/filled-store.ts";
import { temporaryFolder } from "../../relay/support/temporary.ts";
import { Messages } from "../support/messages.ts";

const root = join(import.meta.dirname, "../../..");
const now = Date.UTC(2026, 10, 23, 6);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
afterEach(() => void vi.useRealTimers());

/** The server from its sources, which ends by itself. */
function started(args: string[], env: Record<string, string> = {}): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, "server/node.ts"), ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...env },
    timeout: 60_000,
  });
  expect(status, stderr).not.toBeNull();
  return stdout + stderr;
}

const answering = (status: number, text: string, policy = "") => ({
  respond: async () => new Response(text, { status, headers: { "content-security-policy": policy } }),
});

it("a start and --check", { timeout: 180_000 }, async () => {
  const messages = new Messages("node server.mjs, npm start: a start that ends, and --check");
  const place = temporaryFolder("server");
  messages.rename(place, "/srv/kutch-it");
  messages.add("node server.mjs --help", started(["--help"]));
  messages.add("node server.mjs --chekc", started(["--chekc"]).split("\n")[0] ?? "");
  const [built, data] = [join(place, "dist"), join(place, "data")];
  messages.add("node server.mjs, without a built site", started([], { SITE_DIR: built, DATA_DIR: data, PORT: "0" }));
  mkdirSync(join(built, "client"), { recursive: true });
  for (const name of ["headers.json", "redirects.json"]) writeFileSync(join(built, name), "{}");
  const taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(0, "127.0.0.1", resolve));
  const address = taken.address();
  const port = String(typeof address === "object" && address ? address.port : 0);
  messages.rename(`:${port}`, ":3000");
  const env = { SITE_DIR: built, DATA_DIR: data };
  messages.add("node server.mjs, where another program has the port", started([], { ...env, PORT: port }));
  messages.add("HOST=203.0.113.1 node server.mjs", started([], { ...env, HOST: "203.0.113.1", PORT: port }));
  taken.close();

  const readings = (DATA_DIR: string) => readAllSettings({ DATA_DIR, SITE_DIR: built }, null);
  const check = (when: string, page: ReturnType<typeof answering>, folder = data) =>
    messages.refused(`node server.mjs --check, ${when}`, () => checkStart(readings(folder), () => page as never));
  const right = answering(200, "<h1>Kutch IT</h1>");
  messages.add("node server.mjs --check", await checkStart(readings(join(place, "new")), () => right as never));
  const filled = await filledStore([]);
  messages.rename(filled, "/var/lib/kutch-it");
  messages.add("node server.mjs --check, with a store", await checkStart(readings(filled), () => right as never));
  await check("where the home page is missing", answering(404, ""));
  writeFileSync(join(place, "file"), "");
  await check("where DATA_DIR is a file", right, join(place, "file"));
  const newer = await filledStore([]);
  messages.rename(newer, "/var/lib/kutch-it");
  const store = new DatabaseSync(join(newer, "enquiries.sqlite"));
  store.exec("PRAGMA user_version = 999");
  store.close();
  await check("with a store of a newer release", right, newer);
  await messages.compare("server-start.txt");
});

it("the log of a store that is out of order", async () => {
  const messages = new Messages("The server's log: a store that takes nothing");
  const log = (event: string, facts: object = {}) =>
    messages.add(`"event":"${event}"`, Object.values(facts).join("\n"));
  await messages.refused("an enquiry, where the settings are wrong", () =>
    closedDatabase("the settings are wrong: settings.wrong in the log says which, and what they should be").read(
      "SELECT 1",
    ),
  );
  const closed = new ReopeningDatabase(
    "/var/lib/kutch-it",
    () => {
      throw new StoreError("/var/lib/kutch-it/enquiries.sqlite is locked by another program");
    },
    log,
  );
  await closed.close();
  const full = explain(Object.assign(new Error("no space"), { code: "ENOSPC" }), ["/var/lib/kutch-it"]);
  messages.add("a disk without room", full.message);
  await messages.compare("server-store.txt");
});

it("mails and notifications to the owner, and what they name as reasons", async () => {
  const messages = new Messages("What the server tells the owner by mail or webhook");
  const mail = (when: string, { title, text }: Notice) => messages.add(when, `${title}\n\n${text}`);
  mail("the day's limit is reached", capNotice("2026-11-23", 300, "Kutch IT"));
  const held = { count: 2, newest: [storedEnquiry({ holdReason: "honeypot" })] };
  const dead = {
    count: 3,
    newest: (["mail", "webhook", "acknowledgement"] as const).map((channel) => ({
      ...{ id: "0m7sklftsc0dbk4ct", channel, receivedAt: now, diedAt: now, reason: "refused: HTTP 400" },
    })),
  };
  const waiting = waitingNotice({ period: "2026-11-23-9", held, dead }, "Kutch IT");
  mail("enquiries are held and deliveries were given up, by mail", waiting);
  messages.add("the same by webhook", `${waiting.title}\n\n${waiting.words}`);
  const folder = await filledStore([]);
  const database = new SqliteDatabase(folder);
  const notes = new Notes(database);
  await noteBackup(notes, now - 9 * 86_400_000);
  const trouble = await backupTrouble(notes, now);
  if (trouble) mail("no backup was made for days", backupNotice(trouble, "Kutch IT"));
  mail("a backup failed", backupNotice({ wholeAt: null, reason: "There is no folder /mnt/other-disk" }, "Kutch IT"));
  await database.close();
  const reasons = ["honeypot", "no-token", "token-forged", "too-fast", "token-expired", "same-text", "restored"];
  reasons.push("daily-cap", "address-share");
  messages.add("an enquiry is held because", reasons.map(inWords).join("\n"));
  expect(reasons.filter((code) => inWords(code) === code)).toEqual([]);
  const codes = ["no-token", "role", "again", "domain", "cap"];
  messages.add("a visitor is not sent a confirmation because", codes.map(whyUnacknowledged).join("\n"));
  expect(codes.filter((code) => whyUnacknowledged(code) === code)).toEqual([]);
  await messages.compare("server-notifications.txt");
});

type Smtp = Parameters<typeof explainSmtp>[0];

it("mail and notifications that are not taken", async () => {
  const messages = new Messages(
    "Mail and notifications that are not taken: the log, `npm run enquiries -- show ID`, `npm run preflight`",
  );
  const told = (when: string, error: object, isAcknowledgement = false, isSecure = false) => {
    const server = { place: "mail.kutch.test:587", isSecure };
    const { failure, message, mend } = explainSmtp(
      Object.assign(new Error("Unexpected"), error) as Smtp,
      server,
      isAcknowledgement,
    );
    messages.add(when, `${failure}: ${message} ${mend}`);
  };
  const reply = (responseCode: number, response: string, command: string) => ({
    responseCode,
    response: `${responseCode} ${response}`,
    command,
  });
  told("the mail server has no name", { code: "EDNS", originalCode: "ENOTFOUND" });
  told("nothing listens there", { code: "ESOCKET", originalCode: "ECONNREFUSED" });
  told("no answer in time", { code: "ETIMEDOUT", message: "Connection timeout" });
  told("an attempt takes too long", { code: "EABORT" });
  told("the connection breaks", { code: "ECONNECTION", originalCode: "ECONNRESET", message: "read ECONNRESET" });
  told("a certificate of another host", {
    code: "ESOCKET",
    originalCode: "ERR_TLS_CERT_ALTNAME_INVALID",
    message: "Host: mail.kutch.test. is not in the cert's altnames",
  });
  told("no TLS, with smtp://", { code: "ETLS" });
  told("no TLS, with smtps://", { code: "ESOCKET", originalCode: "EPROTO" }, false, true);
  told("no way to log in", { code: "EAUTH" });
  told("a wrong password", reply(535, "5.7.8 Authentication failed", "AUTH PLAIN"));
  told("a login that cannot be looked at", reply(454, "4.7.0 Temporary authentication failure", "AUTH PLAIN"));
  told("the mail is too large", reply(552, "5.3.4 Too big", "DATA"));
  told("no address", { code: "EENVELOPE", message: "No recipients defined" });
  told("the server stops", reply(421, "4.3.2 Shutting down", "CONN"));
  told("the machine is blocked", reply(554, "5.7.1 Blocked", "CONN"));
  told("the sender is refused", reply(550, "5.7.1 Sender rejected", "MAIL FROM"));
  told("the sender of a confirmation is refused", reply(550, "5.7.1 Sender rejected", "MAIL FROM"), true);
  told("the recipient is refused", reply(550, "5.1.1 No such user", "RCPT TO"));
  told("the recipient of a confirmation is refused", reply(550, "5.1.1 User unknown", "RCPT TO"), true);
  told("the mailbox is full", reply(552, "5.2.2 Mailbox full", "RCPT TO"));
  told("the visitor's mailbox is full", reply(552, "5.2.2 Mailbox full", "RCPT TO"), true);
  told("the day's mails are used up", reply(550, "5.4.5 Daily sending quota exceeded", "DATA"));
  told("the sender is not believed", reply(550, "5.7.26 Unauthenticated", "DATA"));
  told("the mail server is in trouble", reply(554, "5.3.0 Cannot write", "DATA"));
  told("the mail is refused", reply(554, "5.7.1 Spam", "DATA"));
  told("the server asks for patience", reply(451, "4.7.1 Greylisted", "RCPT TO"));

  const post = (answering: typeof fetch, format: "generic" | "telegram" = "generic") => {
    vi.stubGlobal("fetch", answering);
    return webhookSender({ url: "https://hooks.test/key", secret: undefined, format, chat: "1" })({
      ...{ ...capNotice("2026-11-23", 300, "Kutch IT"), at: now },
    });
  };
  const answer =
    (status: number, text = "") =>
    () =>
      Promise.resolve(new Response(text, { status }));
  await messages.refused("a webhook that answers 404", () => post(answer(404)));
  await messages.refused("Telegram refuses", () =>
    post(answer(400, '{"ok":false,"description":"Bad Request: chat was not found"}'), "telegram"),
  );
  const timeout = () => Promise.reject(Object.assign(new Error("timeout"), { name: "TimeoutError" }));
  await messages.refused("a webhook that does not answer", () => post(timeout));
  vi.unstubAllGlobals();
  await messages.compare("server-delivery.txt");
});
