import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import type { Picture, Pictures } from "../texts/pictures.ts";
import type { File } from "./code-meta.ts";

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
      const picture = (file.data.pictures as Pictures)[path];
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
