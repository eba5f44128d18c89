import { captions } from "../figures/code-block.tsx";

type Element = {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  data?: { meta?: string };
  children?: Element[];
};
/** The part of a VFile that plugins use: `fail` refuses the file, and names the node's place. */
export type File = { fail(reason: string, node: unknown): never };

/**
 * Reads the first line of a fence (```` ```ts file=src/decide.ts ````) and hands language and file to the component
 * that draws the block, as `data-language` and `data-file`.
 * @throws with file and line, if a fence names no language or one that is not highlighted
 */
export function rehypeCodeMeta() {
  return function visit(node: Element, file: File): void {
    const code = node.tagName === "pre" ? node.children?.find((child) => child.tagName === "code") : undefined;
    if (code) {
      const language = String(code.properties?.className ?? "").replace("language-", "");
      if (!Object.hasOwn(captions, language)) {
        file.fail(`A block of code in "${language}". Name one of: ${Object.keys(captions).join(", ")}.`, code);
      }
      const name = /\bfile=(\S+)/.exec(code.data?.meta ?? "")?.[1];
      node.properties = { ...node.properties, "data-language": language, "data-file": name };
    }
    for (const child of node.children ?? []) visit(child, file);
  };
}
