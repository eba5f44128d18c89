import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A receiver's reaction to a notification: normal, or one of the failures of real receivers. */
export type Reaction = (response: ServerResponse) => void;

export const reactions = {
  accept: (response) => void response.writeHead(204).end(),
  /** Accepts the notification and never answers. */
  hang: () => undefined,
  drop: (response) => void response.destroy(),
  /** Starts an answer that never ends. */
  babble: (response) => {
    response.writeHead(500, { "content-type": "text/plain" });
    const timer = setInterval(() => response.write("x".repeat(65_536)), 1);
    response.on("close", () => clearInterval(timer));
  },
} satisfies Record<string, Reaction>;

export const answerWith =
  (status: number, headers: Record<string, string> = {}, text = ""): Reaction =>
  (response) =>
    void response.writeHead(status, headers).end(text);

/** A received notification. */
export type ReceivedRequest = { headers: IncomingHttpHeaders; body: string; url: string; at: number };

type WebhookSink = AsyncDisposable & {
  /** The receiver's address. Its path is secret, so no log may contain it. */
  url: string;
  received: ReceivedRequest[];
  react(reaction: Reaction): void;
  close(): Promise<void>;
};

/** A real HTTP server on this machine that keeps its requests. */
export async function startWebhookSink(port = 0): Promise<WebhookSink> {
  let reaction: Reaction = reactions.accept;
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    response.on("error", () => undefined);
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    received.push({ headers: request.headers, body, url: request.url ?? "", at: performance.now() });
    reaction(response);
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const { port: actual } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  };
  return {
    url: `http://127.0.0.1:${actual}/hooks/path-with-a-key?token=another-key`,
    received,
    react: (next) => {
      reaction = next;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
