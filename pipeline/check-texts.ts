import { join } from "node:path";
import { runnerImport } from "vite";

const root = join(import.meta.dirname, "..");

type Texts = typeof import("../app/content/.server/texts/every-text.ts");

/**
 * Draws every text of `content/`, which plain Node cannot, as their figures are TSX: a build stops at the first that is wrong.
 * @returns what is wrong with all of them; `undefined` where nothing is
 */
export async function problemsOfTexts(): Promise<string | undefined> {
  const { module } = await runnerImport<Texts>(join(root, "app/content/.server/texts/every-text.ts"), {
    root,
    configFile: false,
    logLevel: "silent",
    resolve: { alias: { "~": join(root, "app") } },
  });
  return module.refusalOfTexts();
}
