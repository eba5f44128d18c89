import postcss, { type AtRule, type ChildNode, type Container } from "postcss";
import { parseSync } from "vite";
import { scripts } from "./built-scripts.ts";
import { pages } from "./pages.ts";

/** The rules in a page's HTML. */
export const inlineStylesIn = (html: string) =>
  Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css = ""]) => css).join("\n");

/** A rule together with the groups around it. */
function wholeRule(node: ChildNode): string {
  const groups = (container: Container | undefined): string[] =>
    container?.type === "atrule"
      ? [...groups(container.parent as Container), `@${(container as AtRule).name} ${(container as AtRule).params}`]
      : [];
  const around = groups(node.parent as Container);
  return `${around.map((group) => `${group}{`).join("")}${node}${"}".repeat(around.length)}`;
}

/** Every rule of all pages, once. */
export function rulesOfPages(): string {
  const rules = new Set<string>();
  for (const css of new Set(pages.map(({ html }) => inlineStylesIn(html))))
    postcss.parse(css).walk((node) => {
      const isGroup = node.type === "atrule" && node.nodes?.some(({ type }) => type !== "decl");
      const isInner =
        node.parent?.type === "rule" ||
        (node.parent?.type === "atrule" && (node.parent as AtRule).name === "keyframes");
      if ((node.type === "rule" || node.type === "atrule") && !isGroup && !isInner) rules.add(wholeRule(node));
    });
  return [...rules].join("\n");
}

/** The style sheets inside scripts (`app/ui/adopt-styles.ts`), recognised as long texts that look like rules. */
export function adoptedSheets(): string[] {
  const found: string[] = [];
  for (const [name, code] of scripts)
    JSON.stringify(parseSync(name, code).program, (key, value) => {
      const isText = typeof value === "string" && ["value", "cooked"].includes(key) && value.length > 200;
      if (isText && /^[^{]*[.[:][^{]*\{[^}]+:[^}]+\}/.test(value)) found.push(value);
      return typeof value === "bigint" ? String(value) : value;
    });
  return found;
}
