import type { Comment, Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { type Field, fields, signals } from "../../../enquiry/fields.ts";
import type { FieldErrors, Typed } from "./form-fields.ts";

/** What goes back to a visitor whose form was not taken. */
type Answer = {
  typed: Typed;
  /** One sentence on what happened and what to do. */
  summary: string;
  errors: FieldErrors;
  /** The form's token; `null` when the relay issues none now. */
  token: string | null;
  /** Label of the button; `null` leaves the page's own. */
  button: string | null;
};

/** A prerendered page with its form. Filling it in writes the controls and joins them with the rest. */
export type FormTemplate = (answer: Answer) => string;

/** A part that changes: a control of the form, the box of its errors, or its button. */
type Slot = { part: Field | "errors" | "button"; element: Element };

const html = (node: Element | Root) => toHtml(node, { characterReferences: { useNamedReferences: true } });

/**
 * The form, found in the page's text: parsing the whole page blocks the server too long. These are pages of this
 * project's own build, which escapes each "<" and ">" in texts and values, so the pattern is safe. The form itself is
 * parsed.
 */
const postForm = /<form\b[^>]*\smethod="post"[^>]*>[\s\S]*?<\/form>/i;
const scripts =
  /<script\b(?![^>]*\stype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\srel="modulepreload"[^>]*>/gi;
const titleTag = /<title\b[^>]*>/i;

/** The page without its scripts. Its reader has none running, and running scripts would discard what was typed. */
const withoutScripts = (page: string, notSent: string): string =>
  page.replaceAll(scripts, "").replace(titleTag, (tag) => tag + toHtml({ type: "text", value: notSent }));

/** Takes out the parts of the form that differ between answers, and leaves a mark for each. */
function takeSlots(form: Root): Slot[] {
  const slots: Slot[] = [];
  const leaveMark = (slot: Slot): Comment => ({ type: "comment", value: `slot ${slots.push(slot) - 1}` });
  visit(form, "element", (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const { tagName, properties } = element;
    const field = fields.find(({ name }) => name === properties.name);
    if (properties.dataFormErrors !== undefined) {
      parent.children[index] = leaveMark({ part: "errors", element });
    } else if (tagName === "button" && properties.type !== "button") {
      parent.children[index] = leaveMark({ part: "button", element });
    } else if (field) {
      const withId = { ...element, properties: { ...properties, id: properties.id ?? field.name } };
      parent.children[index] = leaveMark({ part: field, element: withId });
    } else return undefined;
    return SKIP;
  });
  return slots;
}

const inValue = ({ properties }: Element, value: string) => h("input", { ...properties, value });

/** Writes a typed value into a control, by the field's kind. The type asks for an entry for each new kind. */
const filled: Record<Field["kind"], (control: Element, value: string) => Element> = {
  line: inValue,
  email: inValue,
  phone: inValue,
  // The parser drops one line break after the tag, so a typed one needs another before it.
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

/** The button that sends the form, after the hidden token. */
function buttonPart(element: Element, { token, button }: Answer): string {
  const labelled = button === null ? element : h("button", element.properties, button);
  return (
    (token === null ? "" : html(h("input", { type: "hidden", name: signals.formToken, value: token }))) + html(labelled)
  );
}

function fill(slots: Slot[], answer: Answer): string[] {
  const { typed, errors, summary } = answer;
  const items = slots.flatMap(({ part, element }) => {
    const error = typeof part === "object" && errors[part.name];
    if (!error) return [];
    return h("li", { id: errorId(element) }, h("a", { href: `#${element.properties.id}` }, error));
  });
  return slots.map(({ part, element }) => {
    if (part === "errors") return html(errorBox(element, summary, items));
    if (part === "button") return buttonPart(element, answer);
    const control = filled[part.kind](element, typed[part.name]);
    return html(errors[part.name] ? markedInvalid(control) : control);
  });
}

/** A parsed form: texts, and between each two of them the number of a slot. */
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
 * Makes a template of a prerendered page. Filled, it is the page with the form as the visitor left it and the errors to
 * correct. It is parsed at first use.
 * @param notSent prefix of the page's title, in its language
 * @returns `null` when the page has no form that works without JavaScript.
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
