import { Refusal } from "./refusal.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** How much of a body is read, and for how long. */
type BodyLimits = {
  /** In bytes. */
  size: number;
  /** From now to the last byte. */
  timeMs: number;
  /** Bytes beyond `size` that are read and dropped, so that the client reads its answer. */
  discard?: number;
};

/**
 * The length that a request declares. The HTTP parser passes no more bytes than that. A body in chunks of unknown
 * number is refused (RFC 9112, 6.3): chunks of one byte cost the server a packet each, and no browser sends a form so.
 * @throws {Refusal} 411 when no length is declared.
 */
function declaredLength({ headers }: Request): number {
  const header = String(headers.get("content-length"));
  if (headers.has("transfer-encoding") || !/^\d+$/.test(header))
    throw new Refusal(411, "The request should say how long it is (Content-Length)");
  return Number(header);
}

/** @throws {Refusal} 413 for a body of more bytes, before any of it is read; 411 for one of unknown length */
export function checkSize(request: Request, most: number): void {
  if (declaredLength(request) > most) throw new Refusal(413, `The request is too large: ${most / 1024} KB at most`);
}

/**
 * Keeps the first `size` bytes. `discard` more are read, because a browser reads no answer before it has sent all.
 * @throws {Refusal} 408 when the time is up, 400 when the request breaks off
 */
async function readStart(
  body: ReadableStream<Uint8Array> | null,
  { size, timeMs, discard = 0 }: BodyLimits,
): Promise<Uint8Array> {
  const start = new Uint8Array(size);
  let length = 0;
  let isLate = false;
  const reader = body?.getReader();
  async function read(): Promise<void> {
    while (reader && length < size + discard && !isLate) {
      const { done, value } = await reader.read();
      if (done) return;
      if (length < size) start.set(value.subarray(0, size - length), length);
      length += value.byteLength;
    }
  }
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    isLate = true;
    reject(new Refusal(408, "The request took too long"));
  }, timeMs);
  try {
    // One race for the whole: a promise that is raced again at every piece keeps a reference to each of them.
    await Promise.race([read(), late]);
  } catch (error) {
    // A request that ends before its body does: the client is gone, and reads no answer.
    throw error instanceof Refusal ? error : new Refusal(400, "The request broke off");
  } finally {
    clearTimeout(timer);
  }
  return start.subarray(0, length);
}

/**
 * Reads as much of a body as the limit allows: what a person typed is given back even when it is too long to take.
 * @throws {Refusal} 411 for an unknown length, 408 when too slow, 400 when broken off or not UTF-8.
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<{ text: string; complete: boolean }> {
  const complete = declaredLength(request) <= limits.size;
  const bytes = await readStart(request.body, limits);
  try {
    return { text: utf8.decode(bytes), complete };
  } catch {
    throw new Refusal(400, "The request is not valid UTF-8");
  }
}
