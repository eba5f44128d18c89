import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from "parse5";

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
type Child = DefaultTreeAdapterTypes.ChildNode;

/** Every element under a node, in document order. */
export function* elementsUnder(node: Node): Generator<Element> {
  for (const child of "childNodes" in node ? node.childNodes : []) {
    if ("tagName" in child) yield child;
    yield* elementsUnder(child);
  }
}

/** The value of an attribute, if the element has it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Sets an attribute, whether the element had it or not. */
export function setAttribute(element: Element, name: string, value: string): void {
  const present = element.attrs.find((candidate) => candidate.name === name);
  if (present) present.value = value;
  else element.attrs.push({ name, value });
}

/** Takes an attribute away. */
export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((candidate) => candidate.name !== name);
}

/** Puts these children in place of all that were there. */
export function replaceChildren(element: Element, children: Child[]): void {
  for (const child of [...element.childNodes]) tree.detachNode(child);
  for (const child of children) tree.appendChild(element, child);
}

/** A text node. */
export function createText(value: string): Child {
  const holder = tree.createDocumentFragment();
  tree.insertText(holder, value);
  return holder.childNodes[0] as Child;
}

/** A new element, e.g. `createElement("a", { href: "#name" }, "Please tell us your name")`. */
export function createElement(
  tagName: string,
  attributes: Record<string, string>,
  ...children: (Child | string)[]
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(
    tagName,
    "http://www.w3.org/1999/xhtml" as Parameters<typeof tree.createElement>[1],
    attrs,
  );
  for (const child of children) {
    if (typeof child === "string") tree.insertText(element, child);
    else tree.appendChild(element, child);
  }
  return element;
}
