import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./files.ts";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = new Set([".html", ".js", ".css", ".svg", ".xml", ".txt", ".json", ".md", ".webmanifest"]);

/** Writes a `.br` (quality 11) and a `.gz` (level 9) beside every text file, so that the server never compresses. */
export async function compressFolder(folder: string): Promise<void> {
  const files = filesBelow(folder).filter((file) => compressible.has(extname(file)));
  const compress = async (path: string) => {
    const content = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${path}.br`, await brotli(content, { params }));
    await writeFile(`${path}.gz`, await gz(content, { level: 9 }));
  };
  await Promise.all(files.map((file) => compress(join(folder, file))));
}
