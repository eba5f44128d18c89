import { expect, it } from "vitest";
import { explainSmtp } from "../../../server/relay/deliver/smtp-failure.ts";

type Step = "connect" | "EHLO" | "AUTH PLAIN" | "MAIL FROM" | "RCPT TO" | "DATA";

/** The answers of real servers, and what is done: "refused" is final for this mail, all others wait. */
const answers: [server: string, step: Step, failure: string, response: string][] = [
  ["Gmail", "RCPT TO", "refused", "550-5.1.1 The email account that you tried to reach does not exist. NoSuchUser"],
  ["Gmail", "RCPT TO", "refused", "550 5.2.1 The email account that you tried to reach is inactive. DisabledUser"],
  [
    "Gmail",
    "RCPT TO",
    "mailbox full",
    "552-5.2.2 The recipient's inbox is out of storage space and inactive. OverQuotaPerm",
  ],
  ["Gmail", "RCPT TO", "mailbox full", "452-4.2.2 The recipient's inbox is out of storage space. OverQuotaTemp"],
  [
    "Gmail",
    "DATA",
    "limit reached",
    "550-5.4.5 Daily user sending limit exceeded. For more information on Gmail sending limits",
  ],
  ["Gmail", "DATA", "sender refused", "550-5.7.26 This mail has been blocked because the sender is unauthenticated."],
  [
    "Gmail",
    "DATA",
    "limit reached",
    "550-5.7.28 Gmail has detected an unusual rate of unsolicited mail originating from your IP address.",
  ],
  ["Gmail", "DATA", "unreachable", "550-5.7.25 The IP address sending this message does not have a PTR record setup."],
  ["Gmail", "DATA", "refused", "550-5.7.1 Gmail has detected that this message is likely unsolicited mail."],
  ["Gmail", "DATA", "refused", "552-5.2.3 Your message exceeded Google's message size limits."],
  ["Gmail", "AUTH PLAIN", "login refused", "535-5.7.8 Username and Password not accepted. BadCredentials"],
  ["Gmail", "AUTH PLAIN", "login refused", "534-5.7.9 Application-specific password required."],
  ["Gmail", "MAIL FROM", "encryption failed", "530-5.7.0 Must issue a STARTTLS command first."],
  ["Gmail", "MAIL FROM", "login refused", "530-5.7.0 Authentication Required. For more information, go to"],
  ["Gmail", "DATA", "unreachable", "421-4.7.0 Try again later, closing connection."],
  ["Exchange", "RCPT TO", "refused", "550 5.4.1 Recipient address rejected: Access denied."],
  [
    "Exchange",
    "RCPT TO",
    "refused",
    "550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup",
  ],
  [
    "Exchange",
    "DATA",
    "sender refused",
    "554 5.2.252 SendAsDenied; asha@kutch.test not allowed to send as hello@kutch.test",
  ],
  ["Exchange", "DATA", "sender refused", "550 5.7.60 SMTP; Client does not have permissions to send as this sender"],
  [
    "Exchange",
    "DATA",
    "delayed",
    "554 5.2.0 STOREDRV.Deliver.Exception:StoragePermanentException.MapiExceptionUnexpectedMailboxState",
  ],
  [
    "Exchange",
    "DATA",
    "limit reached",
    "554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException; the sender's submission quota was exceeded",
  ],
  ["Exchange", "DATA", "limit reached", "550 5.7.705 Access denied, tenant has exceeded threshold"],
  ["Exchange", "DATA", "sender refused", "550 5.1.8 Access denied, bad outbound sender"],
  ["Exchange", "MAIL FROM", "login refused", "530 5.7.57 Client not authenticated to send mail"],
  [
    "Exchange",
    "AUTH PLAIN",
    "login refused",
    "535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.",
  ],
  ["Exchange", "RCPT TO", "login refused", "550 5.7.64 TenantAttribution; Relay Access Denied"],
  ["Outlook", "MAIL FROM", "unreachable", "550 5.7.606 Access denied, banned sending IP [203.0.113.9]"],
  [
    "Outlook",
    "DATA",
    "sender refused",
    "550 5.7.515 Access denied, sending domain kutch.test does not meet the required authentication level.",
  ],
  [
    "Postfix",
    "RCPT TO",
    "refused",
    "550 5.1.1 <owner@kutch.test>: Recipient address rejected: User unknown in local recipient table",
  ],
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
  ["Postfix", "RCPT TO", "delayed", "450 4.2.0 <owner@kutch.test>: Recipient address rejected: Greylisted"],
  ["Postfix", "MAIL FROM", "delayed", "452 4.3.1 Insufficient system storage"],
  ["Postfix", "MAIL FROM", "refused", "552 5.3.4 Message size exceeds fixed limit"],
  ["Dovecot", "DATA", "mailbox full", "552 5.2.2 <owner@kutch.test> Quota exceeded (mailbox for user is full)"],
  ["Exim", "RCPT TO", "mailbox full", "552 Mailbox quota exceeded"],
  ["Exim", "RCPT TO", "refused", "550 No such recipient here"],
  ["Exim", "DATA", "refused", "550 This message scored 12.5 spam points."],
  ["Zoho", "MAIL FROM", "limit reached", "550 5.4.6 Unusual sending activity detected. Please try after sometime"],
  [
    "Zoho",
    "DATA",
    "sender refused",
    "553 Relaying disallowed as server@kutch.test, sender is not allowed to relay emails",
  ],
  ["SES", "DATA", "limit reached", "454 Throttling failure: Daily message quota exceeded."],
  ["SES", "DATA", "sender refused", "554 Message rejected: sender email address is not verified."],
  [
    "Yahoo",
    "DATA",
    "unreachable",
    "421 4.7.0 [TSS04] Messages from 203.0.113.9 temporarily deferred due to unexpected volume",
  ],
  ["Yahoo", "RCPT TO", "refused", "554 delivery error: dd This user doesn't have a yahoo.com account"],
  ["Yahoo", "connect", "unreachable", "553 5.7.1 [BL21] Connections will not be accepted from 203.0.113.9"],
  ["Brevo", "MAIL FROM", "unreachable", "525 5.7.1 Unauthorized IP address"],
  ["Brevo", "DATA", "limit reached", "550 5.7.1 You have reached your sending limit of 300 emails per day"],
  ["a full disk", "DATA", "delayed", "554 5.3.0 Unable to write the queue file"],
  ["a class against its code", "RCPT TO", "delayed", "550 4.7.1 Please come back in an hour"],
  ["only a code", "RCPT TO", "mailbox full", "552 Requested action aborted"],
];

const explain = (command: string, response: string, isAcknowledgement: boolean) =>
  explainSmtp(
    Object.assign(new Error("Unexpected"), { command, response, responseCode: Number(response.slice(0, 3)) }),
    { place: "mail.kutch.test:587", isSecure: false },
    isAcknowledgement,
  );

it.each(answers)("takes %s's answer to %s for %j: %s", (_server, command, failure, response) => {
  const told = explain(command, response, false);
  expect(told.failure).toBe(failure);
  expect(told.mend).toMatch(/^[A-Zn].+\.$/);
});

it("tries an acknowledgement again later when the visitor's mailbox is full, and holds up no other", () => {
  const told = explain("RCPT TO", "552 5.2.2 Mailbox full", true);
  expect([told.failure, told.message]).toEqual(["delayed", expect.stringContaining("the visitor's mailbox is full")]);
});
