/** A pattern in a form that can be passed to a page. */
type Words = string | { source: string; flags: string };

/**
 * Names an element as a person would: by role and accessible name, or by its words; by a selector only where it has neither. Plain
 * data, read in the page (`look.ts`).
 */
export type Target = { by: "role" | "text" | "selector"; value: Words; name?: Words; within?: Target };

const words = (text: string | RegExp): Words =>
  typeof text === "string" ? text : { source: text.source, flags: text.flags };

export const role = (value: string, name?: string | RegExp, within?: Target): Target => ({
  by: "role",
  value,
  ...(name !== undefined && { name: words(name) }),
  ...(within && { within }),
});

export const text = (value: string | RegExp, within?: Target): Target => ({
  by: "text",
  value: words(value),
  ...(within && { within }),
});

export const selector = (value: string, within?: Target): Target => ({
  by: "selector",
  value,
  ...(within && { within }),
});
