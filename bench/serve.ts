import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".woff2": "font/woff2",
};
const isText = (file: string) => /\.(html|css|js|json|svg)$/.test(file);

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file of an address in a folder of pages. */
export const fileOf = (folder: string, path: string) =>
  [path, `${path}.html`, join(path, "index.html")].map((name) => join(folder, name)).find(isFile);

/**
 * Serves a folder of pages on a free port, text as brotli 11.
 * @param change what to make of each page before it is sent
 */
export async function serve(folder: string, change = (html: string) => html) {
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string) => {
    const read = () => (file.endsWith(".html") ? change(readFileSync(file, "utf8")) : readFileSync(file));
    const body = bodies.get(file) ?? (isText(file) ? brotliCompressSync(read()) : Buffer.from(read()));
    bodies.set(file, body);
    return body;
  };
  const server = createServer((request, response) => {
    const file = fileOf(folder, decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname));
    if (!file) return response.writeHead(404).end();
    const headers = { "content-type": types[extname(file)] ?? "application/octet-stream" };
    return response.writeHead(200, isText(file) ? { ...headers, "content-encoding": "br" } : headers).end(bodyOf(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
