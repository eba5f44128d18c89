import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { type Field, type FieldName, fields, hiddenFields } from "../../../enquiry/fields.ts";
import type { FieldErrors } from "./parse-form.ts";

/** What goes back to a visitor whose form was not taken. */
type Answer = {
  /** Exactly what was typed into each field. */
  typed: Record<FieldName, string>;
  /** One sentence on what happened and what to do. */
  summary: string;
  errors: FieldErrors;
  /** The form's token; `null` when the relay issues none now. */
  token: string | null;
  /** Label of the button; `null` leaves the page's own. */
  button: string | null;
};

/** A prerendered page that is answered with its form filled in. */
export type FillFormPage = (answer: Answer) => string;

/**
 * The form, found in the page's text: parsing the whole page blocks the server too long. The pattern is safe, because
 * this project's build escapes each "<" and ">" in texts and values.
 */
const postForm = /<form\b[^>]*\smethod="post"[^>]*>[\s\S]*?<\/form>/i;
const scripts =
  /<script\b(?![^>]*\stype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\srel="modulepreload"[^>]*>/gi;
const titleTag = /<title\b[^>]*>/i;

/** The page without its scripts. Its reader has none running, and running scripts would discard what was typed. */
const withoutScripts = (page: string, notSent: string): string =>
  page.replaceAll(scripts, "").replace(titleTag, (tag) => tag + toHtml({ type: "text", value: notSent }));

const setValue = ({ properties }: Element, value: string) => void Object.assign(properties, { value });

/** Writes a typed value into a control, by the field's kind. The type asks for an entry for each new kind. */
const write: Record<Field["kind"], (control: Element, value: string) => void> = {
  line: setValue,
  email: setValue,
  phone: setValue,
  // The parser drops one line break after the tag, so a typed one needs another before it.
  lines: ({ children }, value) =>
    void children.splice(0, children.length, { type: "text", value: value.startsWith("\n") ? `\n${value}` : value }),
  tick: ({ properties }, value) => void Object.assign(properties, { checked: value !== "" }),
};

/** Fills a parsed form: its controls, the box of its errors, and its button, before which stands the token. */
function fill(form: Root, { typed, errors, summary, token, button }: Answer): Root {
  const items: Element[] = [];
  let box: Element | undefined;
  visit(form, "element", (element, index, parent) => {
    const { tagName, properties } = element;
    const field = fields.find(({ name }) => name === properties.name);
    if (properties.dataFormErrors !== undefined) box = element;
    if (tagName === "button" && properties.type !== "button") {
      if (button !== null) element.children = [{ type: "text", value: button }];
      if (token === null) return undefined;
      parent?.children.splice(
        index ?? 0,
        0,
        h("input", { type: "hidden", name: hiddenFields.formToken, value: token }),
      );
      return (index ?? 0) + 2;
    }
    if (!field) return undefined;
    properties.id ??= field.name;
    write[field.kind](element, typed[field.name]);
    const error = errors[field.name];
    if (!error) return undefined;
    const id = `${properties.id}-error`;
    items.push(h("li", { id }, h("a", { href: `#${properties.id}` }, error)));
    const ariaDescribedBy = [properties.ariaDescribedBy ?? [], id].flat().map(String);
    Object.assign(properties, { ariaInvalid: "true", ariaDescribedBy });
    return undefined;
  });
  if (box) {
    const { hidden: _, ...shown } = box.properties;
    box.properties = { ...shown, role: "alert" };
    box.children = [h("p", summary), ...(items.length > 0 ? [h("ul", items)] : [])];
  }
  return form;
}

/**
 * Makes a template of a prerendered page. Filled, it is the page with the form as the visitor left it and the errors to
 * correct.
 * @param notSent prefix of the page's title, in its language
 * @returns `null` when the page has no form that works without JavaScript.
 */
export function formPageFiller(source: string, notSent: string): FillFormPage | null {
  if (!postForm.test(source)) return null;
  const page = withoutScripts(source, notSent);
  return (answer) =>
    page.replace(postForm, (text) =>
      toHtml(fill(fromHtml(text, { fragment: true }), answer), { characterReferences: { useNamedReferences: true } }),
    );
}
