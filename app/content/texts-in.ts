/** A text in a file, and its field. */
export type Text = { field: string; text: string };

/** Every text in a file's data, at any depth. */
export function textsIn(data: unknown, field = ""): Text[] {
  if (typeof data === "string") return [{ field, text: data }];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const name = Array.isArray(data) ? ` (entry ${Number(key) + 1})` : `${field && "."}${key}`;
    return textsIn(value, `${field}${name}`);
  });
}
