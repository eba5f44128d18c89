import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a receiver does with a notification: as a healthy one, or as real ones fail. */
export type Reaction = (response: ServerResponse) => void;

export const reactions = {
  accept: (response) => void response.writeHead(204).end(),
  /** Takes the notification and never says a word. */
  hang: () => undefined,
  drop: (response) => void response.destroy(),
  /** Begins an answer that has no end. */
  babble: (response) => {
    response.writeHead(500, { "content-type": "text/plain" });
    const timer = setInterval(() => response.write("x".repeat(65_536)), 1);
    response.on("close", () => clearInterval(timer));
  },
} satisfies Record<string, Reaction>;

export const answer =
  (status: number, headers: Record<string, string> = {}, text = ""): Reaction =>
  (response) =>
    void response.writeHead(status, headers).end(text);

/** A notification as it arrived. */
export type Received = { headers: IncomingHttpHeaders; body: string; url: string; at: number };

export type WebhookSink = {
  /** Its address, with a path that nobody should read in a log. */
  url: string;
  received: Received[];
  react(reaction: Reaction): void;
  close(): Promise<void>;
};

/** A real HTTP server on this machine that keeps what it is given. */
export async function startWebhookSink(port = 0): Promise<WebhookSink> {
  let reaction: Reaction = reactions.accept;
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    response.on("error", () => undefined);
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    received.push({ headers: request.headers, body, url: request.url ?? "", at: performance.now() });
    reaction(response);
  });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${actual}/hooks/path-with-a-key?token=another-key`,
    received,
    react: (next) => {
      reaction = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
