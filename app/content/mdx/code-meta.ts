import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { captions } from "../figures/code-block.tsx";

/** The part of a VFile that plugins use: `fail` refuses the file, and names the node's place. */
export type File = { fail(reason: string, node: unknown): never };

/**
 * Hands language and file of a fence's first line (```` ```ts file=src/decide.ts ````) to the component that draws the block.
 * @throws with file and line, if a fence names no language or one that is not highlighted
 */
export function rehypeCodeMeta() {
  return (tree: Root, file: File) =>
    visit(tree, "element", (node) => {
      const code = node.tagName === "pre" ? node.children.find((child) => child.type === "element") : undefined;
      if (code?.tagName !== "code") return;
      const language = String(code.properties.className ?? "").replace("language-", "");
      if (!Object.hasOwn(captions, language))
        file.fail(`A block of code in "${language}". Name one of: ${Object.keys(captions).join(", ")}.`, code);
      const name = /\bfile=(\S+)/.exec((code.data as { meta?: string } | undefined)?.meta ?? "")?.[1];
      node.properties = { ...node.properties, "data-language": language, "data-file": name };
    });
}
