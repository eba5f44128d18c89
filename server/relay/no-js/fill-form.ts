import { parse, serialize, defaultTreeAdapter as tree } from "parse5";
import { type FieldErrors, type Typed, type VisibleField, visibleFields } from "./form-fields.ts";
import {
  attribute,
  createElement,
  createText,
  type Element,
  elementsUnder,
  removeAttribute,
  replaceChildren,
  setAttribute,
} from "./html-tree.ts";

/** What goes back to a visitor whose form could not be taken. */
export type Answer = {
  typed: Typed;
  /** One sentence on what happened and what to do. */
  summary: string;
  errors: FieldErrors;
};

const isPostForm = (element: Element) =>
  element.tagName === "form" && attribute(element, "method")?.toLowerCase() === "post";

const isControl = ({ tagName }: Element) => tagName === "input" || tagName === "textarea";

const isScript = (element: Element) =>
  (element.tagName === "script" && attribute(element, "type") !== "application/ld+json") ||
  (element.tagName === "link" && attribute(element, "rel") === "modulepreload");

function fillControl(control: Element, value: string): void {
  if (control.tagName === "textarea") {
    // The parser drops one line break after the tag, so one that was typed needs another before it.
    replaceChildren(control, [createText(value.startsWith("\n") ? `\n${value}` : value)]);
  } else if (attribute(control, "type") !== "checkbox") {
    setAttribute(control, "value", value);
  } else if (value === "") {
    removeAttribute(control, "checked");
  } else {
    setAttribute(control, "checked", "");
  }
}

function markInvalid(control: Element, errorId: string): void {
  setAttribute(control, "aria-invalid", "true");
  setAttribute(
    control,
    "aria-describedby",
    [attribute(control, "aria-describedby"), errorId].filter(Boolean).join(" "),
  );
}

function fillErrors(box: Element, summary: string, items: Element[]): void {
  removeAttribute(box, "hidden");
  setAttribute(box, "role", "alert");
  const list = items.length > 0 ? [createElement("ul", {}, ...items)] : [];
  replaceChildren(box, [createElement("p", {}, summary), ...list]);
}

function fillFields(form: Element, { typed, errors }: Answer): Element[] {
  const items: Element[] = [];
  const controls = [...elementsUnder(form)].filter(isControl);
  for (const name of visibleFields satisfies readonly VisibleField[]) {
    const control = controls.find((candidate) => attribute(candidate, "name") === name);
    if (!control) continue;
    fillControl(control, typed[name]);
    const error = errors[name];
    if (!error) continue;
    const id = attribute(control, "id") ?? name;
    setAttribute(control, "id", id);
    markInvalid(control, `${id}-error`);
    items.push(createElement("li", { id: `${id}-error` }, createElement("a", { href: `#${id}` }, error)));
  }
  return items;
}

/** Whether a page has a form that a browser without JavaScript can send. */
export const hasPostForm = (html: string) => [...elementsUnder(parse(html))].some(isPostForm);

/**
 * The prerendered page with its form as the visitor left it and with what is to be mended.
 *
 * The page's scripts are taken out: taking over the markup, they would put their own empty state in place of what was
 * typed. The page works without them, which is how its reader came here.
 * @returns `null` when the page has no form that posts.
 */
export function fillForm(html: string, answer: Answer): string | null {
  const document = parse(html);
  const elements = [...elementsUnder(document)];
  const form = elements.find(isPostForm);
  if (!form) return null;
  for (const script of elements.filter(isScript)) tree.detachNode(script);
  const title = elements.find(({ tagName, parentNode }) => tagName === "title" && parentNode?.nodeName === "head");
  if (title) tree.insertTextBefore(title, "Not sent: ", title.childNodes[0] as Element);
  const items = fillFields(form, answer);
  const box = [...elementsUnder(form)].find((element) => attribute(element, "data-form-errors") !== undefined);
  if (box) fillErrors(box, answer.summary, items);
  return serialize(document);
}
