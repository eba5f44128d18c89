import { ownerCommand } from "../../owner-command-text.ts";
import { DeliveryError, type FailureKind } from "./delivery-error.ts";

/** The mail library's error: `command` is the step of the reply, `originalCode` that of the system or of OpenSSL. */
export type SmtpError = Error & { responseCode?: number } & {
  [name in "code" | "originalCode" | "command" | "response"]?: string;
};

const laterByItself = "It is tried again by itself: do something only where this stays.";

/** What the owner can do. It is logged too, so it contains no words of the server or of a person. */
const remedies: Readonly<Record<FailureKind, string>> = {
  refused: `Look at what it says, and at MAIL_TO: the mailbox has to exist, and this mail server to take mail for it, of 1 MB at least. Where it takes the mail for spam or forged: npm run preflight says which DNS records are missing. Read the enquiry with: ${ownerCommand()}.`,
  delayed: laterByItself,
  unreachable: `Look at host and port in SMTP_URL (smtps:// for port 465, smtp:// for 587), whether the mail server runs, whether a firewall or the provider of this machine keeps it from that port, and whether the mail server blocks this machine's address. ${laterByItself}`,
  "login refused":
    "Look at user and password in SMTP_URL (signs such as # / ? % @ : are percent-encoded in it), and whether the account wants a password for programs or has been closed.",
  "encryption failed":
    "Look at the port in SMTP_URL: smtp:// is for port 587, smtps:// for port 465. Give it the host name that the certificate was issued for, or have that renewed on the mail server; and see that this machine's clock is right. A password is sent without encryption only where SMTP_URL ends in ?requireTLS=false.",
  "sender refused":
    "Look at MAIL_FROM (without it MAIL_TO): it has to be an address that the login of SMTP_URL may send as. npm run preflight says which DNS records (SPF, DKIM, DMARC) are missing. What waits is sent by itself after that.",
  "mailbox full": "Make room in the mailbox of MAIL_TO. What waits comes then by itself.",
  "limit reached": `${laterByItself} Then ask whose mail server it is for a higher limit, or lower DAILY_CAP.`,
};

/** The same for an acknowledgement, which goes to a visitor and has an empty sender. */
const remediesOfAcknowledgement: Readonly<Partial<typeof remedies>> = {
  "sender refused": "Let the mail server take an empty sender, or set ACKNOWLEDGE to no.",
  refused: "Where the visitor's address takes no mail, only the visitor can change that.",
};

type Rule = {
  failure: FailureKind;
  /** Reply codes, and subjects and details of the enhanced status code (RFC 3463). */
  codes: RegExp;
  /** The server's own words. They decide where the code says nothing, or a provider uses it in its own way. */
  words?: RegExp;
};

/**
 * What a reply is about, whatever its first digit says. The first rule that applies decides. Codes: RFC 3463, RFC 7372
 * (authentication of senders), Gmail (https://support.google.com/a/answer/3726730), Exchange
 * (https://learn.microsoft.com/exchange/mail-flow-best-practices/non-delivery-reports-in-exchange-online).
 */
const rules: readonly Rule[] = [
  {
    failure: "encryption failed",
    codes: /^7\.1[01]$/,
    words: /\b(?:starttls|encryption|tls)\b.{0,30}\b(?:first|required|needed)|must issue a starttls/i,
  },
  {
    failure: "login refused",
    codes: /^(?:53[0458]|7\.(?:3|8|9|14|57|64|139))$/,
    words:
      /relay(?:ing)?\b.{0,20}(?:denied|not permitted|prohibited|forbidden)|unable to relay|authenticat\w+ (?:is )?required|not authenticated|your account\b.{0,40}\b(?:suspended|disabled|locked|closed)/i,
  },
  // The mail is too large.
  {
    failure: "refused",
    codes: /^(?:523|2\.3|3\.4)$/,
    words: /too (?:large|big)\b|\bsize\b.{0,30}(?:exceed|limit|max)|exceeds?\b.{0,40}\bsize\b/i,
  },
  {
    failure: "limit reached",
    codes: /^(?:4\.5|2\.12[12]|7\.(?:28|705|708|750))$/,
    words:
      /\b(?:daily|hourly|monthly|sending|submission|sender'?s?|rate|user)\b.{0,40}\b(?:limit|quota|threshold)|(?:limit|quota)\b.{0,30}\b(?:per|a|this) (?:day|hour|minute|month)|too many (?:messages|mails|e-?mails)|throttl|unusual sending|rate.?limit/i,
  },
  {
    failure: "mailbox full",
    codes: /^(?:522|2\.2)$/,
    words:
      /over ?quota|quota.{0,20}(?:exceeded|full)|exceed\w*.{0,30}(?:quota|storage)|(?:mailbox|inbox|account|user)\b.{0,40}\bfull\b|out of (?:storage|space)/i,
  },
  {
    failure: "sender refused",
    codes: /^(?:1\.[78]|2\.252|7\.(?:2[0-4]|2[67]|60|50[0-3]|509|515))$/,
    words:
      /\b(?:dmarc|spf|dkim)\b|unauthenticated|sender\b.{0,40}\b(?:rejected|denied|refused|not allowed|not owned|unknown|unauthori[sz]ed|verif)|sender(?:'s)? domain|not owned by|send ?as\b|\bfrom address\b/i,
  },
  // The server turns this machine away.
  {
    failure: "unreachable",
    codes: /^7\.(?:25|40|511|60[6-9]|6[1-4]\d)$/,
    words:
      /client host|spamhaus|barracuda|\b(?:dnsbl|rbl|ptr)\b|block ?list|black ?list|reverse (?:dns|hostname)|\bhelo\b|\bip\b.{0,40}(?:block|banned|listed|reputation|denied|unauthori[sz]ed)|(?:block|banned|listed|reputation|denied|unauthori[sz]ed)\w*\b.{0,40}\bip\b/i,
  },
  // There is no such mailbox.
  {
    failure: "refused",
    codes: /^(?:1\.\d+|2\.1|4\.(?:1|4|310))$/,
    words:
      /(?:no such|unknown|invalid) (?:user|recipient|mailbox|address)|(?:user|mailbox|recipient|account)\b.{0,40}\b(?:unknown|not found|unavailable|does(?:n't| not) (?:exist|have)|disabled|inactive)|recipient address rejected/i,
  },
  { failure: "mailbox full", codes: /^552$/ },
  // The server has trouble of its own.
  { failure: "delayed", codes: /^(?:50[0234]|2\.[04]|[345]\.\d+)$/ },
];

/** What a reply without more is about, at the steps at which it is about this mail. Before, it is about the connection. */
const byStep: Readonly<Record<string, FailureKind>> = {
  "MAIL FROM": "sender refused",
  "RCPT TO": "refused",
  DATA: "refused",
};

/** The enhanced status code after the reply's own: its class, and subject and detail. */
const enhanced = /^\d{3}[ -](?:\S+: )?#?([245])\.(\d{1,3}\.\d{1,3})\b/;

/** What a reply means. What would hold for every mail waits for its end; only what is about this mail is final. */
function withReply({ command = "", responseCode = 0, response = "" }: SmtpError): FailureKind {
  // "Service not available" (RFC 5321, 4.2.2): a busy or stopping server says it at any step.
  if (responseCode === 421) return "unreachable";
  const [all = "", classOf, status = ""] = enhanced.exec(response) ?? [];
  const words = response.slice(all.length);
  const rule = rules.find(
    (one) => one.codes.test(`${responseCode}`) || one.codes.test(status) || one.words?.test(words),
  );
  if (command === "STARTTLS" || rule?.failure === "encryption failed") return "encryption failed";
  if (command.startsWith("AUTH") || rule?.failure === "login refused") return "login refused";
  const atStep = byStep[command];
  if (!atStep) return "unreachable";
  const failure = rule?.failure ?? atStep;
  const isLater = responseCode < 500 || classOf === "4";
  return isLater && failure === "refused" ? "delayed" : failure;
}

/** What it means that there was no reply, by the code of the library or of the system. */
function withoutReply({ code = "", originalCode = "" }: SmtpError): FailureKind {
  const isOfTls = /CERT|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|^ERR_SSL|^ETLS$|^EPROTO$/;
  if (isOfTls.test(code) || isOfTls.test(originalCode)) return "encryption failed";
  if (code === "EAUTH") return "login refused";
  return code === "EMESSAGE" || code === "EENVELOPE" ? "refused" : "unreachable";
}

/** The server's own words, for the owner. */
const quote = (text: string) => `"${text.replaceAll(/\s+/g, " ").trim().slice(0, 300)}"`;

/** Explains why a mail was not taken: what the server at `place` said, and which setting to check. */
export function explainSmtp(error: SmtpError, place: string, isAcknowledgement: boolean): DeliveryError {
  const { responseCode, originalCode, code, name, response, message } = error;
  const found = responseCode ? withReply(error) : withoutReply(error);
  // Only the visitor can make room in a mailbox of theirs, and others need not wait for it.
  const failure = isAcknowledgement && found === "mailbox full" ? "delayed" : found;
  const remedy = (isAcknowledgement && remediesOfAcknowledgement[failure]) || remedies[failure];
  const said = responseCode
    ? `said ${quote(response || `${responseCode}`)}`
    : `took nothing (${originalCode || message})`;
  const short = String(responseCode ?? originalCode ?? code ?? name);
  return new DeliveryError(failure, short, `${place} ${said}.`, { remedy });
}
