import type { z } from "zod";

/** Content that breaks a rule of its schema or of the site as a whole. Stops the build. */
export class ContentError extends Error {
  override name = "ContentError";
}

/**
 * Checks one content file against its schema.
 * @param file path from the project's root, for the message.
 * @throws {ContentError} one line a problem: the file, the field, and what to do about it.
 */
export function parseContent<S extends z.ZodType>(schema: S, file: string, data: unknown): z.infer<S> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `  ${file}: ${issue.path.join(".") || "(whole file)"}: ${issue.message}`,
  );
  throw new ContentError(`This content cannot be published:\n${lines.join("\n")}`);
}

type Module = { default: unknown };

/** A content file's schema applied to every module of a folder, in the order of `order` where there is one. */
export function parseFolder<S extends z.ZodType<{ order: number }>>(schema: S, modules: Record<string, Module>) {
  return Object.entries(modules)
    .map(([file, module]) => ({ slug: slugOf(file), ...parseContent(schema, file.slice(1), module.default) }))
    .sort((a, b) => a.order - b.order);
}

/** `/content/technologies/react.ts` → `react`. */
export const slugOf = (file: string) => file.slice(file.lastIndexOf("/") + 1, file.lastIndexOf("."));

/** The entry with this slug, or undefined: an address that no content file answers. */
export const findBySlug = <T extends { slug: string }>(entries: readonly T[], slug: string) =>
  entries.find((entry) => entry.slug === slug);
