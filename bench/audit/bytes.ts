import { statSync } from "node:fs";
import { join } from "node:path";
import { buildFolder } from "../../pipeline/publish.ts";
import { scriptsOfPage } from "../../tests/built/support/modules.ts";

/** Compressed bytes that a page costs in transit. */
export type Bytes = { html: number; scripts: number };

const compressedSize = (file: string) => statSync(join(buildFolder, "client", `${file}.br`)).size;

/** @param html the page's HTML as it is served */
export const bytesOfPage = (path: string, html: string): Bytes => ({
  html: compressedSize(join(path, "index.html")),
  scripts: scriptsOfPage(html).reduce((sum, name) => sum + compressedSize(join("assets", name)), 0),
});
