import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { codeLanguageNames } from "../figures/code-block.tsx";
import type { Picture, PicturesByPath } from "../texts/pictures.ts";

/** The part of a VFile that plugins use: `fail` refuses the file, and names the node's place. */
type File = { fail(reason: string, node: unknown): never };

/** Refuses `import` and `export`: a text is no module of the bundle. */
export function remarkNoModules() {
  return (tree: Parameters<typeof visit>[0], file: File) =>
    visit(tree, "mdxjsEsm", (node) =>
      file.fail("Texts neither import nor export. A figure is written as its tag alone.", node),
    );
}

const elementsIn = ({ children }: Element) => children.filter((child) => child.type === "element");

/** Makes the first cell of each row a row head, which Markdown cannot: screen readers read it together with the other cells. */
export function rehypeRowHeaders() {
  return (tree: Root) =>
    visit(tree, "element", (node) => {
      if (node.tagName !== "thead" && node.tagName !== "tbody") return;
      const rows = elementsIn(node).map(elementsIn);
      if (node.tagName === "thead") for (const head of rows.flat()) head.properties.scope = "col";
      else for (const [first] of rows) if (first) Object.assign(first, { tagName: "th", properties: { scope: "row" } });
    });
}

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
      if (!Object.hasOwn(codeLanguageNames, language))
        file.fail(`A block of code in "${language}". Name one of: ${Object.keys(codeLanguageNames).join(", ")}.`, code);
      const name = /\bfile=(\S+)/.exec((code.data as { meta?: string } | undefined)?.meta ?? "")?.[1];
      node.properties = { ...node.properties, "data-language": language, "data-file": name };
    });
}

/** The column of an article: nine of twelve columns of the page from 64rem on. */
const sizes = "(width >= 80rem) 56rem, (width >= 64rem) 70vw, 92vw";

/** The elements for a picture. Width and height keep its place until it has loaded. */
const elementsOf = ({ avif, webp, src, width, height }: Picture, alt: string) =>
  h("picture", [
    h("source", { type: "image/avif", srcset: avif, sizes }),
    h("source", { type: "image/webp", srcset: webp, sizes }),
    h("img", { src, alt, width, height, loading: "lazy", decoding: "async" }),
  ]);

const isOnly = (node: ElementContent, { children }: Root | Element) =>
  children.every((child) => child === node || (child.type === "text" && child.value.trim() === ""));

/**
 * Makes a figure of each picture (`![What it shows](./office.jpg "Caption")`).
 * @throws with file and line, if there is no such picture, nothing says what it shows, or it does not stand by itself
 */
export function rehypePictures() {
  return (tree: Root, file: File & { path: string; data: Record<string, unknown> }) => {
    visit(tree, (node) => {
      // MDX knows HTML written in a text by a type of its own.
      if ("name" in node && ["img", "picture", "source"].includes(String(node.name)))
        file.fail(`Write a picture as ![What it shows](./name.jpg), not as <${node.name}>.`, node);
    });
    visit(tree, "element", (node, _, parent) => {
      if (node.tagName !== "img" || !parent) return;
      const { src = "", alt = "", title } = node.properties;
      const path = decodeURIComponent(new URL(String(src), `file:///${file.path}`).pathname);
      const picture = (file.data.pictures as PicturesByPath)[path];
      if (!picture)
        file.fail(`There is no picture "${src}" beside the text. Put its file there, or correct the name.`, node);
      if (String(alt).trim() === "")
        file.fail(
          `The picture "${src}" has no alternative text. Write what it shows between the brackets: ![Two people at a desk](${src}).`,
          node,
        );
      if (!("tagName" in parent) || parent.tagName !== "p" || !isOnly(node, parent))
        file.fail(`The picture "${src}" stands in a line of text. Leave an empty line before and after it.`, node);
      const caption = title ? [h("figcaption", String(title))] : [];
      Object.assign(parent, h("figure", { className: "figure" }, [elementsOf(picture, String(alt)), ...caption]));
    });
  };
}
