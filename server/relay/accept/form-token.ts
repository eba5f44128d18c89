import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import QuickLRU from "quick-lru";
import { minFillMs } from "../../../enquiry/form-token.ts";
import { maxFillMs, maxSpentTokens } from "../../limits.ts";
import type { HoldReason } from "../hold-reasons.ts";

const sign = (secret: string, issuedAt: string) =>
  createHmac("sha256", secret).update(`form-token:${issuedAt}`).digest("base64url");

/**
 * A time that only this relay can have signed: `{milliseconds in base 36}-{random}.{HMAC-SHA-256}`. The random part tells
 * apart two visitors of one millisecond.
 */
export function issueFormToken(secret: string, now: number): string {
  const issuedAt = `${now.toString(36)}-${randomBytes(6).toString("hex")}`;
  return `${issuedAt}.${sign(secret, issuedAt)}`;
}

/**
 * Why a token speaks against the enquiry that carries it; `null` when it does not. A time that has not come yet is this
 * relay's own from before its clock was put back, and nothing to hold against anybody.
 */
export function judgeFormToken(secret: string, token: string, now: number): HoldReason | null {
  const [issuedAt = "", signature = ""] = token.split(".", 2);
  const expected = Buffer.from(sign(secret, issuedAt));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "token-forged";
  const age = now - Number.parseInt(issuedAt, 36);
  if (age >= 0 && age < minFillMs) return "too-fast";
  return age > maxFillMs ? "token-expired" : null;
}

/** The tokens that have vouched for an enquiry: each does so once. In memory, and bounded in it. */
export class SpentTokens {
  readonly #spent = new QuickLRU<string, true>({ maxSize: maxSpentTokens });

  /** Whether this token is there and was not spent; now it is. */
  spend(token: string | null): boolean {
    if (token === null || this.#spent.has(token)) return false;
    this.#spent.set(token, true);
    return true;
  }

  /** The enquiry that it was to vouch for was not stored. */
  giveBack(token: string): void {
    this.#spent.delete(token);
  }
}
