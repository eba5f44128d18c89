import type { HostFacts } from "./facts.ts";

/** The `_headers` file of a published folder, in the format of Netlify and Cloudflare. */
export function headersFile({ pages, headers, cache, types }: HostFacts): string {
  const block = (path: string, of: Record<string, string>) =>
    [path, ...Object.entries(of).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const blocks = [
    block("/*", headers),
    block("/assets/*", { "Cache-Control": cache.assets }),
    ...types.byPath.map(([path, type]) => block(path, { "Content-Type": type })),
    ...pages.map(({ path, policy }) => block(path, { "Content-Security-Policy": policy })),
  ];
  return `# Made by the build: see docs/deploy/static.md. ${blocks.length} rules; Netlify reads them all, Cloudflare Pages the first 100.\n${blocks.join("\n")}\n`;
}

/** The `_redirects` file. */
export function redirectsFile({ moved, notFound }: HostFacts): string {
  const lines = [
    ...moved.map(({ from, to }) => `${from} ${to} 301`),
    ...notFound.filter(({ folder }) => folder !== "").map(({ folder, file }) => `${folder}/* ${file} 404`),
  ];
  return `# Made by the build: see docs/deploy/static.md.\n${lines.join("\n")}\n`;
}
