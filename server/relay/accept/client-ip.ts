import ipaddr from "ipaddr.js";

/**
 * The address that a visitor cannot choose. Each trusted proxy appends the peer that it saw to X-Forwarded-For, so with
 * `trustedHops` proxies the visitor is that many entries from the right. Entries further left may be forged.
 */
export function clientIp(peer: string, forwardedFor: string | null, trustedHops: number): string {
  if (trustedHops === 0 || forwardedFor === null) return peer;
  const seen = forwardedFor.split(",").map((entry) => entry.trim());
  return seen.at(-trustedHops) || peer;
}

/** Some proxies add the port: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[([^[\]]*)\]|([\d.]+))(?::\d+)?$/;

/**
 * One key per visitor, however the address is spelt: an IPv4 address, or the /64 of an IPv6 visitor, who has all of it.
 * Texts that are no address share one key, so that making them up does not gain a second one.
 * @param groups number of an IPv6 address's eight groups that count
 */
export function ipKey(text: string, groups = 4): string {
  const spelling = text.replace(withPort, "$1$2");
  if (!ipaddr.isValid(spelling)) return "unknown";
  const address = ipaddr.process(spelling);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(":");
}

/** The same for limits of a network: of IPv6 the /48 that a provider gives to one customer. */
export const networkKey = (text: string): string => ipKey(text, 3);
