import { join } from "node:path";
import { runnerImport } from "vite";
import { pictures } from "./vite/pictures.ts";

const root = join(import.meta.dirname, "..");

type Texts = typeof import("../app/content/.server/texts/every-text.ts");

/**
 * Renders every text of `content/` and collects all errors; a build stops at the first. Vite loads them, because
 * figures are TSX, which Node cannot load.
 * @returns the errors; `undefined` when there are none
 */
export async function problemsOfTexts(): Promise<string | undefined> {
  const { module } = await runnerImport<Texts>(join(root, "app/content/.server/texts/every-text.ts"), {
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [pictures(join(root, ".cache"))],
    resolve: { alias: { "~": join(root, "app") } },
  });
  return module.refusalOfTexts();
}
