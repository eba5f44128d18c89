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

/** Whether there is nothing in a form but what it came with. */
export const isUntouched = (form: HTMLFormElement): boolean =>
  controlsOf(form).every(({ control }) => current(control) === initial(control));

/**
 * Keeps a form and its stored draft alike, in however many tabs and pages from memory the form is open: what a person wrote last
 * stands in each, and what was sent or forgotten in none.
 */
export class FormDraft {
  readonly #name: FormName;
  #id: string | undefined;
  /** What the store held when form and store were last compared. Only what differs from it was written here. */
  #base: Values = {};

  /** @param name of the form; each form has a draft of its own. */
  constructor(name: FormName) {
    this.#name = name;
  }

  /**
   * Puts the stored draft into a form whose code has just come. What was typed before that stays
   * (`inline/guard-early-input.ts` marks it), other words in it are the browser's, which are of an earlier page: the store's
   * are newer, and those of a draft that has ended do not come back.
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

  /** Whether what a `storage` event tells of is this draft. */
  isTold({ key }: StorageEvent): boolean {
    return key === draftKey(this.#name) || key === endKey(this.#name);
  }

  /**
   * Makes form and store alike: what was written here since they last were goes into the store, what another page wrote
   * comes into the form. To be called whenever either may have changed.
   * @returns whether the form now shows other words
   */
  agree(form: HTMLFormElement): boolean {
    const stored = storedDraft(this.#name);
    const hasEnded = !stored && this.#id !== undefined && this.#id === endedDraft(this.#name);
    const newest = stored?.fields ?? (hasEnded ? {} : this.#base);
    let changed = false;
    for (const { field, control } of controlsOf(form)) {
      const isOurs = current(control) !== (this.#base[field.name] ?? initial(control));
      const value = newest[field.name] ?? initial(control);
      if (isOurs || value === current(control)) continue;
      setValue(control, value);
      changed = true;
    }
    this.#id = stored?.id ?? (hasEnded ? undefined : this.#id);
    this.#keep(form, stored);
    return changed;
  }

  #keep(form: HTMLFormElement, stored: Draft | undefined): void {
    const fields = { ...stored?.fields, ...valuesOf(form) };
    if (isUntouched(form)) {
      if (stored) endDraft(this.#name, stored.id);
      if (stored) this.#id = undefined;
    } else if (wordsOf(fields) !== wordsOf(stored?.fields ?? {})) {
      this.#id ??= nanoid();
      storeDraft(this.#name, { id: this.#id, savedAt: Date.now(), fields });
    }
    // Read back: where the browser had no room, what is in the form is still only here.
    this.#base = storedDraft(this.#name)?.fields ?? {};
  }

  /** The id under which what stands in the form is to be sent. */
  submissionId(form: HTMLFormElement): string {
    const fields = valuesOf(form);
    const stored = storedDraft(this.#name);
    if (stored && wordsOf(stored.fields) === wordsOf(fields)) return submissionIdOf(stored);
    this.#id ??= nanoid();
    return submissionIdOf({ id: this.#id, savedAt: 0, fields });
  }

  /**
   * To be called when what stands in the form was sent. What another tab has written meanwhile stays.
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
   * @returns what brings it all back
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
    if (this.#id) endDraft(this.#name, this.#id);
    this.#id = undefined;
  }
}
