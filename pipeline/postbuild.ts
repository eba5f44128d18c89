import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pagePaths } from "../app/content/links/addresses.ts";
import { settings } from "../settings/index.ts";
import { checkAnchors } from "./check-anchors.ts";
import { checkLengths } from "./check-lengths.ts";
import { compressFolder } from "./compress.ts";
import { readContent } from "./content.ts";
import { filesBelow, pathOf } from "./files.ts";
import { siteHeaders, writeHostFiles } from "./host-files.ts";
import { keepPreviousAssets } from "./pack/previous-assets.ts";
import { sealBuild } from "./pack/seal.ts";
import { packServer } from "./pack/server.ts";
import { stamp } from "./publish.ts";
import { writeSeoFiles } from "./seo/write-seo-files.ts";
import { writeDownloads } from "./write-downloads.ts";

/**
 * Runs once the pages are written, on the built files only: SEO files, the headers of the site, compression, and the
 * server.
 * @param buildFolder holds `client/`
 * @param replaced the folder that the build will replace
 */
export async function postbuild(buildFolder: string, replaced: string): Promise<void> {
  const client = join(buildFolder, "client");
  const content = readContent();
  await writeSeoFiles(client, pagePaths(content));
  writeDownloads(client, content);
  const pages = filesBelow(client)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ path: pathOf(file), html: readFileSync(join(client, file), "utf8") }));
  checkAnchors(pages);
  checkLengths(pages);
  const headers = siteHeaders(
    pages.map(({ html }) => html),
    settings,
  );
  writeHostFiles(buildFolder, headers, content.redirects);
  await compressFolder(client);
  keepPreviousAssets(buildFolder, replaced);
  await packServer(buildFolder);
  sealBuild(buildFolder);
  stamp(buildFolder);
}
