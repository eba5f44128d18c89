import type { Content } from "~/content/parse-files.ts";

type Named<K extends "articles" | "services" | "technologies"> = Content[K][number];
/** The entry of a section with this slug. @throws when it is missing */
export function find<K extends "articles" | "services" | "technologies">(
  all: Content,
  section: K,
  slug: string,
): Named<K> {
  const entry = all[section].find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`no ${section}/${slug}`);
  return entry as Named<K>;
}
