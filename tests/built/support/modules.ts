import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { client } from "./pages.ts";

/**
 * Every script of a built site by its file name, and which of them a page fetches by itself: those its loading script
 * names, and all that these import.
 */
export function readScripts(folder: string) {
  const assets = join(folder, "assets");
  const scripts = new Map(
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
  function withImports(names: string[]): string[] {
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

  function scriptsOfPage(html: string): string[] {
    const list = /let pageScripts=\{"urls":(\[[^\]]+\])/.exec(html)?.[1];
    if (!list) throw new Error("The page has no list of scripts (pipeline/defer-hydration.ts).");
    return withImports((JSON.parse(list) as string[]).map((url) => url.replace("/assets/", "")));
  }

  return { scripts, scriptsOfPage, withImports };
}

export const { scripts, scriptsOfPage, withImports } = readScripts(client);
