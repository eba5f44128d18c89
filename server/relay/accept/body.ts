import { Refusal } from "./refusal.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

interface Limits {
  /** In bytes. */
  size: number;
  /** In milliseconds, from now to the last byte. */
  time: number;
}

/** The declared length, where there is one that can be trusted to bound the body. */
function declaredLength(request: Request): number | null {
  const header = request.headers.get("content-length");
  return header !== null && /^\d{1,15}$/.test(header) && !request.headers.has("transfer-encoding")
    ? Number(header)
    : null;
}

const tooLarge = (size: number) => new Refusal(413, `The request is too large: ${size / 1024} KB at most`);

async function readCounted(
  body: ReadableStream<Uint8Array>,
  size: number,
  stopped: Promise<never>,
): Promise<Uint8Array> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), stopped]);
      if (done) return Buffer.concat(chunks, length);
      length += value.byteLength;
      if (length > size) throw tooLarge(size);
      chunks.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error;
  }
}

/**
 * Reads a body whole, bounded in size and time, as text that is valid UTF-8.
 * @throws {Refusal} 413 too large, 408 too slow, 400 broken off or not UTF-8.
 */
export async function readBody(request: Request, { size, time }: Limits): Promise<string> {
  const declared = declaredLength(request);
  if (declared !== null && declared > size) throw tooLarge(size);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, "The request took too long")), time);
  });
  try {
    const whole = declared !== null ? request.arrayBuffer() : request.body && readCounted(request.body, size, stopped);
    const bytes = whole ? await Promise.race([whole, stopped]) : new Uint8Array();
    if (bytes.byteLength > size) throw tooLarge(size);
    return utf8.decode(bytes);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      400,
      error instanceof TypeError && "code" in error ? "The text is not valid UTF-8" : "The request broke off",
    );
  } finally {
    clearTimeout(timer);
  }
}
