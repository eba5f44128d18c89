import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A slow line: round trip in milliseconds, and bytes a second towards the visitor. */
export type Line = { roundTripMs: number; bytesPerSecond: number };

/** 1.6 Mbit/s and 150 ms, which Lighthouse calls slow 4G. */
export const slowLine: Line = { roundTripMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

/** Passes on data, delayed by half a round trip and limited to the line's rate, which all connections share. */
function passOn(from: Socket, to: Socket, delayMs: number, timeFor: (bytes: number) => number): void {
  from.on("data", (chunk) => {
    from.pause();
    const waitMs = timeFor(chunk.length);
    setTimeout(() => from.resume(), waitMs);
    setTimeout(() => to.writable && to.write(chunk), waitMs + delayMs);
  });
  from.on("end", () => setTimeout(() => to.end(), delayMs));
  from.on("error", () => to.destroy());
}

/**
 * Opens a slow line to a server on this machine. It is the same for every engine, unlike the engines' own throttling.
 * @param port port of the server
 */
export async function openSlowLine(port: number, { roundTripMs, bytesPerSecond }: Line = slowLine) {
  let freeAt = 0;
  const timeFor = (bytes: number) => {
    const now = Date.now();
    freeAt = Math.max(now, freeAt) + (bytes / bytesPerSecond) * 1000;
    return freeAt - now;
  };
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const site = connect(port, "127.0.0.1");
    for (const socket of [visitor, site]) {
      socket.setNoDelay();
      sockets.add(socket.once("close", () => sockets.delete(socket)));
    }
    passOn(visitor, site, roundTripMs / 2, () => 0);
    passOn(site, visitor, roundTripMs / 2, timeFor);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The slow line has no address");
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `http://127.0.0.1:${address.port}`, close };
}
