import { connect, type Socket } from "node:net";

type RawConnection = {
  socket: Socket;
  /** Everything received so far. */
  received(): string;
  closed: Promise<void>;
  isClosed(): boolean;
};

/** A raw TCP connection, for requests that no HTTP library would send. */
export function connectRaw(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<RawConnection>();
  const socket = connect(Number(port), hostname);
  let text = "";
  const closed = new Promise<void>((done) => void socket.once("close", () => done()));
  socket.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  // Also later: the server may close it while the test writes.
  socket.on("error", reject);
  socket.once("connect", () => resolve({ socket, received: () => text, closed, isClosed: () => socket.destroyed }));
  return promise;
}

/** Status codes of all answers in the received text. */
export const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code));
