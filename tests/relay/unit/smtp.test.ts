import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, it } from "vitest";
import { insistingOnTls, smtpTransport } from "../../../server/relay/deliver/smtp.ts";

it.each([
  ["smtp://asha:secret@mail.kutch.test:587", "smtp://asha:secret@mail.kutch.test:587?requireTLS=true"],
  ["smtp://asha:secret@mail.kutch.test?requireTLS=false", "smtp://asha:secret@mail.kutch.test?requireTLS=false"],
  ["smtp://asha:secret@mail.kutch.test?ignoreTLS=true", "smtp://asha:secret@mail.kutch.test?ignoreTLS=true"],
  ["smtp://mail.kutch.test:25", "smtp://mail.kutch.test:25"],
  ["smtp://asha:secret@127.0.0.1:2525", "smtp://asha:secret@127.0.0.1:2525"],
  ["smtps://asha:secret@mail.kutch.test", "smtps://asha:secret@mail.kutch.test"],
])("of %s a password goes over an encrypted connection, unless the owner says otherwise", (given, used) => {
  expect(insistingOnTls(given)).toBe(used);
});

it("to a server that hides STARTTLS no password is sent where encryption is insisted on", async () => {
  const logins: string[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ password }, _session, callback) => {
      logins.push(password ?? "");
      callback(null, { user: "asha" });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = `smtp://asha:secret@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const mail = { from: "a@kutch.test", to: "b@kutch.test", subject: "x", text: "x" } as never;
  await expect(smtpTransport(`${address}?requireTLS=true`)(mail)).rejects.toThrow();
  expect(logins).toEqual([]);
  await smtpTransport(address)(mail).catch(() => undefined);
  expect(logins).toEqual(["secret"]);
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
