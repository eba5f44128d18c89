import { Refusal } from "./refusal.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** How much of a body is read, and for how long. */
export type BodyLimits = {
  /** In bytes. */
  size: number;
  /** In milliseconds, from now to the last byte. */
  time: number;
  /** In bytes, beyond `size`: read only to be polite. */
  discard?: number;
};

/** The declared length, where it really bounds the body: the HTTP parser hands over no byte more. */
function declaredLength({ headers }: Request): number | null {
  const header = headers.get("content-length");
  return header !== null && /^\d{1,15}$/.test(header) && !headers.has("transfer-encoding") ? Number(header) : null;
}

const tooLarge = (size: number) => new Refusal(413, `The request is too large: ${size / 1024} KB at most`);

/** Fails with 408 after `ms`; to be raced, and stopped when the race is over. */
function deadline(ms: number) {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Refusal(408, "The request took too long")), ms);
  promise.catch(() => undefined);
  return { passed: promise, stop: () => clearTimeout(timer) };
}

/**
 * Counts while it streams and keeps the first `size` bytes. It goes on reading, and forgets, up to `discard` more: a
 * browser reads an answer only after it has sent everything. The host disposes of what is left unread.
 */
async function readStart(
  body: ReadableStream<Uint8Array> | null,
  { size, discard = 0 }: BodyLimits,
  passed: Promise<never>,
) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  while (reader) {
    const { done, value } = await Promise.race([reader.read(), passed]);
    if (done) break;
    if (length < size) chunks.push(value);
    length += value.byteLength;
    if (length > size + discard) break;
  }
  return { bytes: Buffer.concat(chunks, Math.min(length, size)), complete: length <= size };
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
 * @throws {Refusal} 413 too large, 408 too slow, 400 broken off or not UTF-8.
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<string> {
  const { size, time } = limits;
  const declared = declaredLength(request);
  if (declared !== null && declared > size) throw tooLarge(size);
  const { passed, stop } = deadline(time);
  try {
    // A short declared length takes the host's fast path; it is checked again, for callers without an HTTP parser.
    const whole = declared !== null && (await Promise.race([request.arrayBuffer(), passed]));
    const { bytes, complete } = whole
      ? { bytes: whole, complete: whole.byteLength <= size }
      : await readStart(request.body, limits, passed);
    if (!complete) throw tooLarge(size);
    return decode(bytes);
  } catch (error) {
    throw brokenOff(error);
  } finally {
    stop();
  }
}

/**
 * Reads as much of a body as the limit allows: what a person typed is given back even when it is too long to take.
 * @throws {Refusal} 408 too slow, 400 broken off or not UTF-8.
 */
export async function readBodyStart(
  request: Request,
  limits: BodyLimits,
): Promise<{ text: string; complete: boolean }> {
  const { passed, stop } = deadline(limits.time);
  try {
    const { bytes, complete } = await readStart(request.body, limits, passed);
    return { text: decode(bytes), complete };
  } catch (error) {
    throw brokenOff(error);
  } finally {
    stop();
  }
}
