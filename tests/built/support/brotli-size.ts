import { brotliCompressSync, constants } from "node:zlib";

/**
 * The text with the hashes in file names replaced by a constant. They change with every build, and with them the
 * compressed size, although nothing has grown.
 */
const withoutHashes = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.(?:js|css|svg|woff2)\b)/g, "-00000000");

const known = new Map<string, number>();

/** A text's size in bytes as sent: brotli 11, as in `pipeline/compress.ts`. */
export function brotliSize(text: string): number {
  const size = known.get(text) ?? compress(withoutHashes(text)).length;
  known.set(text, size);
  return size;
}

/** The same, or a little more where that is within a limit: quality 5 takes a thirtieth of the time. */
export function quickBrotliSize(limit: number, text: string): number {
  const more = compress(withoutHashes(text), 5).length;
  return more <= limit ? more : brotliSize(text);
}

/** A text as it is sent. */
export function compress(text: string, quality = 11): Buffer {
  const content = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params });
}

export const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
