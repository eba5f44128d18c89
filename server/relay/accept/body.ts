import { crumbs } from "../../limits.ts";
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

/** The declared length, where it really bounds the body: the HTTP parser hands over no byte more. */
function declaredLength({ headers }: Request): number | null {
  const header = headers.get("content-length");
  return header !== null && /^\d{1,15}$/.test(header) && !headers.has("transfer-encoding") ? Number(header) : null;
}

const tooLarge = (size: number) => new Refusal(413, `The request is too large: ${size / 1024} KB at most`);

const crumbled = () => new Refusal(400, "The request came in too many small pieces");

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
 * Counts while it streams and keeps the first `size` bytes. It goes on reading, and forgets, up to `discard` more: a
 * browser reads an answer only after it has sent everything. The host disposes of what is left unread.
 */
async function readStart(
  body: ReadableStream<Uint8Array> | null,
  { size, discard = 0 }: BodyLimits,
  isLate: () => boolean,
) {
  const start = new Start(size);
  let length = 0;
  let pieces = 0;
  const reader = body?.getReader();
  while (reader && length <= size + discard && !isLate()) {
    const { done, value } = await reader.read();
    if (done) return { bytes: start.bytes, complete: length <= size };
    start.add(value);
    length += value.byteLength;
    pieces += 1;
    if (pieces > crumbs.pieces && length < pieces * crumbs.bytes) throw crumbled();
  }
  return { bytes: start.bytes, complete: !reader };
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
 * @throws {Refusal} 413 too large, 408 too slow, 400 broken off, in crumbs or not UTF-8.
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<string> {
  const { size, timeMs } = limits;
  const declared = declaredLength(request);
  if (declared !== null && declared > size) throw tooLarge(size);
  const { bytes, complete } = await inTime(timeMs, async (isLate) => {
    if (declared === null) return readStart(request.body, limits, isLate);
    // A short declared length takes the host's fast path; it is checked again, for callers without an HTTP parser.
    const whole = await request.arrayBuffer();
    return { bytes: whole, complete: whole.byteLength <= size };
  });
  if (!complete) throw tooLarge(size);
  return decode(bytes);
}

/**
 * Reads as much of a body as the limit allows: what a person typed is given back even when it is too long to take.
 * @throws {Refusal} 408 too slow, 400 broken off, in crumbs or not UTF-8.
 */
export async function readBodyStart(
  request: Request,
  limits: BodyLimits,
): Promise<{ text: string; complete: boolean }> {
  const { bytes, complete } = await inTime(limits.timeMs, (isLate) => readStart(request.body, limits, isLate));
  return { text: decode(bytes), complete };
}
