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

  function scriptsOfPage(html: string): string[] {
    const list = /let pageScripts=\{"urls":(\[[^\]]+\])/.exec(html)?.[1];
    if (!list) throw new Error("The page has no list of scripts (pipeline/defer-hydration.ts).");
    const found = new Set<string>();
    const add = (name: string) => {
      if (found.has(name)) return;
      if (!scripts.has(name)) throw new Error(`The page asks for ${name}, which was not built.`);
      found.add(name);
      staticImports(name).forEach(add);
    };
    for (const url of JSON.parse(list) as string[]) add(url.replace("/assets/", ""));
    return [...found];
  }

  return { scripts, scriptsOfPage };
}

export const { scripts, scriptsOfPage } = readScripts(client);
