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

/** Scripts and all that they import. */
export function withImports(names: string[]): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    if (!scripts.has(name)) throw new Error(`${name} is asked for, which was not built.`);
    found.add(name);
    staticImports(name).forEach(add);
  };
  names.forEach(add);
  return [...found];
}

/** The scripts that a page fetches by itself: those its loading script names, and all that these import. */
export function scriptsOfPage(html: string): string[] {
  const list = /u=(\["[^\]]+\])/.exec(html)?.[1];
  if (!list) throw new Error("The page has no list of scripts (pipeline/defer-hydration.ts).");
  return withImports(JSON.parse(list));
}
