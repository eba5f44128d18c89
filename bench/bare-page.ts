import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFolder } from "../pipeline/compress.ts";
import { filesBelow } from "../pipeline/files.ts";
import { siteHeaders, writeHostFiles } from "../pipeline/host-files.ts";
import { settings } from "../settings/index.ts";

/**
 * The page without scripts and their data. Text, markup, rules, font and icons stay, so it is the best that a browser
 * could do with them.
 */
export const barePage = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replace(/<link rel="manifest"[^>]*>/g, "");

/**
 * Makes a bare page for every page of a built site.
 * @param site folder with `client/` and `headers.json`
 * @param target a new or empty folder
 */
export async function buildBarePages(site: string, target: string): Promise<void> {
  const client = join(target, "client");
  mkdirSync(target, { recursive: true });
  cpSync(join(site, "client"), client, {
    recursive: true,
    filter: (path) => !/\.(html|js)(\.(br|gz))?$/.test(path),
  });
  const readFile = (address: string) => readFileSync(join(site, "client", address), "utf8");
  const pages: string[] = [];
  for (const page of filesBelow(join(site, "client")).filter((file) => file.endsWith(".html"))) {
    const html = barePage(readFile(page));
    mkdirSync(join(client, page, ".."), { recursive: true });
    writeFileSync(join(client, page), html);
    pages.push(html);
  }
  writeHostFiles(target, siteHeaders(pages, settings), []);
  await compressFolder(client);
}
