type Value = string | number | boolean | null | undefined | Value[] | { [key: string]: Value };

/** Fields that are not the page's own prose, such as head, names and slugs. */
const apart = new Set(["head", "keywords", "icon", "category", "services", "name", "technology", "slug", "order"]);

function texts(value: Value): string[] {
  if (typeof value === "string") return [value];
  if (!value || typeof value !== "object") return [];
  if (Array.isArray(value)) return value.flatMap(texts);
  return Object.entries(value).flatMap(([key, inner]) => (apart.has(key) ? [] : texts(inner)));
}

/** Every sequence of four words within a text. None crosses from one text into the next. */
export function fourWordSequences(page: object): Set<string> {
  const sequences = texts(page as Value).flatMap((text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}.+#'’-]+/gu) ?? [];
    return words.slice(3).map((_, i) => words.slice(i, i + 4).join(" "));
  });
  return new Set(sequences);
}

/** The share of the shorter page's four-word sequences that the other page has too, 0 to 1. */
export function overlap(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((sequence) => b.has(sequence));
  return common.length / Math.max(1, Math.min(a.size, b.size));
}
