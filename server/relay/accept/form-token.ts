import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Faster than this from the first touch of the form to its sending is no person's doing. */
const leastFillMs = 3_000;
const mostFillMs = 24 * 3_600_000;

/** Tokens of one generation of those used up; two are remembered. */
const mostSpent = 10_000;

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
export function judgeFormToken(secret: string, token: string, now: number): string | null {
  const [issuedAt = "", signature = ""] = token.split(".", 2);
  const expected = Buffer.from(sign(secret, issuedAt));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "token forged";
  const age = now - Number.parseInt(issuedAt, 36);
  if (age >= 0 && age < leastFillMs) return "filled in too fast";
  return age > mostFillMs ? "token expired" : null;
}

/** The tokens that have vouched for an enquiry: each does so once. In memory, and bounded in it. */
export class SpentTokens {
  #recent = new Set<string>();
  #older = new Set<string>();

  /** Whether this token is there and was not spent; now it is. */
  spend(token: string | null): boolean {
    if (token === null || this.#recent.has(token) || this.#older.has(token)) return false;
    if (this.#recent.size >= mostSpent) {
      this.#older = this.#recent;
      this.#recent = new Set();
    }
    this.#recent.add(token);
    return true;
  }

  /** The enquiry that it was to vouch for was not stored. */
  giveBack(token: string): void {
    this.#recent.delete(token);
    this.#older.delete(token);
  }
}
