import ipaddr from "ipaddr.js";

/**
 * The address that a visitor cannot choose. Each trusted proxy appends the peer it saw to X-Forwarded-For, so with
 * `trustedHops` proxies the visitor is that many entries from the right; what stands further left is hearsay.
 */
export function clientAddress(peer: string, forwardedFor: string | null, trustedHops: number): string {
  if (trustedHops === 0 || forwardedFor === null) return peer;
  const seen = forwardedFor.split(",").map((entry) => entry.trim());
  return seen.at(-trustedHops) || peer;
}

/** Some proxies write the port too: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[([^[\]]*)\]|([\d.]+))(?::\d+)?$/;

/**
 * One visitor's key, however the address is spelt: an IPv4 address, or the /64 that an IPv6 visitor has all of. What is no
 * address shares one key, so that making some up gains nobody a second one.
 */
export function addressKey(text: string): string {
  return keyOf(text, 4);
}

/** The same for what many addresses of one owner may do together: of IPv6 the /48 that a tunnel or a hoster gives to one customer. */
export function networkKey(text: string): string {
  return keyOf(text, 3);
}

/** @param groups how many of the eight groups of an IPv6 address count */
function keyOf(text: string, groups: number): string {
  const [, bracketed, plain] = withPort.exec(text) ?? [];
  const spelling = bracketed ?? plain ?? text;
  if (!ipaddr.isValid(spelling)) return "unknown";
  const address = ipaddr.process(spelling);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(":");
}
