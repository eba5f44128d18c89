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

/** For content that names its own place. */
export const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The entry with this slug, or undefined: an address that no content file answers. */
export const findBySlug = <T extends { slug: string }>(entries: readonly T[], slug: string) =>
  entries.find((entry) => entry.slug === slug);
