import { nanoid } from "nanoid";
import type { FormName } from "../../enquiry/fields.ts";
import {
  type Draft,
  draftKey,
  endDraft,
  endedDraft,
  endKey,
  endOldDrafts,
  reviveDraft,
  storeDraft,
  storedDraft,
  submissionIdOf,
  wordsOf,
} from "./draft.ts";
import { type Control, controlsOf, isBox, type Values, valuesOf } from "./enquiry.ts";

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
 */
export class FormDraft {
  readonly #name: FormName;
  /** Of the stored draft, or of the next one. */
  #id = nanoid();
  /** What was stored when form and store were last compared. A control that differs from it was changed in this page. */
  #base: Values = {};

  /** @param name of the form; each form has a draft of its own */
  constructor(name: FormName) {
    this.#name = name;
  }

  /**
   * Puts the stored draft into a form whose code has just loaded. A control that the visitor has typed into stays
   * (`inline/guard-early-input.ts` marks it). Any other value was restored by the browser from an earlier page: the stored draft
   * replaces it, unless it is empty there, and where the draft has ended the control is reset.
   */
  restore(form: HTMLFormElement): void {
    endOldDrafts();
    const stored = storedDraft(this.#name);
    const hasEnded = !stored && endedDraft(this.#name) !== undefined;
    for (const { field, control } of controlsOf(form)) {
      const value = stored?.fields[field.name];
      if ("typed" in control.dataset) delete control.dataset.typed;
      else if (hasEnded) setValue(control, initial(control));
      else if (value !== undefined && value !== "") setValue(control, value);
    }
    this.#base = stored?.fields ?? {};
    this.agree(form);
  }

  /** Whether a `storage` event is about this draft. */
  isTold({ key }: StorageEvent): boolean {
    return key === draftKey(this.#name) || key === endKey(this.#name);
  }

  /**
   * Makes form and store the same: what was written in this page is stored, what another page wrote comes into the form. Call it
   * whenever either may have changed.
   * @returns whether a control was changed
   */
  agree(form: HTMLFormElement): boolean {
    const stored = storedDraft(this.#name);
    const hasEnded = this.#id === endedDraft(this.#name);
    const newest = stored?.fields ?? (hasEnded ? {} : this.#base);
    let changed = false;
    for (const { field, control } of controlsOf(form)) {
      const isOurs = current(control) !== (this.#base[field.name] ?? initial(control));
      const value = newest[field.name] ?? initial(control);
      if (isOurs || value === current(control)) continue;
      setValue(control, value);
      changed = true;
    }
    this.#id = stored?.id ?? (hasEnded ? nanoid() : this.#id);
    this.#keep(form, stored);
    return changed;
  }

  #keep(form: HTMLFormElement, stored: Draft | undefined): void {
    const fields = { ...stored?.fields, ...valuesOf(form) };
    if (isUntouched(form)) {
      if (stored) endDraft(this.#name, stored.id);
    } else if (wordsOf(fields) !== wordsOf(stored?.fields ?? {})) {
      storeDraft(this.#name, { id: this.#id, savedAt: Date.now(), fields });
    }
    // Read back, because storage may be full: then what is in the form still counts as changed here.
    this.#base = storedDraft(this.#name)?.fields ?? {};
  }

  /** The id under which the form's words are to be sent. */
  submissionId(form: HTMLFormElement): string {
    const fields = valuesOf(form);
    const stored = storedDraft(this.#name);
    if (stored && wordsOf(stored.fields) === wordsOf(fields)) return submissionIdOf(stored);
    return submissionIdOf({ id: this.#id, savedAt: 0, fields });
  }

  /**
   * Call it when the form was sent. What another tab has written meanwhile stays.
   * @param form as it was sent
   */
  sent(form: HTMLFormElement): void {
    const stored = storedDraft(this.#name);
    if (!stored || wordsOf(stored.fields) === wordsOf(valuesOf(form))) this.#end();
    form.reset();
    this.#base = {};
    this.agree(form);
  }

  /**
   * Clears form and store, in every tab.
   * @returns a function that brings it all back
   */
  forget(form: HTMLFormElement): () => void {
    const id = this.#id;
    const values = valuesOf(form);
    this.#end();
    form.reset();
    this.#base = {};
    return () => {
      reviveDraft(this.#name);
      this.#id = id;
      for (const { field, control } of controlsOf(form)) setValue(control, values[field.name] ?? initial(control));
      this.agree(form);
    };
  }

  #end(): void {
    endDraft(this.#name, this.#id);
    this.#id = nanoid();
  }
}
