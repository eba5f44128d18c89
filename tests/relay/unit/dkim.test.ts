import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { dkimRecord, readDkim } from "../../../server/relay/deliver/dkim.ts";
import { readServerSettings } from "../../../server/settings.ts";

const pem = { type: "pkcs8", format: "pem" } as const;
const rsa = (modulusLength: number) =>
  generateKeyPairSync("rsa", {
    modulusLength,
    publicKeyEncoding: { type: "spki", format: "der" },
    privateKeyEncoding: pem,
  });
const { privateKey, publicKey } = rsa(1_024);

const none = () => {
  throw new Error("no file");
};
const read = (env: Record<string, string>, file: (name: string) => string = none) =>
  readDkim(readServerSettings({ DKIM_SELECTOR: "mail2026", MAIL_TO: "owner@kutch.test", ...env }), file);

describe("the key that mails are signed with", () => {
  it("is none where none is given", () => expect(read({})).toBeUndefined());

  it("is of a variable or of a file, for the domain of the sender, of the owner, or another", () => {
    const dkim = { domainName: "kutch.test", keySelector: "mail2026", privateKey };
    expect(read({ DKIM_KEY: privateKey.replaceAll("\n", "\\n") })).toEqual(dkim);
    expect(read({ DKIM_KEY_FILE: "/etc/dkim.pem" }, (name) => (name === "/etc/dkim.pem" ? privateKey : ""))).toEqual(
      dkim,
    );
    const domain = (env: Record<string, string>) => read({ DKIM_KEY: privateKey, ...env })?.domainName;
    expect(domain({ MAIL_FROM: "site@mail.kutch.test" })).toBe("mail.kutch.test");
    expect(domain({ MAIL_FROM: "site@mail.kutch.test", DKIM_DOMAIN: "other.test" })).toBe("other.test");
  });

  it("is of no use without a domain", () => {
    expect(readDkim(readServerSettings({ DKIM_SELECTOR: "mail2026", DKIM_KEY: privateKey }), none)).toBeUndefined();
  });

  const { privateKey: elliptic } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    privateKeyEncoding: pem,
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  it.each([
    ["a short one", rsa(512).privateKey],
    ["an elliptic one", elliptic],
    ["no key", "key"],
  ])("may not be %s", (_what, key) => {
    expect(() => read({ DKIM_KEY: key })).toThrow("DKIM_KEY cannot be used as a key");
    expect(() => read({ DKIM_KEY_FILE: "/etc/dkim.pem" }, () => key)).toThrow("DKIM_KEY_FILE cannot be used as a key");
  });

  it("is verified by the record of its public half", () => {
    const dkim = { domainName: "kutch.test", keySelector: "mail2026", privateKey };
    expect(dkimRecord(dkim)).toBe(`v=DKIM1; k=rsa; p=${publicKey.toString("base64")}`);
  });
});
