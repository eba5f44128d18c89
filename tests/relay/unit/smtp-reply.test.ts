import { expect, it } from "vitest";
import { explainSmtp } from "../../../server/relay/deliver/smtp-failure.ts";

type Step = "connect" | "EHLO" | "AUTH PLAIN" | "MAIL FROM" | "RCPT TO" | "DATA";

/** The answers of real servers, and what is done: "refused" is final for this mail, all others wait. */
const answers: [server: string, step: Step, failure: string, response: string][] = [
  ["Gmail", "RCPT TO", "refused", "550-5.1.1 The email account that you tried to reach does not exist. NoSuchUser"],
  ["Gmail", "DATA", "sender refused", "550-5.7.26 This mail has been blocked because the sender is unauthenticated."],
  ["Gmail", "DATA", "unreachable", "550-5.7.25 The IP address sending this message does not have a PTR record setup."],
  ["Gmail", "DATA", "refused", "550-5.7.1 Gmail has detected that this message is likely unsolicited mail."],
  ["Gmail", "DATA", "refused", "552-5.2.3 Your message exceeded Google's message size limits."],
  ["Gmail", "AUTH PLAIN", "login refused", "535-5.7.8 Username and Password not accepted. BadCredentials"],
  ["Gmail", "MAIL FROM", "encryption failed", "530-5.7.0 Must issue a STARTTLS command first."],
  ["Exchange", "DATA", "sender refused", "550 5.7.60 SMTP; Client does not have permissions to send as this sender"],
  ["Exchange", "DATA", "limit reached", "550 5.7.705 Access denied, tenant has exceeded threshold"],
  ["Outlook", "MAIL FROM", "unreachable", "550 5.7.606 Access denied, banned sending IP [203.0.113.9]"],
  ["Postfix", "RCPT TO", "login refused", "554 5.7.1 <owner@kutch.test>: Relay access denied"],
  [
    "Postfix",
    "RCPT TO",
    "sender refused",
    "553 5.7.1 <server@kutch.test>: Sender address rejected: not owned by user asha",
  ],
  [
    "Postfix",
    "RCPT TO",
    "unreachable",
    "554 5.7.1 Service unavailable; Client host [203.0.113.9] blocked using zen.spamhaus.org",
  ],
  ["Postfix", "MAIL FROM", "delayed", "452 4.3.1 Insufficient system storage"],
  ["Dovecot", "DATA", "mailbox full", "552 5.2.2 <owner@kutch.test> Quota exceeded (mailbox for user is full)"],
  ["Exim", "RCPT TO", "mailbox full", "552 Mailbox quota exceeded"],
  ["Exim", "DATA", "refused", "550 This message scored 12.5 spam points."],
  ["SES", "DATA", "limit reached", "454 Throttling failure: Daily message quota exceeded."],
  ["Yahoo", "RCPT TO", "refused", "554 delivery error: dd This user doesn't have a yahoo.com account"],
  ["a full disk", "DATA", "delayed", "554 5.3.0 Unable to write the queue file"],
  ["a class against its code", "RCPT TO", "delayed", "550 4.7.1 Please come back in an hour"],
  ["Exchange", "RCPT TO", "unreachable", "550 5.7.511 Access denied, banned sender[203.0.113.9]."],
  ["Postfix", "RCPT TO", "delayed", "503 5.5.1 Error: need MAIL command"],
  ["Zoho", "DATA", "login refused", "554 5.7.1 Your account has been suspended for sending spam"],
  ["Exim", "RCPT TO", "sender refused", "550 5.1.0 Address rejected. Sender domain has no MX"],
  ["only a code", "RCPT TO", "mailbox full", "552 Requested action aborted"],
];

const explain = (command: string, response: string, isAcknowledgement: boolean) =>
  explainSmtp(
    Object.assign(new Error("Unexpected"), { command, response, responseCode: Number(response.slice(0, 3)) }),
    "mail.kutch.test:587",
    isAcknowledgement,
  );

it.each(answers)("%s's reply to the SMTP command %s is classified as %j: %s", (_server, command, failure, response) => {
  const told = explain(command, response, false);
  expect(told.failure).toBe(failure);
  expect(told.remedy).toMatch(/^[A-Zn].+\.$/);
});

it("a full mailbox delays only its own acknowledgement", () =>
  expect(explain("RCPT TO", "552 5.2.2 Mailbox full", true).failure).toBe("delayed"));
