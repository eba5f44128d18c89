import { expect, it } from "vitest";
import { textFields } from "../../support/typical-enquiry.ts";
import { send } from "../support/enquiries.ts";
import { sharedHost, sharedSmtpSink } from "../support/shared-servers.ts";
import type { ReceivedMail } from "../support/smtp-sink.ts";

const sink = sharedSmtpSink();
const host = sharedHost(() => ({ smtpPort: sink.port }));

const attacks = [
  "\r\nBcc: victim@x.test",
  "\nBcc: victim@x.test\n\nNew body",
  "\rBcc: victim@x.test",
  "\r\n.\r\nMAIL FROM:<evil@x.test>\r\nRCPT TO:<victim@x.test>\r\nDATA\r\nspam\r\n.\r\n",
  "%0d%0aBcc: victim@x.test",
  "\u2028Bcc: victim@x.test",
  "\u0085Bcc: victim@x.test",
  "=?utf-8?q?=0D=0ABcc:_victim@x.test?=",
  "\u0000Bcc: victim@x.test",
  "<script>alert(1)</script><img src=x onerror=alert(1)>\"'&",
  "--boundary\r\nContent-Type: text/html\r\n\r\n<b>spam</b>",
];

async function mailOf(message: string): Promise<ReceivedMail> {
  await expect
    .poll(async () => {
      await host.sweep();
      return sink.mails.filter((mail) => mail.text?.includes(message)).length;
    })
    .toBe(1);
  const [mail] = sink.mails.filter((candidate) => candidate.text?.includes(message));
  if (!mail) throw new Error("no mail");
  return mail;
}

const headersOf = ({ raw }: ReceivedMail) => raw.slice(0, raw.indexOf("\r\n\r\n"));
const headerNames = (mail: ReceivedMail) =>
  headersOf(mail)
    .split(/\r\n(?![ \t])/)
    .map((line) => line.slice(0, line.indexOf(":")).toLowerCase());

/** Every field that takes words. `submissions.test.ts` covers addresses, which are refused when they contain more. */
const attacked = textFields.filter(({ kind }) => kind !== "email");

it.each(
  attacked.flatMap(({ wireName: field, maxLength }) =>
    attacks.map((attack, index) => ({ field, maxLength, attack, index })),
  ),
)("an injection in $field stays text in the mail: $attack", async ({ field, maxLength, attack, index }) => {
  const mark = `Marked ${field} ${index}`;
  const params = {
    message: mark,
    company: "",
    from_name: "Asha",
    phone: "",
    [field]: field === "message" ? `${mark} ${attack}` : `A${attack}`.slice(0, maxLength),
  };
  expect(await send(host.url, params)).toEqual([200, "OK"]);
  const mail = await mailOf(mark);
  expect(mail.envelopeTo).toEqual(["owner@kutchit.example"]);
  expect(headerNames(mail).sort()).toEqual([
    "auto-submitted",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "references",
    "reply-to",
    "subject",
    "to",
  ]);
  expect(mail.replyTo).toHaveLength(1);
  expect(mail.subject).toMatch(/^Kutch IT enquiry: [^\p{Cc}\u2028\u2029]+$/u);
  expect(mail.subject).not.toMatch(/^bcc:/im);
  expect(mail.attachments).toHaveLength(0);
  expect(mail.html).not.toMatch(/<script|<img|<b>/i);
});

it("a line with a lone dot arrives as it was typed", async () => {
  const message = "Dots ahead\n.\n..\n.hidden\nDots behind";
  await send(host.url, { message });
  const mail = await mailOf("Dots ahead");
  expect(mail.text?.replaceAll("\r\n", "\n")).toContain(message);
});

it("the injection attempts caused no additional mails", () => {
  expect(sink.mails).toHaveLength(attacked.length * attacks.length + 1);
});
