import { nanoid } from "nanoid";
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
  /** Of a draft of the first release: the id under which just these words were sent. It goes with the first change. */
  triedAs?: string;
};

/** A draft that nobody writes to is kept for so long. Milliseconds. */
const draftLifeMs = 14 * 24 * 60 * 60 * 1000;

/** Where the draft of a form lies in local storage. */
export const draftKey = (name: FormName) => `enquiry-draft:${name}`;
/** Where it is noted that a form's last draft was sent or forgotten: its id and the time, none of its words. */
export const endKey = (name: FormName) => `enquiry-end:${name}`;

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const isId = (value: unknown): value is string => typeof value === "string" && submissionIdPattern.test(value);
/** A time that is not there, or has not come yet, is now: what it dates would never grow old. */
const pastTime = (value: unknown, now: number) => (typeof value === "number" && value <= now ? value : now);

/** What makes two drafts the same. A field that one of them does not know is an empty one. */
export const wordsOf = (values: Values): string => JSON.stringify(fields.map(({ name }) => values[name] || ""));

/**
 * Reads a stored draft, which another version of this page or somebody else may have written: what is not of a declared
 * field's kind is dropped. A draft of the first release has neither id nor time, and gets both.
 * @returns nothing where there are no words in it
 */
export function readDraft(stored: string, now: number): Draft | undefined {
  const draft = asObject(tryStorage(() => JSON.parse(stored)));
  const found = asObject(draft.fields);
  const values: Values = {};
  for (const { name, kind } of fields) {
    const value = found[name];
    if (kind === "tick" ? typeof value === "boolean" : typeof value === "string")
      values[name] = value as string | boolean;
  }
  const known = Object.keys(values).length;
  if (known === 0) return undefined;
  const { id, savedAt, triedAs } = draft;
  // An id belongs to all the words that were sent under it.
  const isWhole = known === Object.keys(found).length;
  return {
    id: isId(id) ? id : nanoid(),
    savedAt: pastTime(savedAt, now),
    fields: values,
    ...(isWhole && isId(triedAs) && { triedAs }),
  };
}

/** FNV-1a (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv). */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36);
}

/**
 * The id under which these words of a draft are sent: the same from every tab and at every try, so that a repeat is known as
 * one, and another as soon as a letter differs, so that nothing new is taken for a repeat
 * (docs/decisions/forms.md).
 */
export const submissionIdOf = ({ id, fields, triedAs }: Draft): string => triedAs ?? `${id}-${hash(wordsOf(fields))}`;

/** The stored draft of a form, however old. */
export function storedDraft(name: FormName): Draft | undefined {
  const text = tryStorage(() => localStorage.getItem(draftKey(name)));
  const draft = text ? readDraft(text, Date.now()) : undefined;
  // The first release's: its id and its age begin now, for every tab.
  if (draft && !text?.includes(`"savedAt":${draft.savedAt}`)) storeDraft(name, draft);
  return draft;
}

/** Keeps a draft. Where the browser denies that or has no room, what was kept before stays. */
export function storeDraft(name: FormName, draft: Draft): void {
  tryStorage(() => localStorage.setItem(draftKey(name), JSON.stringify(draft)));
}

/** Deletes a draft that was sent, forgotten or has grown old, and notes its id for pages that still show its words. */
export function endDraft(name: FormName, id: string): void {
  tryStorage(() => localStorage.setItem(endKey(name), JSON.stringify({ id, at: Date.now() })));
  tryStorage(() => localStorage.removeItem(draftKey(name)));
}

/** The id of the draft of a form that ended last, as long as that may matter. */
export function endedDraft(name: FormName): string | undefined {
  const { id, at } = asObject(tryStorage(() => JSON.parse(localStorage.getItem(endKey(name)) ?? "")));
  const now = Date.now();
  return isId(id) && now - pastTime(at, now) <= draftLifeMs ? id : undefined;
}

/** To be called where a draft is taken up again after it ended. */
export function reviveDraft(name: FormName): void {
  tryStorage(() => localStorage.removeItem(endKey(name)));
}

/** Deletes the drafts of all forms to which nobody has written for too long. */
export function endOldDrafts(): void {
  for (const name of formNames) {
    const draft = storedDraft(name);
    if (draft && Date.now() - draft.savedAt > draftLifeMs) endDraft(name, draft.id);
    if (!endedDraft(name)) reviveDraft(name);
  }
}
