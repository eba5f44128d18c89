import type { Comment, Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { type Field, fields } from "../../../enquiry/fields.ts";
import type { FieldErrors, Typed } from "./form-fields.ts";

/** What goes back to a visitor whose form could not be taken. */
export type Answer = {
  typed: Typed;
  /** One sentence on what happened and what to do. */
  summary: string;
  errors: FieldErrors;
};

/** A prerendered page with its form: filling it in writes its controls and joins them with the rest. */
export type FormTemplate = (answer: Answer) => string;

/** What stands where: a control of the form, or the box of its errors. */
type Slot = { field: Field; element: Element } | { field: null; element: Element };

const html = (node: Element | Root) => toHtml(node, { characterReferences: { useNamedReferences: true } });

/**
 * What is changed of a page, found in its text: parsing the whole of it stops the server for 20 to 130 ms. These are pages
 * of this project's own build, whose texts and values have each "<" and ">" escaped; the form itself is parsed.
 */
const postForm = /<form\b[^>]*\smethod="post"[^>]*>[\s\S]*?<\/form>/i;
const scripts =
  /<script\b(?![^>]*\stype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\srel="modulepreload"[^>]*>/gi;
const titleTag = /<title\b[^>]*>/i;

/** The page works without its scripts, which is how its reader came here; with them it would lose what was typed. */
const withoutScripts = (page: string, notSent: string): string =>
  page.replaceAll(scripts, "").replace(titleTag, (tag) => tag + toHtml({ type: "text", value: notSent }));

/** Takes the parts of the form that differ from answer to answer out of it, and leaves a mark in the place of each. */
function takeSlots(form: Root): Slot[] {
  const slots: Slot[] = [];
  const leaveMark = (slot: Slot): Comment => ({ type: "comment", value: `slot ${slots.push(slot) - 1}` });
  visit(form, "element", (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const field = fields.find(({ name }) => name === element.properties.name);
    if (element.properties.dataFormErrors !== undefined) {
      parent.children[index] = leaveMark({ field: null, element });
    } else if (field) {
      const withId = { ...element, properties: { ...element.properties, id: element.properties.id ?? field.name } };
      parent.children[index] = leaveMark({ field, element: withId });
    } else return undefined;
    return SKIP;
  });
  return slots;
}

const inValue = ({ properties }: Element, value: string) => h("input", { ...properties, value });

/** How a control is given back with what was typed into it, by the kind of its field: a new kind has to say so here. */
const filled: Record<Field["kind"], (control: Element, value: string) => Element> = {
  line: inValue,
  email: inValue,
  phone: inValue,
  // The parser drops one line break after the tag, so one that was typed needs another before it.
  lines: ({ properties }, value) => h("textarea", properties, value.startsWith("\n") ? `\n${value}` : value),
  tick: ({ properties }, value) => h("input", { ...properties, checked: value !== "" }),
};

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
  const items = slots.flatMap(({ field, element }) => {
    const error = field && errors[field.name];
    if (!error) return [];
    return h("li", { id: errorId(element) }, h("a", { href: `#${element.properties.id}` }, error));
  });
  return slots.map(({ field, element }) => {
    if (!field) return html(errorBox(element, summary, items));
    const control = filled[field.kind](element, typed[field.name]);
    return html(errors[field.name] ? markedInvalid(control) : control);
  });
}

/** A page whose form is parsed: texts, and between each two of them the number of a slot. */
type Prepared = { slots: Slot[]; texts: string[] };

function prepare(source: string, notSent: string): Prepared {
  let slots: Slot[] = [];
  const page = withoutScripts(source, notSent).replace(postForm, (text) => {
    const form = fromHtml(text, { fragment: true });
    slots = takeSlots(form);
    return html(form);
  });
  return { slots, texts: page.split(/<!--slot (\d+)-->/) };
}

/**
 * Makes a template of a prerendered page: filled, it is the page with its form as the visitor left it and with what is
 * to be mended. It is prepared when it is first filled.
 * @param notSent before the title of the page, in its language
 * @returns `null` when the page has no form that a browser without JavaScript can send.
 */
export function formTemplate(source: string, notSent: string): FormTemplate | null {
  if (!postForm.test(source)) return null;
  let prepared: Prepared | undefined;
  return (answer) => {
    prepared ??= prepare(source, notSent);
    const values = fill(prepared.slots, answer);
    return prepared.texts.map((text, index) => (index % 2 === 0 ? text : values[Number(text)])).join("");
  };
}
