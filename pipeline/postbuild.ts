import { join } from "node:path";
import { downloadsOf } from "../app/content/sheets/downloads.ts";
import type { RenderedPage } from "../app/render-page.tsx";
import { settings } from "../settings/index.ts";
import { checkAnchors } from "./check-anchors.ts";
import { checkLengths } from "./check-lengths.ts";
import { compressFolder } from "./compress.ts";
import { readContent } from "./content.ts";
import { builtFile, writeFiles } from "./files.ts";
import { siteHeaders, writeHostFiles } from "./host-files.ts";
import { keepPreviousAssets } from "./pack/previous-assets.ts";
import { sealBuild } from "./pack/seal.ts";
import { packServer } from "./pack/server.ts";
import { stamp } from "./publish.ts";
import { makeSeoFiles } from "./seo/write-seo-files.ts";

/**
 * Runs once the pages are rendered: writes them with the SEO files, downloads and the headers of the site, compresses, and adds the
 * server.
 * @param buildFolder holds `client/`
 * @param replaced the folder that the build will replace
 */
export async function postbuild(buildFolder: string, replaced: string, rendered: RenderedPage[]): Promise<void> {
  const client = join(buildFolder, "client");
  const content = readContent();
  const { pages, texts } = await makeSeoFiles(client, rendered);
  checkAnchors(pages);
  checkLengths(pages);
  writeFiles(client, {
    ...Object.fromEntries(pages.map(({ path, html }) => [builtFile(path), html])),
    ...texts,
    ...Object.fromEntries(downloadsOf(content).map(({ path, bytes }) => [path, bytes])),
  });
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
