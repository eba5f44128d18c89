import { brotliCompressSync, constants } from "node:zlib";

/**
 * A text without the hashes in the names of files: they change with every build, and its compressed size with them, by −7 to +29
 * bytes for one name.
 */
const withoutHashes = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.(?:js|css|svg|woff2)\b)/g, "-00000000");

const known = new Map<string, number>();

/** Bytes of a text as it is sent: brotli 11, as `pipeline/compress.ts` does it. */
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
