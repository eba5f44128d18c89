import { ownerCommand } from "../../owner-command.ts";
import { DeliveryError, type Failure } from "./transport.ts";

/** The mail library's error. */
export type SmtpError = Error & {
  code?: string;
  /** The code of the system or of OpenSSL, when the library replaced it. */
  originalCode?: string;
  /** The step at which the server replied. */
  command?: string;
  responseCode?: number;
  response?: string;
};

/**
 * `what` continues after the server's name. `remedy` is logged too, so it contains no words of the server or of a person.
 */
type Told = { failure: Failure; what: string; remedy: string };

const laterByItself = "It is tried again by itself: do something only where this stays.";

const noTls: Told = {
  failure: "encryption failed",
  what: "began no encrypted connection",
  remedy:
    "Look at the port in SMTP_URL: smtp:// is for port 587, smtps:// for port 465. A password is sent without encryption only where SMTP_URL ends in ?requireTLS=false.",
};
const login: Told = {
  failure: "login refused",
  what: "refused the login",
  remedy:
    "Look at user and password in SMTP_URL (signs such as # / ? % @ : are percent-encoded in it), and whether the account wants a password for programs or has been closed.",
};
const turnedAway: Told = {
  failure: "unreachable",
  what: "turns this machine away",
  remedy: "Look at host and port in SMTP_URL; ask whose mail server it is whether it blocks this machine's address.",
};
const tooLarge: Told = {
  failure: "refused",
  what: "takes no mail of this size",
  remedy: `Read it with: ${ownerCommand()}. The limit is the mail server's: let it take at least 1 MB.`,
};
const mailboxFull: Told = {
  failure: "mailbox full",
  what: "says that the mailbox is full",
  remedy: "Make room in the mailbox of MAIL_TO. What waits comes then by itself.",
};
const sender: Told = {
  failure: "sender refused",
  what: "takes nothing from this sender",
  remedy:
    "Look at MAIL_FROM (without it MAIL_TO): it has to be an address that the login of SMTP_URL may send as. What waits is sent by itself after that.",
};
const recipient: Told = {
  failure: "refused",
  what: "takes nothing for this recipient",
  remedy:
    "Look at MAIL_TO: the mailbox has to exist, and this mail server to take mail for it. Then resend what is dead.",
};
const otherMail: Told = {
  failure: "refused",
  what: "does not take this mail",
  remedy: `Look at what it says. Where it takes the mail for spam or forged: npm run preflight says which DNS records are missing. Read the enquiry with: ${ownerCommand()}.`,
};
const later: Told = {
  failure: "delayed",
  what: "asks to be tried later",
  remedy: `${laterByItself} Servers do so with senders that they do not know (greylisting).`,
};
const busy: Told = { failure: "unreachable", what: "takes nothing just now", remedy: laterByItself };

/** What is otherwise with an acknowledgement, which goes to a visitor and has an empty sender. */
const ofAcknowledgement = new Map<Told, Told>([
  [
    mailboxFull,
    {
      failure: "delayed",
      what: "says that the visitor's mailbox is full",
      remedy: "Only the visitor can make room in it.",
    },
  ],
  [sender, { ...sender, remedy: "Let the mail server take an empty sender, or set ACKNOWLEDGE to no." }],
  [recipient, { ...recipient, remedy: "The visitor's address takes no mail, which only the visitor can change." }],
]);

type Rule = {
  told: Told;
  /** Subject and detail of the enhanced status code (RFC 3463). */
  status?: RegExp;
  /** The server's own words. They decide where the code says nothing, or a provider uses it in its own way. */
  words?: RegExp;
  /** Reply codes that say enough. */
  codes?: readonly number[];
};

/**
 * What a reply is about, whatever its first digit says. The first rule that applies decides. Codes: RFC 3463, RFC 7372
 * (authentication of senders), Gmail (https://support.google.com/a/answer/3726730), Exchange
 * (https://learn.microsoft.com/exchange/mail-flow-best-practices/non-delivery-reports-in-exchange-online).
 */
const rules: readonly Rule[] = [
  {
    told: noTls,
    status: /^7\.1[01]$/,
    words: /\b(?:starttls|encryption|tls)\b.{0,30}\b(?:first|required|needed)|must issue a starttls/i,
  },
  {
    told: login,
    status: /^7\.(?:3|8|9|14|57|64|139)$/,
    codes: [530, 534, 535, 538],
    words:
      /relay(?:ing)?\b.{0,20}(?:denied|not permitted|prohibited|forbidden)|unable to relay|authenticat\w+ (?:is )?required|not authenticated|your account\b.{0,40}\b(?:suspended|disabled|locked|closed)/i,
  },
  {
    told: tooLarge,
    status: /^(?:2\.3|3\.4)$/,
    codes: [523],
    words: /too (?:large|big)\b|\bsize\b.{0,30}(?:exceed|limit|max)|exceeds?\b.{0,40}\bsize\b/i,
  },
  {
    told: {
      failure: "limit reached",
      what: "takes no more mails for now",
      remedy: `${laterByItself} Then ask whose mail server it is for a higher limit, or lower DAILY_CAP.`,
    },
    status: /^(?:4\.5|2\.12[12]|7\.(?:28|705|708|750))$/,
    words:
      /\b(?:daily|hourly|monthly|sending|submission|sender'?s?|rate|user)\b.{0,40}\b(?:limit|quota|threshold)|(?:limit|quota)\b.{0,30}\b(?:per|a|this) (?:day|hour|minute|month)|too many (?:messages|mails|e-?mails)|throttl|unusual sending|rate.?limit/i,
  },
  {
    told: mailboxFull,
    status: /^2\.2$/,
    codes: [522],
    words:
      /over ?quota|quota.{0,20}(?:exceeded|full)|exceed\w*.{0,30}(?:quota|storage)|(?:mailbox|inbox|account|user)\b.{0,40}\bfull\b|out of (?:storage|space)/i,
  },
  {
    told: {
      failure: "sender refused",
      what: "does not believe that mails of this sender are its own",
      remedy:
        "npm run preflight says which DNS records (SPF, DKIM, DMARC) are missing. What waits is sent by itself after that.",
    },
    status: /^7\.(?:2[0-4]|2[67]|509|515)$/,
    words: /\b(?:dmarc|spf|dkim)\b|unauthenticated/i,
  },
  {
    told: sender,
    status: /^(?:1\.[78]|2\.252|7\.(?:60|50[0-3]))$/,
    words:
      /sender\b.{0,40}\b(?:rejected|denied|refused|not allowed|not owned|unknown|unauthori[sz]ed|verif)|sender(?:'s)? domain|not owned by|send ?as\b|\bfrom address\b/i,
  },
  {
    told: turnedAway,
    status: /^7\.(?:25|40|511|60[6-9]|6[1-4]\d)$/,
    words:
      /client host|spamhaus|barracuda|\b(?:dnsbl|rbl|ptr)\b|block ?list|black ?list|reverse (?:dns|hostname)|\bhelo\b|\bip\b.{0,40}(?:block|banned|listed|reputation|denied|unauthori[sz]ed)|(?:block|banned|listed|reputation|denied|unauthori[sz]ed)\w*\b.{0,40}\bip\b/i,
  },
  {
    told: recipient,
    status: /^(?:1\.\d+|2\.1|4\.(?:1|4|310))$/,
    words:
      /(?:no such|unknown|invalid) (?:user|recipient|mailbox|address)|(?:user|mailbox|recipient|account)\b.{0,40}\b(?:unknown|not found|unavailable|does(?:n't| not) (?:exist|have)|disabled|inactive)|recipient address rejected/i,
  },
  { told: mailboxFull, codes: [552] },
  {
    told: { failure: "delayed", what: "has trouble of its own", remedy: laterByItself },
    status: /^(?:2\.[04]|[345]\.\d+)$/,
    codes: [500, 502, 503, 504],
  },
];

/** What a reply without more is about, at the steps at which it is about this mail. Before, it is about the connection. */
const byStep: Readonly<Record<string, Told>> = { "MAIL FROM": sender, "RCPT TO": recipient, DATA: otherMail };

/** The enhanced status code after the reply's own: its class, and subject and detail. */
const enhanced = /^\d{3}[ -](?:\S+: )?#?([245])\.(\d{1,3}\.\d{1,3})\b/;

/** A reply of the server. What would hold for every mail waits for its end; only what is about this mail is final. */
function withReply({ command = "", responseCode = 0, response = "" }: SmtpError, isAcknowledgement: boolean): Told {
  const [all = "", classOf, status = ""] = enhanced.exec(response) ?? [];
  const words = response.slice(all.length);
  const rule = rules.find(
    (one) => one.codes?.includes(responseCode) || one.status?.test(status) || one.words?.test(words),
  );
  const isLater = responseCode < 500 || classOf === "4";
  // "Service not available" (RFC 5321, 4.2.2): a busy or stopping server says it at any step.
  if (responseCode === 421) return busy;
  if (command === "STARTTLS" || rule?.told === noTls) return noTls;
  if (command.startsWith("AUTH") && isLater) return { ...busy, failure: "login refused" };
  if (command.startsWith("AUTH") || rule?.told === login) return login;
  const atStep = byStep[command];
  if (!atStep) return turnedAway;
  const told = rule?.told ?? atStep;
  if (isLater && told === tooLarge) return { ...tooLarge, failure: "delayed" };
  if (isLater && (told === otherMail || told === recipient)) return later;
  return (isAcknowledgement && ofAcknowledgement.get(told)) || told;
}

const certificate: Told = {
  failure: "encryption failed",
  what: "has a certificate that is not believed",
  remedy:
    "Give SMTP_URL the host name that the certificate was issued for, or have it renewed on the mail server; and see that this machine's clock is right.",
};
const noAnswer: Told = {
  failure: "unreachable",
  what: "did not answer in time",
  remedy:
    "Look at host and port in SMTP_URL (smtps:// for port 465, smtp:// for 587), and whether a firewall or the provider of this machine keeps it from that port, as most do of port 25.",
};
const unreached: Told = {
  failure: "unreachable",
  what: "could not be spoken with",
  remedy: `Look at host and port in SMTP_URL, and whether the mail server runs. ${laterByItself}`,
};

/** Failures without a reply, by the code of the library or of the system. */
const byCode: Readonly<Record<string, Told>> = {
  EDNS: {
    failure: "unreachable",
    what: "was not found in the DNS",
    remedy: "Look at the host in SMTP_URL, and whether this machine's DNS works.",
  },
  ...{ ETLS: noTls, EPROTO: noTls },
  EAUTH: { ...login, what: "took no login in a way that is known here" },
  EMESSAGE: tooLarge,
  EENVELOPE: {
    failure: "refused",
    what: "was given no address to send to",
    remedy: "Look at MAIL_TO and MAIL_FROM: each is one e-mail address.",
  },
  ...{ EABORT: noAnswer, ETIMEDOUT: noAnswer },
  ECONNREFUSED: { ...unreached, what: "is not there: nothing listens at that port" },
};

function withoutReply({ code = "", originalCode = "" }: SmtpError): Told {
  if (/CERT|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH/.test(originalCode)) return certificate;
  if (originalCode.startsWith("ERR_SSL")) return noTls;
  return byCode[code] ?? byCode[originalCode] ?? unreached;
}

/** The server's own words, for the owner. The library's message would name its parts. */
const quote = (text: string) => `"${text.replaceAll(/\s+/g, " ").trim().slice(0, 300)}"`;

/**
 * Explains why a mail was not taken: what the server said, and which setting to check.
 * @param place host and port of the server
 */
export function explainSmtp(error: SmtpError, place: string, isAcknowledgement: boolean): DeliveryError {
  const { responseCode, originalCode, code, name, response, message } = error;
  const { failure, what, remedy } = responseCode ? withReply(error, isAcknowledgement) : withoutReply(error);
  const said = responseCode ? response && `: ${quote(response)}` : ` (${originalCode || message})`;
  const short = String(responseCode ?? originalCode ?? code ?? name);
  return new DeliveryError(failure, short, `${place} ${what}${said ?? ""}.`, { remedy });
}
