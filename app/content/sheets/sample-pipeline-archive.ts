import { strToU8, type Zippable, zipSync } from "fflate";
import { ContentError } from "../errors.ts";
import { slugFile } from "../file-paths.ts";
import type { Content } from "../parse-files.ts";
import { codeBlocksByPath } from "./article-extracts.ts";

/** The article that shows the files whole. */
export const pipelineArticleSlug = "devops-automation-workflows";

const modeOf = (path: string) => (path.endsWith(".sh") ? 0o100755 : 0o100644);

const readme = (files: string[]) => `Ten files of a delivery pipeline

They stand in the article "A delivery pipeline, file by file" and are explained there. Before they run for you, replace:

- ghcr.io/example/orders, in deploy.sh, release.sh and the workflow, by your image
- orders.example.com, in cloud-init.yml, by your domain
- example-terraform-state, in main.tf, by your bucket
- the public key of the CI in cloud-init.yml, and metrics.example.com in prometheus.yml
- add a .dockerignore that names node_modules, .git and .env

${files.join("\n")}
`;

/** The files of the article on a delivery pipeline as a ZIP, with executable scripts. Every build makes the same bytes. */
export function pipelineZip(content: Content): Uint8Array {
  const files = codeBlocksByPath(content.texts[slugFile("articles", pipelineArticleSlug)] ?? "");
  if (files.size === 0) throw new ContentError(`The article ${pipelineArticleSlug} shows no files.`);
  const entries: Zippable = {};
  for (const [path, text] of [["README.txt", readme([...files.keys()])] as const, ...files]) {
    // A ZIP stores local time, so every machine writes the same bytes. Of files "made on Unix" (3) the attributes have the mode.
    entries[path] = [strToU8(text), { mtime: new Date(1981, 0, 1), os: 3, attrs: modeOf(path) << 16 }];
  }
  return zipSync(entries, { level: 9 });
}
