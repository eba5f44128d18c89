import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { contentErrorOf, problemAt } from "../../app/content/errors.ts";
import { cacheFolder, root } from "../files.ts";
import { PictureError, pictureRuleText, resizePicture } from "../resize-picture.ts";

const query = "?picture";

/** A module that imports the files, so that the bundler publishes them with a hash in the name, and exports their addresses. */
async function moduleOf(file: string, folder: string): Promise<string> {
  const { width, height, avif, webp, fallback } = await resizePicture(file, folder);
  const imports: string[] = [];
  const address = (path: string) => {
    imports.push(`import url${imports.length} from ${JSON.stringify(`${path}?url`)};`);
    return `\${url${imports.length - 1}}`;
  };
  const set = (files: typeof avif) => files.map((one) => `${address(one.path)} ${one.width}w`).join(", ");
  const said = `{ width: ${width}, height: ${height}, avif: \`${set(avif)}\`, webp: \`${set(webp)}\`, src: \`${address(fallback)}\` }`;
  return [...imports, `export default ${said};`].join("\n");
}

/**
 * Makes `import picture from "./office.jpg?picture"` return the sizes and addresses of a picture beside a text
 * (`app/content/texts/pictures.ts`).
 * @param folder keeps what is drawn between builds
 */
export const picturesPlugin = (folder = join(cacheFolder, "pictures")): Plugin => ({
  name: "pictures",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(query)) return;
    const file = id.slice(0, -query.length);
    try {
      return { code: await moduleOf(file, folder), moduleType: "js" };
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      throw contentErrorOf([problemAt(relative(root, file), "", error.message, `save it as ${pictureRuleText}`)]);
    }
  },
});
