import { createTransport } from "nodemailer";
import { smtpAttemptMs, smtpTimeouts } from "../../limits.ts";
import type { Dkim } from "./dkim.ts";
import { type Mail, mailDefaults } from "./mail.ts";
import { explainSmtp, type SmtpError } from "./smtp-failure.ts";

const thisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Requires encryption when a password is given: an attacker on the way can hide that a server offers STARTTLS. The
 * address's own options (`requireTLS`, `ignoreTLS`) take precedence, and this machine needs no encryption.
 */
export function withRequiredTls(address: string): string {
  const url = new URL(address);
  const isSaid = ["requireTLS", "ignoreTLS"].some((name) => url.searchParams.has(name));
  if (url.protocol === "smtp:" && url.password !== "" && !isSaid && !thisMachine.test(url.hostname))
    url.searchParams.set("requireTLS", "true");
  return url.href;
}

/**
 * Sends by SMTP with one connection per mail, signed when there is a key. Resolves with the server's answer.
 * @param siteUrl its host greets the mail server, many of which turn away a greeting by an address of this machine
 */
export function smtpTransport(url: string, siteUrl: string, dkim?: Dkim): (mail: Mail) => Promise<string> {
  const transporter = createTransport({
    url: withRequiredTls(url),
    name: new URL(siteUrl).hostname,
    ...smtpTimeouts,
    ...{ disableFileAccess: true, disableUrlAccess: true },
    ...(dkim && { dkim }),
  });
  const { hostname, port, protocol } = new URL(url);
  const place = `${hostname}:${port || (protocol === "smtps:" ? 465 : 587)}`;
  return async (mail: Mail) => {
    try {
      const headers = { ...mailDefaults.headers, ...mail.headers };
      const sent = await transporter.sendMail({
        ...mail,
        ...mailDefaults,
        headers,
        signal: AbortSignal.timeout(smtpAttemptMs),
      });
      return sent.response;
    } catch (error) {
      throw explainSmtp(error as SmtpError, place, mail.envelope?.from === "");
    }
  };
}
