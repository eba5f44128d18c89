import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, fetch } from "undici";
import { webhookTimeouts } from "../../../limits.ts";
import { bareHost, mayBeTold } from "./address.ts";
import type { WebFetch } from "./send.ts";

const refusal = (host: string, address: string) =>
  Object.assign(
    new Error(
      `${host} leads to ${address}, which is not a public address. Where that is meant, name the host in NOTIFY_ALLOW_HOST`,
    ),
    { code: "EPRIVATE" },
  );

/**
 * Resolves a name for a connection. The connection goes to the checked address, so a later change of the name has no
 * effect.
 */
const checkedLookup =
  (allowed: ReadonlySet<string>, resolve: typeof lookup): LookupFunction =>
  (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "");
      const wrong = addresses.find(({ address }) => !mayBeTold(address, host, allowed));
      const [first] = addresses;
      if (wrong || !first) return callback(refusal(host, wrong?.address ?? "nothing"), "");
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });

/**
 * Node's `fetch`, which connects to no private address, whatever a name resolves to.
 * @param allowed hosts that may resolve to any address.
 * @param resolve the system's resolver.
 */
export function checkedFetch(allowed: ReadonlySet<string>, resolve: typeof lookup = lookup): WebFetch {
  const connect = { lookup: checkedLookup(allowed, resolve), timeout: webhookTimeouts.connectMs };
  const dispatcher = new Agent({ connect });
  return async (url, init) => {
    // An address in the URL itself is never resolved, so it is checked here.
    const host = bareHost(new URL(url).hostname);
    if (isIP(host) && !mayBeTold(host, host, allowed)) throw refusal(host, host);
    return (await fetch(url, { ...init, dispatcher })) as unknown as Response;
  };
}
