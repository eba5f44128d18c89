import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { mailProviderOrigin } from "./builds.ts";

/** A request as the provider received it. */
type ReceivedRequest = { path: string; contentType: string | undefined; body: Record<string, unknown> };

type Answer = (response: ServerResponse) => void;

/** How the provider behaves. */
export const reactions = {
  ok: (response) => response.writeHead(200).end("OK"),
  serverError: (response) => response.writeHead(500).end("Internal Server Error"),
} satisfies Record<string, Answer>;

const headers = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type",
};

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return { path: request.url ?? "", contentType: request.headers["content-type"], body: JSON.parse(text) };
}

/** A server in place of the e-mail-sending service, on another origin, for the build whose settings name it. */
export async function startMailProvider(answer: Answer) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    received.push(await read(request));
    state.answer(response);
  });
  const state = { answer };
  server.listen(Number(new URL(mailProviderOrigin).port), "127.0.0.1");
  await once(server, "listening");
  return {
    received,
    /** Changes how the next requests are answered. */
    behave: (next: Answer) => {
      state.answer = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
