import { readFileSync } from "node:fs";
import { minify, type Plugin, transformWithOxc } from "vite";

const query = "?inline-script";

/**
 * Compiles a script of `app/inline/` to the text of a page's `<script>`. Its names are not visible outside.
 * @param file absolute path of a TypeScript file without imports and exports
 * @throws when it has one, or contains text that HTML reads as markup. The minifier itself escapes `</script>`.
 */
export async function compileInlineScript(file: string): Promise<string> {
  const { code: script } = await transformWithOxc(readFileSync(file, "utf8"), file, { target: "es2022" });
  // An empty export makes TypeScript treat the file as a module.
  const body = script.replace(/^export \{\s*\};$/m, "");
  if (/^\s*(import\b(?!\()|export\b)/m.test(body))
    throw new Error(`${file}: an inline script stands alone, without imports and exports.`);
  const { code, errors } = await minify(file, `{${body}}`, {
    module: true,
    compress: { target: "es2022" },
    mangle: true,
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(", ")}`);
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file}: says "</script" or "<!--", which is markup to HTML.`);
  return code.trim();
}

/** Makes `import code from "./x.ts?inline-script"` return the compiled text. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(await compileInlineScript(file))};`, moduleType: "js" };
    },
  };
}
