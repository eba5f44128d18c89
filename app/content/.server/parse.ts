import type { z } from "zod";

/** Content that breaks a rule of its schema or of the site as a whole. Stops the build. */
export class ContentError extends Error {
  override name = "ContentError";
}

/** @param problems a line each: the file, the field, and what to do about it */
export const unpublishable = (problems: string[]) =>
  new ContentError(["This content cannot be published:", ...problems].join("\n  "));

/**
 * Checks one content file against its schema.
 * @param file path from the project's root, for the message.
 * @throws {ContentError} one line a problem: the file, the field, and what to do about it.
 */
export function parseContent<S extends z.ZodType>(schema: S, file: string, data: unknown): z.infer<S> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw unpublishable(
    result.error.issues.map((issue) => `${file}: ${issue.path.join(".") || "(whole file)"}: ${issue.message}`),
  );
}

/** A content file's schema applied to what each file of a folder says, with the file's name as its slug. */
export const parseFolder = <S extends z.ZodType<object>>(schema: S, files: Record<string, unknown>) =>
  Object.entries(files).map(([file, data]) => ({ slug: slugOf(file), ...parseContent(schema, file.slice(1), data) }));

/** For content that names its own place. */
export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** `/content/technologies/react.ts` → `react`. */
const slugOf = (file: string) => file.slice(file.lastIndexOf("/") + 1, file.lastIndexOf("."));

/** The entry with this slug, or undefined: an address that no content file answers. */
export const findBySlug = <T extends { slug: string }>(entries: readonly T[], slug: string) =>
  entries.find((entry) => entry.slug === slug);
