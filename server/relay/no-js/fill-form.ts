import type { Comment, Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { type FieldErrors, type Typed, type VisibleField, visibleFields } from "./form-fields.ts";

/** What goes back to a visitor whose form could not be taken. */
export type Answer = {
  typed: Typed;
  /** One sentence on what happened and what to do. */
  summary: string;
  errors: FieldErrors;
};

/** A prerendered page with its form, parsed once: filling it in writes its controls and joins them with the rest. */
export type FormTemplate = (answer: Answer) => string;

/** What stands where: a control of the form, or the box of its errors. */
type Slot = { kind: "control"; name: VisibleField; element: Element } | { kind: "errors"; element: Element };

const html = (node: Element | Root) => toHtml(node, { characterReferences: { useNamedReferences: true } });

const isPostForm = ({ tagName, properties }: Element) =>
  tagName === "form" && String(properties.method).toLowerCase() === "post";

const isControl = ({ tagName }: Element) => tagName === "input" || tagName === "textarea";

const isScript = ({ tagName, properties }: Element) =>
  (tagName === "script" && properties.type !== "application/ld+json") ||
  (tagName === "link" && String(properties.rel) === "modulepreload");

const isVisible = (name: unknown): name is VisibleField => visibleFields.some((field) => field === name);

function findForm(page: Root): Element | undefined {
  let form: Element | undefined;
  visit(page, "element", (element) => {
    if (!isPostForm(element)) return undefined;
    form = element;
    return EXIT;
  });
  return form;
}

/** The page works without its scripts, which is how its reader came here; with them it would lose what was typed. */
function prepareHead(page: Root, notSent: string): void {
  visit(page, "element", (element, index, parent) => {
    if (parent && index !== undefined && isScript(element)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const isTitle = element.tagName === "title" && parent?.type === "element" && parent.tagName === "head";
    if (isTitle) element.children.unshift({ type: "text", value: notSent });
    return undefined;
  });
}

/** Takes the parts of the form that differ from answer to answer out of it, and leaves a mark in the place of each. */
function takeSlots(form: Element): Slot[] {
  const slots: Slot[] = [];
  const leaveMark = (slot: Slot): Comment => ({ type: "comment", value: `slot ${slots.push(slot) - 1}` });
  visit(form, "element", (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const { name } = element.properties;
    if (element.properties.dataFormErrors !== undefined) {
      parent.children[index] = leaveMark({ kind: "errors", element });
    } else if (isControl(element) && isVisible(name)) {
      const withId = { ...element, properties: { ...element.properties, id: element.properties.id ?? name } };
      parent.children[index] = leaveMark({ kind: "control", name, element: withId });
    } else return undefined;
    return SKIP;
  });
  return slots;
}

function filled(control: Element, value: string): Element {
  const { properties } = control;
  // The parser drops one line break after the tag, so one that was typed needs another before it.
  if (control.tagName === "textarea") return h("textarea", properties, value.startsWith("\n") ? `\n${value}` : value);
  if (properties.type === "checkbox") return h("input", { ...properties, checked: value !== "" });
  return h("input", { ...properties, value });
}

const errorId = ({ properties }: Element) => `${properties.id}-error`;

function markedInvalid(control: Element): Element {
  const ariaDescribedBy = [control.properties.ariaDescribedBy ?? [], errorId(control)].flat().map(String);
  return { ...control, properties: { ...control.properties, ariaInvalid: "true", ariaDescribedBy } };
}

function errorBox({ tagName, properties }: Element, summary: string, items: Element[]): Element {
  const { hidden: _, ...shown } = properties;
  return h(tagName, { ...shown, role: "alert" }, h("p", summary), items.length > 0 ? h("ul", items) : null);
}

function fill(slots: Slot[], { typed, errors, summary }: Answer): string[] {
  const items = slots.flatMap((slot) => {
    const error = slot.kind === "control" && errors[slot.name];
    if (!error) return [];
    return h("li", { id: errorId(slot.element) }, h("a", { href: `#${slot.element.properties.id}` }, error));
  });
  return slots.map((slot) => {
    if (slot.kind === "errors") return html(errorBox(slot.element, summary, items));
    const control = filled(slot.element, typed[slot.name]);
    return html(errors[slot.name] ? markedInvalid(control) : control);
  });
}

/**
 * Makes a template of a prerendered page: filled, it is the page with its form as the visitor left it and with what is
 * to be mended.
 * @param notSent before the title of the page, in its language
 * @returns `null` when the page has no form that a browser without JavaScript can send.
 */
export function formTemplate(source: string, notSent: string): FormTemplate | null {
  const page = fromHtml(source);
  const form = findForm(page);
  if (!form) return null;
  prepareHead(page, notSent);
  const slots = takeSlots(form);
  const [first = "", ...parts] = html(page).split(/<!--slot (\d+)-->/);
  return (answer) => {
    const values = fill(slots, answer);
    return parts.reduce((text, part, index) => text + (index % 2 === 0 ? values[Number(part)] : part), first);
  };
}
