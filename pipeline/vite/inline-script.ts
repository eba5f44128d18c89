import { join } from "node:path";
import { build, type Plugin } from "vite";

const query = "?inline-script";

/**
 * Compiles a script of `app/inline/`, and what it imports, to the text of a page's `<script>`. Its names are not visible outside.
 * @param file absolute path of a TypeScript file without exports
 * @param define constants of the build, as in `vite.config.ts`
 * @returns the text, and the files that it was made of
 * @throws when it has an export, or contains text that HTML reads as markup. The minifier itself escapes `</script>`.
 */
async function compileInlineScript(file: string, define: Record<string, unknown> = {}): Promise<[string, string[]]> {
  const result = await build({
    ...{ configFile: false, logLevel: "silent", publicDir: false, define },
    resolve: { alias: { "~": join(import.meta.dirname, "../../app") } },
    build: {
      ...{ write: false, target: "es2022", modulePreload: false },
      // A function, because the bundler declares with `var`, which a block does not keep to itself.
      rolldownOptions: { input: file, preserveEntrySignatures: "strict", output: { format: "iife" } },
    },
  });
  const [chunk] = "output" in result ? result.output : [];
  if (chunk?.type !== "chunk" || chunk.exports.length > 0)
    throw new Error(`${file}: an inline script stands alone, without exports.`);
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${file}: says "</script" or "<!--", which is markup to HTML.`);
  return [code, chunk.moduleIds];
}

/** Makes `import code from "./x.ts?inline-script"` return the compiled text. */
export function inlineScriptPlugin(): Plugin {
  let constants: Record<string, unknown> | undefined;
  return {
    name: "inline-scripts",
    enforce: "pre",
    configResolved: ({ define }) => {
      constants = define;
    },
    async load(id) {
      if (!id.endsWith(query)) return;
      const [code, files] = await compileInlineScript(id.slice(0, -query.length), constants);
      for (const file of files) this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(code)};`, moduleType: "js" };
    },
  };
}
