import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clientFolder } from "./pages.ts";

const known = new Map<string, ReturnType<typeof read>>();

/** Every script of a built site by its file name, and which pages load it. Read once for all tests. */
export function readScripts(folder: string) {
  const scripts = known.get(folder) ?? read(folder);
  known.set(folder, scripts);
  return scripts;
}

function read(folder: string) {
  const assets = join(folder, "assets");
  const scripts = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith(".js"))
      .map((name) => [name, readFileSync(join(assets, name), "utf8")]),
  );
  const namesIn = (code: string, call: RegExp) => Array.from(code.matchAll(call), ([, file = ""]) => file);

  /** These scripts and all that they import. */
  function withImports(names: string[]): string[] {
    const found = new Set<string>();
    const add = (name: string) => {
      if (found.has(name)) return;
      const code = scripts.get(name);
      if (code === undefined) throw new Error(`${name} is asked for, which was not built.`);
      found.add(name);
      namesIn(code, /(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g).forEach(add);
    };
    names.forEach(add);
    return [...found];
  }

  /** The scripts that a page loads when a person first acts: the named one and its imports. */
  function interactionScriptsOf(html: string): string[] {
    const start = /let startUrl="\/assets\/([^"]+)"/.exec(html)?.[1];
    if (!start) throw new Error("The page names no script to start (app/inline/start-at-first-interaction.ts).");
    return withImports([start]);
  }

  return { scripts, interactionScriptsOf, withImports };
}

export const { scripts, interactionScriptsOf } = readScripts(clientFolder);

/** The scripts in a page's HTML. */
export const inlineScriptsIn = (html: string) =>
  Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = ""]) => code);

/** The files of each part that React takes over, its own module first (`app/island.tsx`). */
export const islandFilesIn = (html: string) =>
  Array.from(html.matchAll(/ data-island="([^"]*)"/g), ([, files = ""]) => files.split(" "));
