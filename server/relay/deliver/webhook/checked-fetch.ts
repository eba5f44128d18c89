import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, fetch } from "undici";
import { webhookTimeouts } from "../../../limits.ts";
import { bareHost, mayBeTold } from "./address.ts";
import type { WebFetch } from "./send.ts";

const refusal = (host: string, address: string) =>
  Object.assign(new Error(`${host} leads to ${address}, no public address (NOTIFY_ALLOW_HOST)`), { code: "EPRIVATE" });

/** Looks a name up for a connection, which is made to what was checked: what the name leads to later changes nothing. */
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
 * Node's `fetch` that connects to no private address, whatever a name leads to.
 * @param allowed hosts that may lead anywhere.
 * @param resolve the system's resolver.
 */
export function checkedFetch(allowed: ReadonlySet<string>, resolve: typeof lookup = lookup): WebFetch {
  const connect = { lookup: checkedLookup(allowed, resolve), timeout: webhookTimeouts.connectMs };
  const dispatcher = new Agent({ connect });
  return async (url, init) => {
    // An address that stands in the URL itself is looked up by nobody.
    const host = bareHost(new URL(url).hostname);
    if (isIP(host) && !mayBeTold(host, host, allowed)) throw refusal(host, host);
    return (await fetch(url, { ...init, dispatcher })) as unknown as Response;
  };
}
