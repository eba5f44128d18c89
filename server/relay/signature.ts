import { createHmac, timingSafeEqual } from "node:crypto";

/** What only the holder of the secret can write under a text: HMAC-SHA-256 in base64url. */
export const hmacOf = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("base64url");

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function constantTimeEqual(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
