import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, it } from "vitest";
import { DeliveryError } from "../../../server/relay/deliver/delivery-error.ts";
import { smtpTransport, withRequiredTls } from "../../../server/relay/deliver/smtp.ts";

const servers: SMTPServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve)))));

/** A mail server without encryption. @returns host and port */
async function serverWith(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ hideSTARTTLS: true, disabledCommands: ["STARTTLS"], authOptional: true, ...options });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const site = "https://www.kutch.test";
const mail = { from: "a@kutch.test", to: "b@kutch.test", subject: "x", text: "x" } as never;

it.each([
  ["smtp://asha:secret@mail.kutch.test:587", "smtp://asha:secret@mail.kutch.test:587?requireTLS=true"],
  ["smtp://asha:secret@mail.kutch.test?requireTLS=false", "smtp://asha:secret@mail.kutch.test?requireTLS=false"],
  ["smtp://asha:secret@mail.kutch.test?ignoreTLS=true", "smtp://asha:secret@mail.kutch.test?ignoreTLS=true"],
  ["smtp://mail.kutch.test:25", "smtp://mail.kutch.test:25"],
  ["smtp://asha:secret@127.0.0.1:2525", "smtp://asha:secret@127.0.0.1:2525"],
  ["smtps://asha:secret@mail.kutch.test", "smtps://asha:secret@mail.kutch.test"],
])("%s requires TLS for a remote password unless the owner disables it", (given, used) => {
  expect(withRequiredTls(given)).toBe(used);
});

it("no password is sent to a server that hides STARTTLS", async () => {
  const logins: string[] = [];
  const place = await serverWith({
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({ password }, _session, callback) => {
      logins.push(password ?? "");
      callback(null, { user: "asha" });
    },
  });
  const address = `smtp://asha:secret@${place}`;
  await expect(smtpTransport(`${address}?requireTLS=true`, site)(mail)).rejects.toThrow();
  expect(logins).toEqual([]);
  await smtpTransport(address, site)(mail).catch(() => undefined);
  expect(logins).toEqual(["secret"]);
});

it("EHLO names the site's host", async () => {
  const greetings: string[] = [];
  const place = await serverWith({
    onMailFrom: (_from, { hostNameAppearsAs }, callback) => {
      greetings.push(String(hostNameAppearsAs));
      callback();
    },
  });
  await smtpTransport(`smtp://${place}`, site)(mail);
  expect(greetings).toEqual(["www.kutch.test"]);
});

it("a mail's text from a file or URL is refused", async () => {
  const place = await serverWith({});
  for (const text of [{ path: import.meta.filename }, { href: `http://${place}/` }])
    await expect(smtpTransport(`smtp://${place}`, site)({ ...(mail as object), text } as never)).rejects.toThrow(
      /E(?:FILE|URL)ACCESS/,
    );
});

it("a refused mail is reported with host and port of its mail server", async () => {
  const refusing = await serverWith({ onMailFrom: (_from, _session, callback) => callback(new Error("No")) });
  const failureOf = async (url: string, envelope?: object) => {
    const error = await smtpTransport(
      url,
      site,
    )({ ...(mail as object), ...(envelope && { envelope }) } as never).catch((error) => error);
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error.name).toBe("DeliveryError");
    return `${error.message} ${error.remedy}`;
  };
  const own = await failureOf(`smtp://${refusing}`, { from: "a@kutch.test", to: "b@kutch.test" });
  expect(own).toMatch(new RegExp(`^${refusing} said "\\d{3} .*MAIL_FROM`));
  expect(await failureOf(`smtp://${refusing}`)).toContain("MAIL_FROM");
  expect(await failureOf(`smtp://${refusing}`, { from: "", to: "b@kutch.test" })).toContain("an empty sender");
  // Nothing listens there.
  expect(await failureOf("smtp://127.0.0.77")).toMatch(/^127\.0\.0\.77:587 /);
  expect(await failureOf("smtps://127.0.0.77")).toMatch(/^127\.0\.0\.77:465 /);
  // A server that speaks in the clear, where encryption is begun at once.
  expect(await failureOf(`smtps://${refusing}`)).toContain("smtps:// for port 465");
});
