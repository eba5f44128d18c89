import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** The server's behaviour for the next mails: normal, or one of the failures of real servers. */
type Behaviour = "accept" | "greylist" | "reject" | "drop";

export type ReceivedMail = Email & {
  raw: string;
  envelopeFrom: string;
  envelopeTo: string[];
};

type SmtpSink = AsyncDisposable & {
  port: number;
  mails: ReceivedMail[];
  /** Message-IDs in order of arrival, with repeats. */
  messageIds(): string[];
  /** For every recipient, or for one. */
  behave(behaviour: Behaviour, to?: string): void;
  close(): Promise<void>;
};

const refuse = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

type SinkOptions = {
  port?: number;
  parse?: boolean;
  /** Most connections at once. A further one gets 421, as from busy servers. */
  maxClients?: number;
  /** Delay before each mail is answered. */
  thinkMs?: number;
};

/** Whether a mail contains bytes beyond ASCII, in addresses or elsewhere. */
const isBeyondAscii = (mail: Buffer) => mail.some((byte) => byte > 127);

/**
 * A real SMTP server on this machine that keeps its mails. It is an old one: it supports neither UTF-8 in addresses
 * (RFC 6531) nor bytes beyond ASCII (RFC 6152), and refuses both.
 */
export async function startSmtpSink({
  port = 0,
  parse = true,
  maxClients = Number.POSITIVE_INFINITY,
  thinkMs = 0,
}: SinkOptions = {}): Promise<SmtpSink> {
  let behaviour: Behaviour = "accept";
  let onlyTo: string | undefined;
  const behaviourTo = (address: string | undefined) => (!onlyTo || address === onlyTo ? behaviour : "accept");
  const mails: ReceivedMail[] = [];
  const ids: string[] = [];

  const onData: SMTPServerOptions["onData"] = (stream, session, callback) => {
    const chunks: Buffer[] = [];
    if (behaviourTo(session.envelope.rcptTo[0]?.address) === "drop") {
      stream.once("data", () => stream.destroy());
      stream.on("error", () => undefined);
      for (const connection of server.connections) (connection as { _socket: { destroy(): void } })._socket.destroy();
      return;
    }
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", async () => {
      const bytes = Buffer.concat(chunks);
      if (isBeyondAscii(bytes)) return callback(refuse(554, "5.6.3 This mail needs 8BITMIME or SMTPUTF8"));
      const raw = bytes.toString("latin1");
      ids.push(/^message-id:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? "");
      if (parse) {
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        const { mailFrom } = session.envelope;
        const envelopeFrom = mailFrom ? mailFrom.address : "";
        mails.push({ ...(await PostalMime.parse(raw)), raw, envelopeFrom, envelopeTo });
      }
      setTimeout(callback, thinkMs);
    });
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    hideSMTPUTF8: true,
    hide8BITMIME: true,
    maxClients,
    onData,
    onRcptTo: ({ address }, _session, callback) => {
      const now = behaviourTo(address);
      if (now === "greylist") callback(refuse(451, "4.7.1 Greylisted, try again later"));
      else if (now === "reject") callback(refuse(550, "5.1.1 No such mailbox"));
      else callback();
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    messageIds: () => [...ids],
    behave: (next, to) => {
      behaviour = next;
      onlyTo = to;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
