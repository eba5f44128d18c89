import { entries, translations } from "./entries.ts";
import { type Problem, problem } from "./problems.ts";
import type { Content } from "./registry.ts";

/** What a translation may not change: places, links, figures and how many there are of a thing, as one text. */
const bones = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(bones);
  if (typeof data !== "object" || data === null) return typeof data === "string" ? "" : data;
  const kept = Object.entries(data).filter(
    ([key]) => !["confirm", "facts", "projects", "cards", "keywords"].includes(key),
  );
  return kept.map(([key, value]) => [key, isFact(key, value) ? value : bones(value)]).sort();
};

/** What is the same in every language, though it is text. */
const facts = new Set(["slug", "technology", "caseStudy", "number", "from", "to", "id"]);
/** The condition under which the page on privacy says something is one word. In a guide the same field is a sentence. */
const isCondition = (key: string, value: unknown) => key === "when" && /^\w+$/.test(String(value));
const listsOfFacts = new Set(["technologies", "caseStudies"]);
const isFact = (key: string, value: unknown) =>
  isCondition(key, value) || facts.has(key)
    ? typeof value === "string"
    : listsOfFacts.has(key) && Array.isArray(value) && value.every((item) => /^[a-z0-9-]+$/.test(item));

/** Whether two texts differ in words alone. */
export const sameBones = (one: unknown, other: unknown) => JSON.stringify(bones(one)) === JSON.stringify(bones(other));

/** A translation says what the English page says: the same parts in the same order, with the same links and figures. */
export function checkTranslations(all: Content): Problem[] {
  const english = new Map(entries(all).map(({ file, data }) => [file, data]));
  return translations(all).flatMap(({ file, data }) => {
    const original = file.replace(/^content\/[a-z]+\//, "content/en/");
    const source = english.get(original);
    if (!source) return [problem(file, "(whole file)", `translates ${original}, which is not there: remove it`)];
    const differing = Object.keys({ ...source, ...data }).filter(
      (key) => !sameBones({ [key]: source[key] }, { [key]: data[key] }),
    );
    return differing.map((key) =>
      problem(file, key, `differs from ${original} in more than words: make parts, order, links and figures the same`),
    );
  });
}
