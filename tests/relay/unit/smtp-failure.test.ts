import { describe, expect, it } from "vitest";
import { explainSmtp, type SmtpError } from "../../../server/relay/deliver/smtp-failure.ts";

const explained = (error: Partial<SmtpError>) => {
  const server = { place: "mail.kutch.test:587", isSecure: false };
  const { failure, code, message } = explainSmtp(Object.assign(new Error("Unexpected"), error), server, false);
  return [failure, code, message.replace("mail.kutch.test:587 ", "")];
};
const reply = (responseCode: number, command: string, response = `${responseCode} no`) =>
  explained({ responseCode, command, response });

describe("a mail that was not taken", () => {
  it.each([
    [454, "STARTTLS", "encryption failed", "began no encrypted connection"],
    [499, "AUTH PLAIN", "login refused", "cannot look at the login just now"],
    [500, "EHLO", "unreachable", "turns this machine away"],
    [421, "DATA", "unreachable", "takes nothing just now"],
  ])("with the reply %i to %s is %s: %s", (code, command, failure, what) => {
    expect(reply(code, command)).toEqual([failure, String(code), `${what}: "${code} no".`]);
  });

  it.each([
    [{ code: "EMESSAGE" }, "refused", "EMESSAGE", "takes no mail of this size."],
    [{ code: "EDNS" }, "unreachable", "EDNS", "was not found in the DNS (no address)."],
    [
      { code: "ESOCKET", originalCode: "ERR_SSL_WRONG_VERSION_NUMBER" },
      ...["encryption failed", "ERR_SSL_WRONG_VERSION_NUMBER", "began no encrypted connection."],
    ],
    [{}, "unreachable", "Error", "could not be spoken with (Unexpected)."],
    // Words that came before the connection broke are no reply to this mail.
    [
      { code: "ECONNECTION", response: "250 OK" },
      "unreachable",
      "ECONNECTION",
      "could not be spoken with (Unexpected).",
    ],
  ] as const)("without a reply, of %j, is %s", (error, failure, code, message) => {
    expect(explained(error)).toEqual([failure, code, message]);
  });
});
