import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { client } from "./pages.ts";

const assets = join(client, "assets");

/** Every script of the built site by its file name. */
export const scripts = new Map(
  readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name) => [name, readFileSync(join(assets, name), "utf8")]),
);

/** The scripts that a script cannot run without. */
function staticImports(name: string): string[] {
  const code = scripts.get(name) ?? "";
  return Array.from(code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g), ([, file = ""]) => file);
}

/** The scripts that a page fetches by itself: those its loading script names, and all that these import. */
export function scriptsOfPage(html: string): string[] {
  const list = /u=(\["[^\]]+\])/.exec(html)?.[1];
  if (!list) throw new Error("The page has no list of scripts (pipeline/defer-hydration.ts).");
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    if (!scripts.has(name)) throw new Error(`The page asks for ${name}, which was not built.`);
    found.add(name);
    staticImports(name).forEach(add);
  };
  (JSON.parse(list) as string[]).forEach(add);
  return [...found];
}
