import { readFileSync } from "node:fs";
import { minify, type Plugin, transformWithOxc } from "vite";

const query = "?inline-script";

/**
 * Compiles a script of `app/inline/` to the text that a `<script>` of the page holds, with no name of its own outside.
 * @param file absolute path of a TypeScript file that imports nothing and exports nothing
 * @throws where it does, or says what HTML reads as markup; `</script>` the minifier escapes
 */
export async function compileInlineScript(file: string): Promise<string> {
  const { code: script } = await transformWithOxc(readFileSync(file, "utf8"), file, { target: "es2022" });
  // How TypeScript knows a file for a module.
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

/** Gives `import code from "./x.ts?inline-script"` the compiled text. */
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
