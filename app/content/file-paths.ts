import type { z } from "zod";
import { pageTypeOf, type RoutePath, routePaths, type SectionName } from "../../content/pages.ts";
import type { Language } from "./languages/site-languages.ts";

/** The file of a type of page in a language, and its schema; `*` is the slug. `undefined` if it has none there. */
export function fileAndSchema(
  path: RoutePath,
  language: Language = "en",
): { file: string; schema: z.ZodType } | undefined {
  const { file, schema, translated } = pageTypeOf(path);
  if (!file || !schema) return undefined;
  if (language === "en") return { file, schema };
  const own = translated ?? { file, schema };
  const inLanguage = own.file.replace("content/en/", `content/${language}/`);
  return inLanguage === own.file ? undefined : { file: inLanguage, schema: own.schema };
}

/** The file of a single page in a language. */
export const contentFileOf = (path: RoutePath, language?: Language) => fileAndSchema(path, language)?.file ?? "";

/** The file of a section's page in a language. */
export const slugFile = (section: SectionName, slug: string, language?: Language) =>
  routePaths.flatMap((path) =>
    pageTypeOf(path).section === section ? contentFileOf(path, language).replace("*", slug) : [],
  )[0] ?? "";
