import { createServer, type Server, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

const portOf = (server: Server) => {
  const address = server.address();
  return address && typeof address === "object" ? address.port : 0;
};

const listening = (server: Server, port = 0) =>
  new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));

/** Refuses with an SMTP code. */
export const smtpError = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** A complete mail server with other options than a healthy one. */
export async function startFaultySmtpServer(options: SMTPServerOptions) {
  const server = new SMTPServer({
    ...{ authOptional: true, disableReverseLookup: true, disabledCommands: ["STARTTLS"], logger: false },
    ...options,
  });
  server.on("error", () => undefined);
  await listening(server.server);
  return {
    port: portOf(server.server),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** A listener that counts its connections, and sends whatever `speak` does: nothing, or something that is not SMTP. */
export async function startRawListener(speak: (socket: Socket) => void, port = 0) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    speak(socket);
  });
  await listening(server, port);
  return {
    port: portOf(server),
    connections: () => sockets.size,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
