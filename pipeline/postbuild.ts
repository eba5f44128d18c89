import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pagePaths } from "../app/content/.server/links/addresses.ts";
import { settings } from "../settings/index.ts";
import { writeManifest } from "./build-manifest.ts";
import { checkAnchors } from "./check-anchors.ts";
import { compressFolder } from "./compress.ts";
import { readContent } from "./content.ts";
import { CssPruner } from "./css/prune-css.ts";
import { customPropertiesIn } from "./css/used-selectors.ts";
import { filesBelow, pathOf } from "./files.ts";
import { keepPreviousAssets } from "./pack/previous-assets.ts";
import { sealBuild } from "./pack/seal.ts";
import { packServer } from "./pack/server.ts";
import { policyHeader } from "./security-policy.ts";
import { writeSeoFiles } from "./seo/write-seo-files.ts";
import { writeDownloads } from "./write-downloads.ts";

/** The custom properties that style sheets inside scripts read. */
const propertiesOf = (client: string) =>
  filesBelow(join(client, "assets"))
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => customPropertiesIn(readFileSync(join(client, "assets", file), "utf8")));

/**
 * Runs once the pages are written, on the built files only: SEO files, each page's own rules, security policy,
 * compression, and the server.
 * @param buildFolder holds `client/`; `headers.json` is written beside it for the server.
 * @param replaced the folder that the build will replace
 */
export async function postbuild(buildFolder: string, replaced: string): Promise<void> {
  const client = join(buildFolder, "client");
  const content = readContent();
  await writeSeoFiles(client, pagePaths(content));
  writeDownloads(client, content);
  const pages = filesBelow(client).filter((file) => file.endsWith(".html"));
  checkAnchors(pages.map((page) => ({ path: pathOf(page), html: readFileSync(join(client, page), "utf8") })));
  const sheet = CssPruner.of(readFileSync(join(client, "index.html"), "utf8"), propertiesOf(client));
  const headers: Record<string, Record<string, string>> = {};
  for (const page of pages) {
    const file = join(client, page);
    const html = sheet.cutIn(readFileSync(file, "utf8"));
    writeFileSync(file, html);
    headers[pathOf(page)] = policyHeader(html, settings);
  }
  for (const { from, to } of content.redirects) headers[from] = { Location: to };
  writeFileSync(join(buildFolder, "headers.json"), JSON.stringify(headers));
  await compressFolder(client);
  keepPreviousAssets(buildFolder, replaced);
  await packServer(buildFolder);
  sealBuild(buildFolder);
  writeManifest(buildFolder);
}
