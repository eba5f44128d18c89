import ipaddr from "ipaddr.js";

/** Azure's address inside its virtual machines, which hands out keys to every caller. Its number looks public. */
const platformAddresses = new Set(["168.63.129.16"]);

/** `URL.hostname` has an IPv6 address in brackets. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

const isLoopback = (address: string) => ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

/** Whether a host is this machine by its name. */
const isThisMachine = (host: string): boolean => host === "localhost" || isLoopback(host);

/** Whether an address is on the public internet. IPv6 assigns such addresses from 2000::/3 alone (RFC 4291, 2.4). */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || platformAddresses.has(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/**
 * Whether a notification may go to this address. Private networks, link-local addresses (cloud metadata among them) and
 * every other special range are refused, so that a name that somebody else controls cannot lead enquiries, or this
 * server's requests, there.
 * @param host as NOTIFY_URL names it. Only its own names mean this machine, not a name that resolves to it.
 * @param allowed hosts whose addresses the owner vouches for.
 */
export const mayBeTold = (address: string, host: string, allowed: ReadonlySet<string>): boolean => {
  if (allowed.has(host)) return true;
  return isThisMachine(host) ? isLoopback(address) : isPublic(address);
};

/** Whether a notification may be posted to this URL: it is encrypted, or stays on this machine. */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isThisMachine(bareHost(hostname)));
}
