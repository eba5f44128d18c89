import { Refusal } from "./refusal.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** How much of a body is read, and for how long. */
export type BodyLimits = {
  /** In bytes. */
  size: number;
  /** From now to the last byte. */
  timeMs: number;
  /** In bytes, beyond `size`: read only to be polite. */
  discard?: number;
};

/**
 * The length that a request declares: the HTTP parser hands over no byte more. A body in chunks of unknown number is
 * refused (RFC 9112, 6.3): every chunk of one byte costs the server as much as a packet, and no browser sends a form so.
 * @throws {Refusal} 411 where there is none.
 */
function declaredLength({ headers }: Request): number {
  const header = headers.get("content-length") ?? "";
  if (headers.has("transfer-encoding") || !/^\d+$/.test(header)) {
    throw new Refusal(411, "The request should say how long it is (Content-Length)");
  }
  return Number(header);
}

const tooLarge = (size: number) => new Refusal(413, `The request is too large: ${size / 1024} KB at most`);

/** The start of a body in one buffer that doubles as it fills, so that what is kept costs what it weighs. */
class Start {
  readonly #most: number;
  #buffer = new Uint8Array(4096);
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): Uint8Array {
    return this.#buffer.subarray(0, this.#length);
  }

  add(chunk: Uint8Array): void {
    const kept = chunk.subarray(0, this.#most - this.#length);
    if (this.#length + kept.byteLength > this.#buffer.byteLength) {
      const grown = new Uint8Array(Math.max(2 * this.#buffer.byteLength, this.#length + kept.byteLength));
      grown.set(this.bytes);
      this.#buffer = grown;
    }
    this.#buffer.set(kept, this.#length);
    this.#length += kept.byteLength;
  }
}

/**
 * Keeps the first `size` bytes. It goes on reading, and forgets, up to `discard` more: a browser reads an answer only after
 * it has sent everything.
 */
async function readStart(
  body: ReadableStream<Uint8Array> | null,
  { size, discard = 0 }: BodyLimits,
  isLate: () => boolean,
): Promise<Uint8Array> {
  const start = new Start(size);
  let length = 0;
  const reader = body?.getReader();
  while (reader && length <= size + discard && !isLate()) {
    const { done, value } = await reader.read();
    if (done) break;
    start.add(value);
    length += value.byteLength;
  }
  return start.bytes;
}

/**
 * Runs `work` for `ms` at most. The race is held once for the whole: a promise that is raced again at every piece of a
 * body remembers every one of them.
 * @throws {Refusal} 408 when the time is up. `work` asks whether it is late, and ends at its next piece.
 */
async function inTime<T>(ms: number, work: (isLate: () => boolean) => Promise<T>): Promise<T> {
  const { promise: passed, reject } = Promise.withResolvers<never>();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reject(new Refusal(408, "The request took too long"));
  }, ms);
  try {
    return await Promise.race([work(() => isLate), passed]);
  } catch (error) {
    throw brokenOff(error);
  } finally {
    clearTimeout(timer);
  }
}

/** A request that ends before its body does is nobody's fault here, and nobody is left to tell. */
const brokenOff = (error: unknown): Refusal =>
  error instanceof Refusal ? error : new Refusal(400, "The request broke off");

function decode(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal(400, "The request is not valid UTF-8");
  }
}

/**
 * Reads a body whole, bounded in size and time.
 * @throws {Refusal} 411 of unknown length, 413 too large, 408 too slow, 400 broken off or not UTF-8.
 */
export async function readBody(request: Request, { size, timeMs }: BodyLimits): Promise<string> {
  if (declaredLength(request) > size) throw tooLarge(size);
  return decode(await inTime(timeMs, () => request.arrayBuffer()));
}

/**
 * Reads as much of a body as the limit allows: what a person typed is given back even when it is too long to take.
 * @throws {Refusal} 411 of unknown length, 408 too slow, 400 broken off or not UTF-8.
 */
export async function readBodyStart(
  request: Request,
  limits: BodyLimits,
): Promise<{ text: string; complete: boolean }> {
  const complete = declaredLength(request) <= limits.size;
  const bytes = await inTime<ArrayBuffer | Uint8Array>(limits.timeMs, (isLate) =>
    complete ? request.arrayBuffer() : readStart(request.body, limits, isLate),
  );
  return { text: decode(bytes), complete };
}
