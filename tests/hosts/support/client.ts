import { Agent, request } from "node:https";

type Asked = { path: string; body?: string };
type Answered = { status: number | string; ms: number };

/**
 * A visitor who sends one request after another over one connection, without a pause, and never repeats one. A server
 * that reloads its configuration may close an idle connection, after which a browser opens a new one (RFC 9112, 9.3.1):
 * for such a server each request has its own connection.
 */
export class Client {
  readonly answers: Answered[] = [];
  readonly #agent: Agent;
  readonly #done: Promise<void>;
  #stopped = false;

  constructor(next: () => Asked, { keepAlive = true }: { keepAlive?: boolean } = {}) {
    this.#agent = new Agent({ keepAlive, maxSockets: 1, rejectUnauthorized: false, servername: "kutchit.example" });
    this.#done = this.#ask(next);
  }

  async #ask(next: () => Asked): Promise<void> {
    while (!this.#stopped) {
      const begin = performance.now();
      const status = await this.#answer(next()).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
      this.answers.push({ status, ms: performance.now() - begin });
    }
  }

  #answer({ path, body }: Asked): Promise<number> {
    const headers = {
      host: "kutchit.example",
      ...(body && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
    };
    return new Promise((resolve, reject) => {
      const sending = request(
        { host: "127.0.0.1", port: 443, path, agent: this.#agent, method: body ? "POST" : "GET", headers },
        (response) => {
          response.resume();
          response.once("end", () => resolve(response.statusCode ?? 0)).once("error", reject);
        },
      );
      sending.once("error", reject);
      sending.end(body);
    });
  }

  /** Lets the running request finish, and resolves with all answers. */
  async stop(): Promise<Answered[]> {
    this.#stopped = true;
    await this.#done;
    this.#agent.destroy();
    return this.answers;
  }
}
