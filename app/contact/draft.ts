import { nanoid } from "nanoid";
import { tryStorage } from "~/ui/try-storage.ts";
import { type FormName, fields, formNames, submissionIdPattern } from "../../enquiry/fields.ts";
import { type Control, controlsOf, controlValue, type FormValues, formValuesOf, isCheckbox } from "./form-values.ts";

/** What is kept in the browser of a form that has not been sent. Without fields: that the draft was sent, forgotten or has expired. */
type Draft = {
  /** The same from its first letter until it is sent or forgotten, in every tab. */
  id: string;
  /** When it was last written to. Milliseconds since 1970. */
  savedAt: number;
  fields: FormValues;
};

/** A draft, or the note of its end, is deleted so long after its last change. Milliseconds. */
const draftLifeMs = 14 * 24 * 60 * 60 * 1000;

/** Key of a form's draft in local storage. */
export const draftKey = (name: FormName) => `enquiry-draft:${name}`;

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The words of a draft, for comparison. A field that it does not have counts as empty. */
const wordsOf = (values: FormValues): string => JSON.stringify(fields.map(({ name }) => values[name] || ""));

/**
 * Parses a stored draft, which another release of this page or another script may have written. Unknown fields and values of the
 * wrong kind are dropped.
 * @returns undefined where there is no id
 */
export function parseDraft(stored: string, now: number): Draft | undefined {
  const { id, savedAt, fields: words } = asObject(tryStorage(() => JSON.parse(stored)));
  const found = asObject(words);
  const values: FormValues = {};
  for (const { name, kind } of fields)
    if (typeof found[name] === (kind === "tick" ? "boolean" : "string")) values[name] = found[name] as string | boolean;
  if (typeof id !== "string" || !submissionIdPattern.test(id)) return undefined;
  // A time that is missing or in the future becomes now: otherwise the draft would never expire.
  return { id, savedAt: Math.min(Number(savedAt) || now, now), fields: values };
}

/** FNV-1a (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv). */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36);
}

/**
 * The id under which a draft is sent. The same words have the same id in every tab and at every try, so that a repeat is
 * recognised. Any change gives another id, so that new words are never taken for a repeat (docs/decisions/forms.md).
 */
export const submissionIdOf = ({ id, fields }: Omit<Draft, "savedAt">): string => `${id}-${hash(wordsOf(fields))}`;

/** The stored draft of a form, or the note of its end, however old. */
export const draftEvenIfEnded = (name: FormName): Draft | undefined =>
  parseDraft(tryStorage(() => localStorage.getItem(draftKey(name))) ?? "", Date.now());

/** Whether it is no draft any more, but the note of its end. */
export const hasEnded = ({ fields }: Draft): boolean => Object.keys(fields).length === 0;

/** Stores a draft. Where storage is denied or full, what was stored before stays. */
function storeDraft(name: FormName, id: string, fields: FormValues): void {
  tryStorage(() => localStorage.setItem(draftKey(name), JSON.stringify({ id, savedAt: Date.now(), fields })));
}

/** Replaces a draft that was sent, forgotten or has expired by a note with its id, for pages that still show its words. */
export const endDraft = (name: FormName, id: string): void => storeDraft(name, id, {});

/** Ends expired drafts of all forms, and deletes notes of ends that are as old. */
function endOldDrafts(): void {
  for (const name of formNames) {
    const draft = draftEvenIfEnded(name);
    if (!draft || Date.now() - draft.savedAt <= draftLifeMs) continue;
    if (hasEnded(draft)) tryStorage(() => localStorage.removeItem(draftKey(name)));
    else endDraft(name, draft.id);
  }
}

const initial = (control: Control) => (isCheckbox(control) ? control.defaultChecked : control.defaultValue);

function setValue(control: Control, value: string | boolean): void {
  if (isCheckbox(control)) control.checked = value === true;
  else control.value = String(value);
}

/** Whether every control has its initial value. */
export const hasInitialValues = (form: HTMLFormElement): boolean =>
  controlsOf(form).every(({ control }) => controlValue(control) === initial(control));

/**
 * Keeps a form and its stored draft the same, in all tabs and in pages of the back-forward cache: each shows what was written
 * last, and none shows what was sent or forgotten.
 * @param name of the form; each form has a draft of its own
 */
export function createDraftSync(name: FormName) {
  /** Of the stored draft, or of the next one. */
  let id = nanoid();
  /** What was stored when form and store were last compared. A control that differs from it was changed in this page. */
  let base: FormValues = {};

  /**
   * Makes form and store the same: what was written in this page is stored, what another page wrote comes into the form. Call it
   * whenever either may have changed.
   * @returns whether a control was changed
   */
  function agree(form: HTMLFormElement): boolean {
    const stored = draftEvenIfEnded(name);
    const newest = stored?.fields ?? base;
    let changed = false;
    for (const { field, control } of controlsOf(form)) {
      const isOurs = controlValue(control) !== (base[field.name] ?? initial(control));
      const value = newest[field.name] ?? initial(control);
      if (isOurs || value === controlValue(control)) continue;
      setValue(control, value);
      changed = true;
    }
    if (stored && !hasEnded(stored)) id = stored.id;
    else if (stored?.id === id) id = nanoid();
    const fields = { ...stored?.fields, ...formValuesOf(form) };
    if (hasInitialValues(form)) {
      if (stored && !hasEnded(stored)) endDraft(name, stored.id);
    } else if (wordsOf(fields) !== wordsOf(stored?.fields ?? {})) storeDraft(name, id, fields);
    // Read back, because storage may be full: then what is in the form still counts as changed here.
    base = draftEvenIfEnded(name)?.fields ?? {};
    return changed;
  }

  function end(): void {
    endDraft(name, id);
    id = nanoid();
  }

  function clear(form: HTMLFormElement): void {
    form.reset();
    base = {};
  }

  return {
    agree,

    /**
     * Puts the stored draft into a form whose code has just loaded. A control that the visitor has typed into stays
     * (`inline/guard-early-input.ts` marks it). Any other value was restored by the browser from an earlier page: the stored draft
     * replaces it, unless it is empty there, and where the draft has ended the control is reset.
     */
    restore(form: HTMLFormElement): void {
      endOldDrafts();
      const stored = draftEvenIfEnded(name);
      for (const { field, control } of controlsOf(form)) {
        const value = stored?.fields[field.name];
        if ("typed" in control.dataset) delete control.dataset.typed;
        else if (stored && hasEnded(stored)) setValue(control, initial(control));
        else if (value !== undefined && value !== "") setValue(control, value);
      }
      base = stored?.fields ?? {};
      agree(form);
    },

    /** The id under which the form's words are to be sent, once it agrees with the store. */
    submissionId: (form: HTMLFormElement): string => submissionIdOf({ id, fields: formValuesOf(form) }),

    /**
     * Call it when the form was sent. What another tab has written meanwhile stays.
     * @param form as it was sent
     */
    sent(form: HTMLFormElement): void {
      const stored = draftEvenIfEnded(name);
      if (!stored || wordsOf(stored.fields) === wordsOf(formValuesOf(form))) end();
      clear(form);
      agree(form);
    },

    /**
     * Clears form and store, in every tab.
     * @returns a function that brings it all back
     */
    forget(form: HTMLFormElement): () => void {
      const forgotten = id;
      const values = formValuesOf(form);
      end();
      clear(form);
      return () => {
        id = forgotten;
        for (const { field, control } of controlsOf(form)) setValue(control, values[field.name] ?? initial(control));
        storeDraft(name, id, values);
        agree(form);
      };
    },
  };
}
