import { tryStorage } from "~/ui/try-storage.ts";
import { type FormName, fields, formNames, submissionIdPattern } from "../../enquiry/fields.ts";
import type { Values } from "./enquiry.ts";

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
export const wordsOf = (values: Values): string => JSON.stringify(fields.map(({ name }) => values[name] || ""));

/**
 * Parses a stored draft, which another release of this page or another script may have written. Unknown fields and values of the
 * wrong kind are dropped.
 * @returns undefined where no field is left, or it has no id
 */
export function readDraft(stored: string, now: number): Draft | undefined {
  const draft = parse(stored);
  const found = asObject(draft.fields);
  const values: Values = {};
  for (const { name, kind } of fields) {
    const value = found[name];
    if (kind === "tick" ? typeof value === "boolean" : typeof value === "string")
      values[name] = value as string | boolean;
  }
  const { id, savedAt } = draft;
  if (Object.keys(values).length === 0 || !isId(id)) return undefined;
  return {
    id,
    // A time that is missing or in the future becomes now: otherwise the draft would never expire.
    savedAt: Math.min(Number(savedAt) || now, now),
    fields: values,
  };
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
export function storeDraft(name: FormName, draft: Draft): void {
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
export function reviveDraft(name: FormName): void {
  tryStorage(() => localStorage.removeItem(endKey(name)));
}

/** Deletes expired drafts of all forms, and outdated notes of their ends. */
export function endOldDrafts(): void {
  for (const name of formNames) {
    const draft = storedDraft(name);
    if (draft && Date.now() - draft.savedAt > draftLifeMs) endDraft(name, draft.id);
    if (!endedDraft(name)) reviveDraft(name);
  }
}
