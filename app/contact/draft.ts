import { nanoid } from "nanoid";
import { allowed } from "~/ui/allowed.ts";
import { type FormName, fields, submissionIdPattern } from "../../enquiry/fields.ts";
import { controlsOf, isBox, type Values, valuesOf } from "./enquiry.ts";

/** What is kept of an unsent form: the fields by name, and the id under which just these words were sent, if they were. */
type Draft = { fields: Values; triedAs?: string | undefined };

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/**
 * Reads a stored draft, which another version of this page or somebody else may have written: what is not of a declared
 * field's kind is dropped. So is then the id, which belongs to all the words that were sent under it.
 */
export function readDraft(stored: string): Draft {
  const draft = asObject(allowed(() => JSON.parse(stored)));
  const found = asObject(draft.fields);
  const values: Values = {};
  for (const { name, kind } of fields) {
    const value = found[name];
    if (kind === "tick" ? typeof value === "boolean" : typeof value === "string")
      values[name] = value as string | boolean;
  }
  const whole = Object.keys(found).length === Object.keys(values).length;
  const { triedAs } = draft;
  return whole && typeof triedAs === "string" && submissionIdPattern.test(triedAs)
    ? { fields: values, triedAs }
    : { fields: values };
}

/** Where the draft of a form lies in local storage. */
export const draftKey = (name: FormName) => `enquiry-draft:${name}`;

/** What makes two drafts the same. A field that one of them does not know is an empty one. */
const wordsOf = (values: Values) => JSON.stringify(fields.map(({ name }) => values[name] || ""));

/**
 * Keeps what was typed into a form in the browser until it is sent, so that a reload, a closed tab or a failed send
 * loses nothing.
 */
export class DraftStore {
  readonly #key: string;
  /** The words that were sent last, whatever became of them, and the id they were sent under. */
  #tried: { words: string; id: string } | undefined;

  /** @param name of the form; each form has a draft of its own. */
  constructor(name: FormName) {
    this.#key = draftKey(name);
  }

  /**
   * Puts a stored draft back, into fields that nobody has touched since the page was opened, and keeps what was typed
   * before this code came. An id belongs to words that were sent under it: a draft of none may lie in two tabs, to become
   * two enquiries.
   * @returns whether the form has words in it now: restored, typed before this code came, or kept by the browser.
   */
  restore(form: HTMLFormElement): boolean {
    const { fields: values, triedAs } = this.#stored();
    if (triedAs) this.#tried = { words: wordsOf(values), id: triedAs };
    const controls = controlsOf(form);
    for (const { field, control } of controls) {
      const value = values[field.name];
      if (isBox(control)) {
        if (typeof value === "boolean" && control.checked === control.defaultChecked) control.checked = value;
      } else if (typeof value === "string" && control.value === "") control.value = value;
    }
    const hasWords = controls.some(({ control }) => !isBox(control) && control.value !== "");
    if (hasWords) this.save(form);
    return hasWords;
  }

  /** To be called when another tab has changed the storage: what it has sent is done with here too, other words stay. */
  heed(form: HTMLFormElement, { key, oldValue, newValue }: StorageEvent): void {
    if (key !== this.#key || newValue) return;
    if (wordsOf(readDraft(oldValue ?? "").fields) === wordsOf(valuesOf(form))) form.reset();
    else this.save(form);
  }

  /** To be called whenever the form has changed. */
  save(form: HTMLFormElement): void {
    this.#keep(valuesOf(form));
  }

  /**
   * To be called before the form is sent.
   * @returns the id to send it under: that of an earlier try if the words are still the same, so that it is recognised
   * as a repeat; a new one if they are not, so that it is not (docs/decisions/0010-what-makes-a-retry.md).
   */
  take(form: HTMLFormElement): string {
    const values = valuesOf(form);
    const words = wordsOf(values);
    if (this.#tried?.words !== words) this.#tried = { words, id: nanoid() };
    this.#keep(values);
    return this.#tried.id;
  }

  #stored(): Draft {
    return readDraft(allowed(() => localStorage.getItem(this.#key)) ?? "");
  }

  #keep(values: Values): void {
    const triedAs = this.#tried?.words === wordsOf(values) ? this.#tried.id : undefined;
    const draft: Draft = { fields: values, triedAs };
    allowed(() => localStorage.setItem(this.#key, JSON.stringify(draft)));
  }

  /** Forgets what was sent. The next one gets an id of its own. What another tab has written since is kept. */
  clear(): void {
    const words = this.#tried?.words;
    this.#tried = undefined;
    if (wordsOf(this.#stored().fields) === words) allowed(() => localStorage.removeItem(this.#key));
  }
}
