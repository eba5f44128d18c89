import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type Answer, decode, encode } from "dns-packet";

/** A DNS server on this machine that answers from a list, and says that every other name does not exist. */
export async function startDnsServer(records: Answer[]): Promise<{ address: string; close(): void }> {
  const socket = createSocket("udp4");
  socket.on("message", (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    const answers = records.filter(({ name, type }) => name === question?.name && type === question.type);
    const noSuchName = 3;
    const flags = answers.length > 0 ? 0 : noSuchName;
    socket.send(encode({ type: "response", id, flags, questions, answers }), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { address: `127.0.0.1:${socket.address().port}`, close: () => void socket.close() };
}
