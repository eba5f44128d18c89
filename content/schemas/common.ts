import { z } from "zod";

/** The type of a content file written `as const`. Its exact type makes translations as complete (`translated-texts.ts`). */
export type DeepReadonly<T> = T extends readonly unknown[]
  ? { readonly [Index in keyof T]: DeepReadonly<T[Index]> }
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** A page that `npm run dev` shows and every build leaves out. */
export const unpublished = z.boolean().default(false);

/** One line of prose without surrounding white space. `min` and `max` count characters. */
export const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, `is too short: write at least ${min} characters`)
    .max(max, `is too long: cut it to ${max} characters or fewer`);

/** A list of `least` to `most` groups of these fields. */
export const listOf = <S extends z.ZodRawShape>(least: number, most: number, fields: S) =>
  z.array(z.strictObject(fields)).min(least).max(most);

/** The last part of an address: `spring-boot`. It is also the file's name. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case letters, digits and single hyphens");

/**
 * What search engines and shared links show; unique on the site. The page head appends " | Kutch IT" to the title, and the
 * whole must come to 30–60 characters (`editorial.md`). `description` is a promise the page keeps.
 */
export const head = z.strictObject({ title: line(19, 49), description: line(110, 160) });

/** The current day in India, five and a half hours ahead of UTC, as 2026-11-21. */
export const dayInIndia = () => new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);

/**
 * The day on which somebody last compared a page's text with the facts behind it, written by whoever did. `dateModified`, feed and
 * sitemap take this day: the day of a commit would date a spelling correction as a review.
 */
export const reviewed = z.iso
  .date({ error: "write the day on which the text was last read against its facts, as 2026-11-21", abort: true })
  .refine((day) => day <= dayInIndia(), "lies in the future: write the day on which the text was read");

/** What only the owner can vouch for: which claim, and where it comes from. `npm run preflight` asks for it. */
export const toConfirm = z.array(line(20, 300)).default([]);

/** The same for a story that only the owner can vouch for: at least one entry. */
export const someToConfirm = z
  .array(line(20, 300))
  .min(1, "name at least one thing that the owner has to confirm: which claim, and where it comes from");

/** Fields, and in `withSaturday` those that read otherwise if the office opens on Saturday (SITE_SATURDAY). */
const fieldsOfAWeek = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ ...shape, withSaturday: z.strictObject(shape).partial().optional() });

/** A heading and the sentences under it. */
export const titledText = fieldsOfAWeek({ title: line(2, 60), text: line(20, 420) });

/** The question at the end of a page and the text under it. The button is the page type's, unless a schema extends this. */
export const closing = z.strictObject({ title: line(10, 80), text: line(40, 240) });

/** A buyer's question and the answer. The answer promises nothing that the site does not say elsewhere. */
export const question = fieldsOfAWeek({
  question: line(12, 90).endsWith("?", "is no question: end it with a question mark"),
  answer: line(80, 480),
});

/** The name of an icon in an Iconify set, e.g. `logos:react`; the build writes its file (`pipeline/vite/tech-logos.ts`). */
export const iconName = z.string().regex(/^(logos|devicon):[a-z0-9-]+$/, 'write it as "logos:name" or "devicon:name"');
