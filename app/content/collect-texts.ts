/** A text in a file, and its field. */
type FieldText = { field: string; text: string };

/** Every text in a file's data, at any depth. */
export function collectTexts(data: unknown, field = ""): FieldText[] {
  if (typeof data === "string") return [{ field, text: data }];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const name = Array.isArray(data) ? ` (entry ${Number(key) + 1})` : `${field && "."}${key}`;
    return collectTexts(value, `${field}${name}`);
  });
}
