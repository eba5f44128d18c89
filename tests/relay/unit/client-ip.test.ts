import { expect, it } from "vitest";
import { clientIp, ipKey, networkKey } from "../../../server/relay/accept/client-ip.ts";

it.each([
  ["no proxy: the peer, whatever the header says", 0, "1.1.1.1", "10.0.0.1"],
  ["one proxy: the last entry", 1, "6.6.6.6, 1.1.1.1", "1.1.1.1"],
  ["two proxies: the last but one", 2, "6.6.6.6, 1.1.1.1, 2.2.2.2", "1.1.1.1"],
  ["fewer entries than proxies: the peer", 2, "1.1.1.1", "10.0.0.1"],
  ["no header: the peer", 1, null, "10.0.0.1"],
])("the client's address with %s", (_what, hops, header, expected) => {
  expect(clientIp("10.0.0.1", header, hops)).toBe(expected);
});

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["203.0.113.9:4711", "203.0.113.9"],
  ["[2001:db8:1:2::9]:4711", "2001:db8:1:2"],
  ["2001:0db8:0001:0002:0000:0000:0000:0009", "2001:db8:1:2"],
  ["2001:db8:1:2:0:0:192.0.2.1", "2001:db8:1:2"],
  ["2001:db8:1:2::9%eth0", "2001:db8:1:2"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["unknown", "unknown"],
  ["203.0.113.9, 1.1.1.1", "unknown"],
  ["", "unknown"],
])("the address %s counts as %s", (address, key) => {
  expect(ipKey(address)).toBe(key);
});

it.each([
  ["2001:db8:1:ffff::9", "2001:db8:1"],
  ["2001:db8:2::6", "2001:db8:2"],
  ["203.0.113.9", "203.0.113.9"],
  ["", "unknown"],
])("the address %s shares the daily limit of the network %s", (address, key) => {
  expect(networkKey(address)).toBe(key);
});
