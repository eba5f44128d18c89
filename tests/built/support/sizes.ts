import { brotliCompressSync, constants } from "node:zlib";

/**
 * The text with the hashes in file names replaced by a constant. They change with every build, and with them the
 * compressed size, although nothing has grown.
 */
const withoutHashes = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.(?:js|css|svg|woff2)\b)/g, "-00000000");

const known = new Map<string, number>();

/** A text's size in bytes as sent: brotli 11, as in `pipeline/compress.ts`. */
export function sentSize(text: string): number {
  const size = known.get(text) ?? compressedSize(Buffer.from(withoutHashes(text)));
  known.set(text, size);
  return size;
}

const compressedSize = (content: Buffer) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;

export const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
