import { createTransport } from "nodemailer";
import { attemptMs, smtpTimeouts } from "../../limits.ts";
import type { Dkim } from "./dkim.ts";
import { type Mail, writing } from "./mail.ts";
import { DeliveryError, type Failure } from "./transport.ts";

/** Steps at which a 5xx speaks of the mail itself. Earlier ones (greeting, TLS, login) speak of the set-up. */
const aboutTheMail = new Set(["MAIL FROM", "RCPT TO", "DATA"]);

type SmtpError = Error & {
  code?: string;
  command?: string;
  responseCode?: number;
};

/** "Service not available" (RFC 5321, 4.2.2): said at any step by a server that has too much to do or is stopping. */
const notAvailable = 421;

function classify({ responseCode, command }: SmtpError): Failure {
  if (!responseCode || responseCode === notAvailable) return "unreachable";
  if (!aboutTheMail.has(command ?? "")) return "unreachable";
  return responseCode >= 500 ? "refused" : "delayed";
}

const thisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Insists on encryption where a password is given: who is on the way can hide that a server offers STARTTLS. What the address itself
 * says of it (`requireTLS`, `ignoreTLS`) counts, and nobody is on the way to this machine.
 */
export function insistingOnTls(address: string): string {
  const url = new URL(address);
  const isSaid = ["requireTLS", "ignoreTLS"].some((name) => url.searchParams.has(name));
  if (url.protocol === "smtp:" && url.password !== "" && !isSaid && !thisMachine.test(url.hostname))
    url.searchParams.set("requireTLS", "true");
  return url.href;
}

/** Sends by SMTP, a connection a mail, signed where there is a key. Resolves with what the server answered. */
export function smtpTransport(url: string, dkim?: Dkim): (mail: Mail) => Promise<string> {
  const noAccess = { disableFileAccess: true, disableUrlAccess: true };
  const transporter = createTransport({
    url: insistingOnTls(url),
    ...smtpTimeouts,
    ...noAccess,
    ...(dkim && { dkim }),
  });
  return async (mail: Mail) => {
    try {
      const headers = { ...writing.headers, ...mail.headers };
      const sent = await transporter.sendMail({ ...mail, ...writing, headers, signal: AbortSignal.timeout(attemptMs) });
      return sent.response;
    } catch (error) {
      const failure = error as SmtpError;
      const code = String(failure.responseCode ?? failure.code ?? failure.name);
      throw new DeliveryError(classify(failure), code, failure.message);
    }
  };
}
