import { attemptMs } from "../../limits.ts";
import { ownerCommand } from "../../owner-command.ts";
import { type ReplyKind, readReply } from "./smtp-reply.ts";
import { DeliveryError, type Failure } from "./transport.ts";

/** The mail library's error. */
export type SmtpError = Error & {
  code?: string;
  /** The code of the system or of OpenSSL, when the library replaced it. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
};

/** The mail server as the settings name it. */
export type SmtpServer = {
  /** Host and port. */
  place: string;
  /** Whether the address begins with smtps://. */
  isSecure: boolean;
};

/**
 * `what` continues after the server's name. `remedy` is logged too, so it contains no words of the server or of a person.
 */
type Told = { failure: Failure; what: string; remedy: string };

/** Codes of Node and OpenSSL for a certificate that is not trusted. */
const certificateCode = /CERT|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH/;

/** "Service not available" (RFC 5321, 4.2.2): a busy or stopping server says it at any step. */
const notAvailable = 421;

const laterByItself = "It is tried again by itself: do something only where this stays.";

/** The server's own words, for the owner. The library's message would name its parts. */
const quote = (text: string) => `"${text.replaceAll(/\s+/g, " ").trim().slice(0, 300)}"`;

function certificate({ message }: SmtpError): Told {
  return {
    failure: "encryption failed",
    what: `has a certificate that is not believed (${message})`,
    remedy:
      "Give SMTP_URL the host name that the certificate was issued for, or have it renewed on the mail server; and see that this machine's clock is right.",
  };
}

const noTls = (isSecure: boolean): Told => ({
  failure: "encryption failed",
  what: "began no encrypted connection",
  remedy: isSecure
    ? "SMTP_URL says smtps://, which is for port 465; for port 587 write smtp://."
    : "Look at the port in SMTP_URL: smtp:// is for port 587, smtps:// for port 465. A password is sent without encryption only where SMTP_URL ends in ?requireTLS=false.",
});

const login = (what: string): Told => ({
  failure: "login refused",
  what,
  remedy:
    "Look at user and password in SMTP_URL (signs such as # / ? % @ : are percent-encoded in it), and whether the account wants a password for programs or has been closed.",
});

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

/** A failure without a reply, by its cause. */
function withoutReply(error: SmtpError, { isSecure }: SmtpServer): Told {
  const { code, originalCode = "", message } = error;
  if (code === "EDNS")
    return {
      failure: "unreachable",
      what: `was not found in the DNS (${originalCode || "no address"})`,
      remedy: "Look at the host in SMTP_URL, and whether this machine's DNS works.",
    };
  if (certificateCode.test(originalCode)) return certificate(error);
  if (code === "ETLS" || originalCode.startsWith("ERR_SSL") || originalCode === "EPROTO") return noTls(isSecure);
  if (code === "EAUTH") return login("took no login in a way that is known here");
  if (code === "EMESSAGE") return tooLarge;
  if (code === "EENVELOPE")
    return {
      failure: "refused",
      what: `was given no address to send to (${message})`,
      remedy: "Look at MAIL_TO and MAIL_FROM: each is one e-mail address.",
    };
  if (code === "EABORT" || code === "ETIMEDOUT")
    return {
      failure: "unreachable",
      what: `did not answer in time (${code === "EABORT" ? `${attemptMs / 1_000} s in all` : message})`,
      remedy:
        "Look at host and port in SMTP_URL (smtps:// for port 465, smtp:// for 587), and whether a firewall or the provider of this machine keeps it from that port, as most do of port 25.",
    };
  if (originalCode === "ECONNREFUSED")
    return {
      failure: "unreachable",
      what: "is not there: nothing listens at that port (ECONNREFUSED)",
      remedy: "Look at host and port in SMTP_URL, and whether the mail server runs.",
    };
  return {
    failure: "unreachable",
    what: `could not be spoken with (${originalCode ? `${originalCode}: ` : ""}${message})`,
    remedy: `Look at host and port in SMTP_URL, and whether the mail server runs. ${laterByItself}`,
  };
}

/** Replies to the owner's mail that would hold for every mail, or for none, by what they are about. */
const byKind: Partial<Record<ReplyKind, Told>> = {
  limit: {
    failure: "limit reached",
    what: "takes no more mails for now",
    remedy: `${laterByItself} Then ask whose mail server it is for a higher limit, or lower DAILY_CAP.`,
  },
  "mailbox full": {
    failure: "mailbox full",
    what: "says that the mailbox is full",
    remedy: "Make room in the mailbox of MAIL_TO. What waits comes then by itself.",
  },
  forged: {
    failure: "sender refused",
    what: "does not believe that mails of this sender are its own",
    remedy:
      "npm run preflight says which DNS records (SPF, DKIM, DMARC) are missing. What waits is sent by itself after that.",
  },
  machine: turnedAway,
  sender: {
    failure: "sender refused",
    what: "takes nothing from this sender",
    remedy:
      "Look at MAIL_FROM (without it MAIL_TO): it has to be an address that the login of SMTP_URL may send as. What waits is sent by itself after that.",
  },
  system: { failure: "delayed", what: "has trouble of its own", remedy: laterByItself },
};

/** What is otherwise with an acknowledgement, which goes to a visitor and has an empty sender. */
const ofAcknowledgement: Partial<Record<ReplyKind, Told>> = {
  "mailbox full": {
    failure: "delayed",
    what: "says that the visitor's mailbox is full",
    remedy: "Only the visitor can make room in it.",
  },
  sender: {
    failure: "sender refused",
    what: "takes nothing from this sender",
    remedy: "Let the mail server take an empty sender, or set ACKNOWLEDGE to no.",
  },
};

/**
 * A reply to the mail, by what it is about. What would hold for every mail waits for its end; only what is about this
 * mail is final.
 */
function aboutMail({ kind, isLater }: ReturnType<typeof readReply>, isAcknowledgement: boolean): Told {
  if (kind === "size") return isLater ? { ...tooLarge, failure: "delayed" } : tooLarge;
  const known = (isAcknowledgement && ofAcknowledgement[kind]) || byKind[kind];
  if (known) return known;
  if (isLater)
    return {
      failure: "delayed",
      what: "asks to be tried later",
      remedy: `${laterByItself} Servers do so with senders that they do not know (greylisting).`,
    };
  if (kind !== "recipient")
    return {
      failure: "refused",
      what: "does not take this mail",
      remedy: `Look at what it says. Where it takes the mail for spam or forged: npm run preflight says which DNS records are missing. Read the enquiry with: ${ownerCommand()}.`,
    };
  return {
    failure: "refused",
    what: "takes nothing for this recipient",
    remedy: isAcknowledgement
      ? "The visitor's address takes no mail, which only the visitor can change."
      : "Look at MAIL_TO: the mailbox has to exist, and this mail server to take mail for it. Then resend what is dead.",
  };
}

/** Steps at which a reply is about this mail. Earlier replies (greeting, TLS) are about the connection. */
const aboutTheMail = new Set(["MAIL FROM", "RCPT TO", "DATA"]);

function withReply(error: SmtpError, { isSecure }: SmtpServer, isAcknowledgement: boolean): Told {
  const { command = "", responseCode = 0, response = "" } = error;
  if (responseCode === notAvailable)
    return { failure: "unreachable", what: "takes nothing just now", remedy: laterByItself };
  const reply = readReply({ command, responseCode, response });
  if (command === "STARTTLS" || reply.kind === "encryption") return noTls(isSecure);
  if (command.startsWith("AUTH") && reply.isLater)
    return { failure: "login refused", what: "cannot look at the login just now", remedy: laterByItself };
  if (reply.kind === "login" || command.startsWith("AUTH")) return login("refused the login");
  return aboutTheMail.has(command) ? aboutMail(reply, isAcknowledgement) : turnedAway;
}

/** Explains why a mail was not taken: what the server said, and which setting to check. */
export function explainSmtp(error: SmtpError, server: SmtpServer, isAcknowledgement: boolean): DeliveryError {
  const { responseCode, originalCode, code, name, response } = error;
  const { failure, what, remedy } = responseCode
    ? withReply(error, server, isAcknowledgement)
    : withoutReply(error, server);
  const said = response && responseCode ? `: ${quote(response)}` : "";
  const short = String(responseCode ?? originalCode ?? code ?? name);
  return new DeliveryError(failure, short, `${server.place} ${what}${said}.`, { remedy });
}
