import { randomBytes } from "node:crypto";
import { maxTokenAgeMs, minTokenAgeMs } from "../../../enquiry/spam-limits.ts";
import type { HoldReason } from "../hold-reasons.ts";
import { constantTimeEqual, hmacOf } from "../signature.ts";

const signed = (secret: string, issuedAt: string) => `${issuedAt}.${hmacOf(secret, `form-token:${issuedAt}`)}`;

/** A time that only this relay can have signed. The random part distinguishes two visitors of one millisecond. */
export const issueFormToken = (secret: string, now: number): string =>
  signed(secret, `${now.toString(36)}-${randomBytes(6).toString("hex")}`);

/**
 * Why a token speaks against its enquiry; `null` when it does not. A time to come is valid: the clock was put back.
 * All of it is compared: a token with something added would count as one that is not spent.
 */
export function judgeFormToken(secret: string, token: string, now: number): HoldReason | null {
  const issuedAt = token.slice(0, token.indexOf("."));
  if (!constantTimeEqual(signed(secret, issuedAt), token)) return "token-forged";
  const age = now - Number.parseInt(issuedAt, 36);
  if (age >= 0 && age < minTokenAgeMs) return "too-fast";
  return age > maxTokenAgeMs ? "token-expired" : null;
}
