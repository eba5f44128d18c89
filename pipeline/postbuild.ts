import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { notFoundFolders, pagePaths } from "../app/content/.server/addresses.ts";
import { settings } from "../settings/index.ts";
import { checkAnchors } from "./check-anchors.ts";
import { compressFolder } from "./compress.ts";
import { readContent } from "./content.ts";
import { CssPruner } from "./css/prune-css.ts";
import { deferHydration } from "./defer-hydration.ts";
import { filesBelow, pathOf } from "./files.ts";
import { omitStaticHtml } from "./omit-static-html.ts";
import { keepEarlier } from "./pack/earlier.ts";
import { sealBuild } from "./pack/seal.ts";
import { packServer } from "./pack/server.ts";
import { policyHeader } from "./security-policy.ts";
import { writeSeoFiles } from "./seo/write-seo-files.ts";
import { writeStamp } from "./stamp.ts";
import { compileInlineScript } from "./vite/inline-script.ts";
import { writeDownloads } from "./write-downloads.ts";

const inlineScript = (name: string) => compileInlineScript(join(import.meta.dirname, `../app/inline/${name}.ts`));

/** The page; without the script that watches over a form where there is none, 200 bytes. */
const withoutIdleGuard = (html: string, guard: string) => (html.includes("<form") ? html : html.replace(guard, ""));

/**
 * `/404` and `/{section}/404` become `404.html` where hosts look for it: at the root, and in each folder whose pages
 * are one route with a parameter (docs/decisions/0003-not-found-pages.md).
 */
function placeNotFoundPages(client: string): void {
  for (const folder of notFoundFolders) {
    const from = join(client, folder, "404");
    renameSync(join(from, "index.html"), `${from}.html`);
    rmSync(from, { recursive: true });
    rmSync(`${from}.data`, { force: true });
  }
  rmSync(join(client, "__spa-fallback.html"), { force: true });
}

/**
 * What runs after the bundle, on the built files only: not-found pages, what search engines read, each
 * page's own rules, order of loading, security policy, compression; and what serves them.
 * @param buildFolder holds `client/`; `headers.json` is written beside it for the server.
 * @param replaced the folder whose place it takes
 */
export async function postbuild(buildFolder: string, replaced: string): Promise<void> {
  const client = join(buildFolder, "client");
  placeNotFoundPages(client);
  const content = readContent();
  await writeSeoFiles(client, pagePaths(content));
  writeDownloads(client, content);
  const pages = filesBelow(client).filter((file) => file.endsWith(".html"));
  checkAnchors(pages.map((page) => ({ path: pathOf(page), html: readFileSync(join(client, page), "utf8") })));
  const sheet = CssPruner.of(readFileSync(join(client, "index.html"), "utf8"));
  const loadScript = await inlineScript("load-after-paint");
  const guard = await inlineScript("guard-early-input");
  const headers: Record<string, Record<string, string>> = {};
  for (const page of pages) {
    const file = join(client, page);
    const whole = readFileSync(file, "utf8");
    const html = deferHydration(omitStaticHtml(sheet.cutIn(withoutIdleGuard(whole, guard))), loadScript);
    writeFileSync(file, html);
    headers[pathOf(page)] = policyHeader(html, settings);
  }
  for (const { from, to } of content.redirects) headers[from] = { Location: to };
  writeFileSync(join(buildFolder, "headers.json"), JSON.stringify(headers));
  await compressFolder(client);
  keepEarlier(buildFolder, replaced);
  await packServer(buildFolder);
  sealBuild(buildFolder);
  writeStamp(buildFolder);
}
