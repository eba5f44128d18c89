import { createHmac, timingSafeEqual } from "node:crypto";

/** Faster than this from the first touch of the form to its sending is no person's doing. */
const leastFillMs = 3_000;
const mostFillMs = 24 * 3_600_000;

const sign = (secret: string, issuedAt: string) =>
  createHmac("sha256", secret).update(`form-token:${issuedAt}`).digest("base64url");

/** A time that only this relay can have signed: `{milliseconds in base 36}.{HMAC-SHA-256}`. */
export function issueFormToken(secret: string, now: number): string {
  const issuedAt = now.toString(36);
  return `${issuedAt}.${sign(secret, issuedAt)}`;
}

/** Why a token speaks against the enquiry that carries it; `null` when it speaks for it. */
export function judgeFormToken(secret: string, token: string, now: number): string | null {
  const [issuedAt = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(secret, issuedAt));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "token forged";
  const age = now - Number.parseInt(issuedAt, 36);
  if (age < leastFillMs) return "filled in too fast";
  return age > mostFillMs ? "token expired" : null;
}
