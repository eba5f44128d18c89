import { nanoid } from "nanoid";
import { tryStorage } from "~/ui/try-storage.ts";
import { type FormName, fields, formNames, submissionIdPattern } from "../../enquiry/fields.ts";
import { type Control, controlsOf, isBox, type Values, valuesOf } from "./enquiry.ts";

/** What is kept in the browser of a form that has not been sent. */
export type Draft = {
  /** The same from its first letter until it is sent or forgotten, in every tab. */
  id: string;
  /** When it was last written to. Milliseconds since 1970. */
  savedAt: number;
  fields: Values;
};

/** A draft is deleted so long after its last change. Milliseconds. */
const draftLifeMs = 14 * 24 * 60 * 60 * 1000;

/** Key of a form's draft in local storage. */
export const draftKey = (name: FormName) => `enquiry-draft:${name}`;
/**
 * Key under which the end of a form's last draft is noted, when it was sent or forgotten: its id and the time, none of its words.
 */
export const endKey = (name: FormName) => `enquiry-end:${name}`;

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const isId = (value: unknown): value is string => typeof value === "string" && submissionIdPattern.test(value);
/** What is stored under a key. Where there is nothing, "null" or "undefined", which hold no draft. */
const textOf = (key: string) => String(tryStorage(() => localStorage.getItem(key)));
const parse = (text: string) => asObject(tryStorage(() => JSON.parse(text)));

/** The words of a draft, for comparison. A field that it does not have counts as empty. */
const wordsOf = (values: Values): string => JSON.stringify(fields.map(({ name }) => values[name] || ""));

/**
 * Parses a stored draft, which another release of this page or another script may have written. Unknown fields and values of the
 * wrong kind are dropped.
 * @returns undefined where no field or no id is left
 */
export function readDraft(stored: string, now: number): Draft | undefined {
  const { id, savedAt, fields: words } = parse(stored);
  const found = asObject(words);
  const values: Values = {};
  for (const { name, kind } of fields) {
    const value = found[name];
    if (kind === "tick" ? typeof value === "boolean" : typeof value === "string")
      values[name] = value as string | boolean;
  }
  if (!isId(id) || Object.keys(values).length === 0) return undefined;
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
export const submissionIdOf = ({ id, fields }: Draft): string => `${id}-${hash(wordsOf(fields))}`;

/** The stored draft of a form, however old. */
export const storedDraft = (name: FormName): Draft | undefined => readDraft(textOf(draftKey(name)), Date.now());

/** Stores a draft. Where storage is denied or full, the draft that was stored before stays. */
function storeDraft(name: FormName, draft: Draft): void {
  tryStorage(() => localStorage.setItem(draftKey(name), JSON.stringify(draft)));
}

/** Deletes a draft that was sent, forgotten or has expired, and notes its id for pages that still show its words. */
export function endDraft(name: FormName, id: string): void {
  tryStorage(() => localStorage.setItem(endKey(name), JSON.stringify({ id, at: Date.now() })));
  tryStorage(() => localStorage.removeItem(draftKey(name)));
}

/** The id of a form's last draft that has ended; undefined once that draft would have expired in every tab. */
export function endedDraft(name: FormName): string | undefined {
  const { id, at } = parse(textOf(endKey(name)));
  return isId(id) && Date.now() - Number(at) <= draftLifeMs ? id : undefined;
}

/** Removes the note of a draft's end, when the visitor brings back what was forgotten. */
function reviveDraft(name: FormName): void {
  tryStorage(() => localStorage.removeItem(endKey(name)));
}

/** Deletes expired drafts of all forms, and outdated notes of their ends. */
function endOldDrafts(): void {
  for (const name of formNames) {
    const draft = storedDraft(name);
    if (draft && Date.now() - draft.savedAt > draftLifeMs) endDraft(name, draft.id);
    if (!endedDraft(name)) reviveDraft(name);
  }
}

const current = (control: Control) => (isBox(control) ? control.checked : control.value);
const initial = (control: Control) => (isBox(control) ? control.defaultChecked : control.defaultValue);

function setValue(control: Control, value: string | boolean): void {
  if (isBox(control)) control.checked = value === true;
  else control.value = String(value);
}

/** Whether every control has its initial value. */
export const isUntouched = (form: HTMLFormElement): boolean =>
  controlsOf(form).every(({ control }) => current(control) === initial(control));

/**
 * Keeps a form and its stored draft the same, in all tabs and in pages of the back-forward cache: each shows what was written
 * last, and none shows what was sent or forgotten.
 * @param name of the form; each form has a draft of its own
 */
export function createDraft(name: FormName) {
  /** Of the stored draft, or of the next one. */
  let id = nanoid();
  /** What was stored when form and store were last compared. A control that differs from it was changed in this page. */
  let base: Values = {};

  function keep(form: HTMLFormElement, stored: Draft | undefined): void {
    const fields = { ...stored?.fields, ...valuesOf(form) };
    if (isUntouched(form)) {
      if (stored) endDraft(name, stored.id);
    } else if (wordsOf(fields) !== wordsOf(stored?.fields ?? {})) {
      storeDraft(name, { id, savedAt: Date.now(), fields });
    }
    // Read back, because storage may be full: then what is in the form still counts as changed here.
    base = storedDraft(name)?.fields ?? {};
  }

  /**
   * Makes form and store the same: what was written in this page is stored, what another page wrote comes into the form. Call it
   * whenever either may have changed.
   * @returns whether a control was changed
   */
  function agree(form: HTMLFormElement): boolean {
    const stored = storedDraft(name);
    const hasEnded = id === endedDraft(name);
    const newest = stored?.fields ?? (hasEnded ? {} : base);
    let changed = false;
    for (const { field, control } of controlsOf(form)) {
      const isOurs = current(control) !== (base[field.name] ?? initial(control));
      const value = newest[field.name] ?? initial(control);
      if (isOurs || value === current(control)) continue;
      setValue(control, value);
      changed = true;
    }
    id = stored?.id ?? (hasEnded ? nanoid() : id);
    keep(form, stored);
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
      const stored = storedDraft(name);
      const hasEnded = !stored && endedDraft(name) !== undefined;
      for (const { field, control } of controlsOf(form)) {
        const value = stored?.fields[field.name];
        if ("typed" in control.dataset) delete control.dataset.typed;
        else if (hasEnded) setValue(control, initial(control));
        else if (value !== undefined && value !== "") setValue(control, value);
      }
      base = stored?.fields ?? {};
      agree(form);
    },

    /** Whether a `storage` event is about this draft. */
    isTold: ({ key }: StorageEvent): boolean => key === draftKey(name) || key === endKey(name),

    /** The id under which the form's words are to be sent. */
    submissionId(form: HTMLFormElement): string {
      const fields = valuesOf(form);
      const stored = storedDraft(name);
      if (stored && wordsOf(stored.fields) === wordsOf(fields)) return submissionIdOf(stored);
      return submissionIdOf({ id, savedAt: 0, fields });
    },

    /**
     * Call it when the form was sent. What another tab has written meanwhile stays.
     * @param form as it was sent
     */
    sent(form: HTMLFormElement): void {
      const stored = storedDraft(name);
      if (!stored || wordsOf(stored.fields) === wordsOf(valuesOf(form))) end();
      clear(form);
      agree(form);
    },

    /**
     * Clears form and store, in every tab.
     * @returns a function that brings it all back
     */
    forget(form: HTMLFormElement): () => void {
      const forgotten = id;
      const values = valuesOf(form);
      end();
      clear(form);
      return () => {
        reviveDraft(name);
        id = forgotten;
        for (const { field, control } of controlsOf(form)) setValue(control, values[field.name] ?? initial(control));
        agree(form);
      };
    },
  };
}
