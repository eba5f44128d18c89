import ipaddr from "ipaddr.js";

/** Azure's own address for its virtual machines, which hands out keys to whoever asks; by its number it looks public. */
const platformAddresses = new Set(["168.63.129.16"]);

/** `URL.hostname` puts an IPv6 address in brackets. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

const isLoopback = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

/** Whether a host's name says that it is this machine. */
const isThisMachine = (host: string): boolean => host === "localhost" || isLoopback(host);

/** Addresses of the internet at large. IPv6 gives them out of 2000::/3 alone (RFC 4291, 2.4). */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || platformAddresses.has(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/**
 * Whether a notification may go to this address. Private networks, link-local addresses (cloud metadata among them) and every
 * other special range are refused, so that no name that somebody else controls leads the enquiries, or this server's
 * reach, to where they do not belong.
 * @param host as NOTIFY_URL names it. This machine is meant by its own names only, not by a name that leads to it.
 * @param allowed hosts whose addresses the owner vouches for.
 */
export const mayBeTold = (address: string, host: string, allowed: ReadonlySet<string>): boolean => {
  if (allowed.has(host)) return true;
  return isThisMachine(host) ? isLoopback(address) : isPublic(address);
};

/** Whether a notification may be posted to a URL as it is written: encrypted, or not leaving this machine. */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isThisMachine(bareHost(hostname)));
}
