import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { describe, expect, it } from "vitest";
import { dkimRecord, readDkim } from "../../../server/relay/deliver/dkim.ts";
import { readServerSettings } from "../../../server/settings.ts";

const asPem = ({ privateKey }: { privateKey: KeyObject }) =>
  privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const pair = generateKeyPairSync("rsa", { modulusLength: 1_024 });
const privateKey = asPem(pair);

const none = () => {
  throw new Error("no file");
};
const read = (env: Record<string, string>, file: (name: string) => string = none) =>
  readDkim(readServerSettings({ DKIM_SELECTOR: "mail2026", MAIL_TO: "owner@kutch.test", ...env }), file);

describe("the key that mails are signed with", () => {
  it("is none where none is given", () => expect(read({})).toBeUndefined());

  it("is of a variable or of a file, for the domain of the sender or of the owner", () => {
    const dkim = { domainName: "kutch.test", keySelector: "mail2026", privateKey };
    expect(read({ DKIM_KEY: privateKey.replaceAll("\n", "\\n") })).toEqual(dkim);
    expect(read({ DKIM_KEY: "/etc/dkim.pem" }, (name) => (name === "/etc/dkim.pem" ? privateKey : ""))).toEqual(dkim);
    const domain = (env: Record<string, string>) => read({ DKIM_KEY: privateKey, ...env })?.domainName;
    expect(domain({ MAIL_FROM: "site@mail.kutch.test" })).toBe("mail.kutch.test");
  });

  it("is of no use without a domain", () => {
    expect(readDkim(readServerSettings({ DKIM_SELECTOR: "mail2026", DKIM_KEY: privateKey }), none)).toBeUndefined();
  });

  it.each([
    ["a short one", asPem(generateKeyPairSync("rsa", { modulusLength: 512 }))],
    ["an elliptic one", asPem(generateKeyPairSync("ec", { namedCurve: "P-256" }))],
    ["a DSA one", asPem(generateKeyPairSync("dsa", { modulusLength: 1_024, divisorLength: 160 }))],
    ["no key", "key"],
  ])("may not be %s", (_what, key) => {
    expect(() => read({ DKIM_KEY: key })).toThrow("DKIM_KEY cannot be used as a key");
    expect(() => read({ DKIM_KEY: "/etc/dkim.pem" }, () => key)).toThrow("DKIM_KEY cannot be used as a key");
  });

  it("is verified by the record of its public half", () => {
    const dkim = { domainName: "kutch.test", keySelector: "mail2026", privateKey };
    const publicKey = pair.publicKey.export({ type: "spki", format: "der" }).toString("base64");
    expect(dkimRecord(dkim)).toBe(`v=DKIM1; k=rsa; p=${publicKey}`);
  });
});
