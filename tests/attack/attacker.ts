/*
 * `node tests/attack/attacker.ts <attack> <address>`: attacks a server on this machine until it is ended. It is a
 * process of low priority: a real attacker has another machine, and takes no processor time from the visitor's.
 */
import { setPriority } from "node:os";
import { attacks } from "./attacks.ts";

const [name = "", url = ""] = process.argv.slice(2);
const attack = attacks[name];
if (!attack || !/^http:\/\/127\.0\.0\.1:\d+$/.test(url)) throw new Error(`No attack "${name}" on ${url}`);
setPriority(10);
// Sockets that are not read do not keep a process alive.
setInterval(() => undefined, 60_000);
attack(url);
