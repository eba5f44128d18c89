import { spawnSync } from "node:child_process";
import { parseMail } from "@protontech/jsmimeparser";
import { extract, parse } from "letterparser";
import { type AddressObject, simpleParser } from "mailparser";
import PostalMime from "postal-mime";

/** A parsed mail: addresses without names, ids as in the mail. */
type MailAsRead = {
  from: { name: string; address: string };
  to: string;
  replyTo: string;
  subject: string;
  messageId: string;
  references: string;
  /** As ISO 8601. */
  date: string;
  text: string;
  html: string;
};

const iso = (date: string | Date | undefined) => new Date(date ?? Number.NaN).toISOString();

async function byPostalMime(raw: string): Promise<MailAsRead> {
  const mail = await PostalMime.parse(raw);
  return {
    from: { name: mail.from?.name ?? "", address: mail.from?.address ?? "" },
    to: mail.to?.[0]?.address ?? "",
    replyTo: mail.replyTo?.[0]?.address ?? "",
    subject: mail.subject ?? "",
    messageId: mail.messageId ?? "",
    references: mail.references ?? "",
    date: iso(mail.date),
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}

async function byMailparser(raw: string): Promise<MailAsRead> {
  const mail = await simpleParser(raw);
  const of = (address: AddressObject | AddressObject[] | undefined) => [address].flat()[0]?.value[0];
  return {
    from: { name: of(mail.from)?.name ?? "", address: of(mail.from)?.address ?? "" },
    to: of(mail.to)?.address ?? "",
    replyTo: of(mail.replyTo)?.address ?? "",
    subject: mail.subject ?? "",
    messageId: mail.messageId ?? "",
    references: [mail.references].flat().join(" "),
    date: iso(mail.date),
    text: mail.text ?? "",
    html: mail.html || "",
  };
}

async function byLetterparser(raw: string): Promise<MailAsRead> {
  const message = parse(raw);
  const mail = extract(message);
  return {
    from: { name: mail.from?.name ?? "", address: mail.from?.address ?? "" },
    to: mail.to?.[0]?.address ?? "",
    replyTo: mail.replyTo?.[0]?.address ?? "",
    subject: mail.subject ?? "",
    messageId: message.headers["Message-Id"] ?? "",
    references: message.headers.References ?? "",
    date: iso(mail.date),
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}

async function byJsmime(raw: string): Promise<MailAsRead> {
  const mail = parseMail(raw);
  const [to] = mail.to ?? [];
  return {
    from: { name: mail.from?.name ?? "", address: mail.from?.email ?? "" },
    to: to && "email" in to ? to.email : "",
    replyTo: mail["reply-to"]?.email ?? "",
    subject: mail.subject ?? "",
    messageId: mail.headers["message-id"]?.[0] ?? "",
    references: mail.headers.references?.[0] ?? "",
    date: iso(mail.date),
    text: mail.body.text ?? "",
    html: mail.body.html ?? "",
  };
}

/** Parses the mail on its input, and prints its defects. */
const pythonProgram = `
import email, email.policy, json, sys
mail = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default)
defects = [str(defect) for part in mail.walk() for defect in [*part.defects, *(d for v in part.values() for d in v.defects)]]
if defects: sys.exit("; ".join(defects))
[sender] = mail["from"].addresses
body = lambda kind: mail.get_body((kind,)).get_content()
print(json.dumps({
    "from": {"name": sender.display_name, "address": sender.addr_spec}, "to": mail["to"].addresses[0].addr_spec,
    "replyTo": mail["reply-to"].addresses[0].addr_spec, "subject": mail["subject"], "messageId": mail["message-id"],
    "references": mail["references"], "date": mail["date"].datetime.isoformat(), "text": body("plain"), "html": body("html"),
}))
`;

async function byPython(raw: string): Promise<MailAsRead> {
  const { status, stdout, stderr } = spawnSync("python3", ["-c", pythonProgram], {
    ...{
      input: Buffer.from(raw, "latin1"),
      encoding: "utf8",
      env: { ...process.env, PYTHONIOENCODING: "utf-8" },
    },
  });
  if (status !== 0) throw new Error(stderr);
  const mail = JSON.parse(stdout) as MailAsRead;
  return { ...mail, date: iso(mail.date) };
}

const hasPython = spawnSync("python3", ["--version"]).status === 0;

/**
 * Parsers without common code: those of webmail, of servers, of Thunderbird and of Proton, and Python's when it is
 * installed.
 */
export const mailParsers: Readonly<Record<string, (raw: string) => Promise<MailAsRead>>> = {
  "postal-mime": byPostalMime,
  mailparser: byMailparser,
  letterparser: byLetterparser,
  "jsmime (Thunderbird's)": byJsmime,
  ...(hasPython && { "Python's email": byPython }),
};
