import { createPrivateKey, createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { type ServerSettings, serverSettingsError } from "../../settings.ts";

/** The key that mails are signed with (RFC 6376), in nodemailer's names. */
export type Dkim = {
  domainName: string;
  keySelector: string;
  /** PEM, unencrypted. */
  privateKey: string;
};

/** Receivers reject shorter keys (RFC 8301, 3.2), and need not accept ones longer than 4,096. */
const leastBits = 1_024;

function checkKey(text: string): void {
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits) return;
  } catch {
    // The message below says what is wrong, without anything of the key.
  }
  throw serverSettingsError([
    `DKIM_KEY cannot be used as a key. It should be: an RSA private key of ${leastBits} bits or more in PEM, unencrypted.`,
  ]);
}

function readKey(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw serverSettingsError([
      `DKIM_KEY is ${JSON.stringify(file)}, which cannot be read: ${(error as Error).message}. It should be: a file that the server may read, or the key itself.`,
    ]);
  }
}

/** The key that this server signs its mails with; without one the mail server may sign. @throws {SettingsError} */
export function readDkim(settings: ServerSettings): Dkim | undefined {
  const { DKIM_KEY, DKIM_SELECTOR, MAIL_FROM = settings.MAIL_TO } = settings;
  if (!DKIM_KEY) return undefined;
  if (!DKIM_SELECTOR)
    throw serverSettingsError([
      "DKIM_SELECTOR is not given. It should be: the name of the key in the DNS, e.g. mail2026.",
    ]);
  const text = /^\.{0,2}\//.test(DKIM_KEY) ? readKey(DKIM_KEY) : DKIM_KEY;
  // Many places allow only one line in a variable, so breaks are written as `\n`.
  const privateKey = text.replaceAll("\\n", "\n");
  checkKey(privateKey);
  const domainName = MAIL_FROM?.split("@").at(-1);
  return domainName === undefined ? undefined : { domainName, keySelector: DKIM_SELECTOR, privateKey };
}

/** The DNS record that verifies a key's signatures (RFC 6376, 3.6.1): the value of `<selector>._domainkey.<domain>`. */
export function dkimRecord({ privateKey }: Dkim): string {
  const publicKey = createPublicKey(privateKey).export({ type: "spki", format: "der" }).toString("base64");
  return `v=DKIM1; k=rsa; p=${publicKey}`;
}
