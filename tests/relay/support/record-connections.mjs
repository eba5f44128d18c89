// Loaded into the server before its own code (`--import`): prints on standard error each address that it connects to.
import { subscribe } from "node:diagnostics_channel";

subscribe("net.client.socket", ({ socket }) => {
  socket.once("connect", () => process.stderr.write(`connected to ${socket.remoteAddress}:${socket.remotePort}\n`));
});
