/**
 * The address that a visitor cannot choose. Each trusted proxy appends the peer it saw to X-Forwarded-For, so with
 * `trustedHops` proxies the visitor is that many entries from the right; what stands further left is hearsay.
 */
export function clientAddress(peer: string, forwardedFor: string | null, trustedHops: number): string {
  if (trustedHops === 0 || forwardedFor === null) return peer;
  const seen = forwardedFor.split(",").map((entry) => entry.trim());
  return seen.at(-trustedHops) || peer;
}

/** One visitor's key: an IPv4 address, or the /64 that an IPv6 visitor has all of. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...gap, ...right].slice(0, 4).join(":");
}
