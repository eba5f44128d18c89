// Loaded into the server before its own code (`--import`): says on standard error to whom it opens a connection.
import { subscribe } from "node:diagnostics_channel";

subscribe("net.client.socket", ({ socket }) => {
  socket.once("connect", () => process.stderr.write(`connected to ${socket.remoteAddress}:${socket.remotePort}\n`));
});
