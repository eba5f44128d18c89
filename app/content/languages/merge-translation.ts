import { alwaysUntranslated, editorialFields, nameOrLinkFields } from "../../../content/schemas/translated-texts.ts";

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const has = (names: readonly string[], name: string) => names.includes(name);
const isLink = (item: unknown) => (isGroup(item) ? "technology" in item : /^[a-z0-9-]+$/.test(String(item)));
const isFact = (key: string, value: unknown) =>
  has([...editorialFields, ...alwaysUntranslated], key) ||
  ["number", "boolean"].includes(typeof value) ||
  (has(nameOrLinkFields, key) && (typeof value === "string" || (Array.isArray(value) && value.every(isLink))));
const isTable = (key: string, value: unknown) => key === "from" && isGroup(value);
/** Fields of other languages alone: words for pages that are in English only. */
const ownFields = new Set(["cards"]);

/** A fault of a translation: the field, and what is wrong with how to fix it. */
export type Mismatch = { field: string; wrong: string };

/** Merges a page: facts from the English file, words from the translation. `misfits` gets each difference between the two. */
export function mergeTranslation(english: unknown, words: unknown, misfits: Mismatch[], field = ""): unknown {
  if (Array.isArray(english)) return listInWords(english, words, misfits, field);
  if (isGroup(english)) return groupInWords(english, words, misfits, field);
  return words;
}

function listInWords(english: readonly unknown[], words: unknown, misfits: Mismatch[], field: string): unknown {
  if (english.every(isGroup) && english.every((item) => "from" in item && "to" in item)) {
    const edges = english as readonly ({ from: string; to: string } & { label?: string })[];
    const name = ({ from, to }: { from: string; to: string }) => `${from}-${to}`;
    const labelled = edges.filter(({ label }) => label !== undefined);
    const labels = namedInWords(new Map(labelled.map((edge) => [name(edge), edge.label])), words, misfits, field);
    return edges.map((edge) => (edge.label === undefined ? edge : { ...edge, label: labels.get(name(edge)) }));
  }
  const key = ["id", "to"].find((name) => english.every((item) => isGroup(item) && name in item));
  if (key) {
    const items = new Map((english as readonly Group[]).map((item) => [String(item[key]), item]));
    return [...namedInWords(items, words, misfits, field).values()];
  }
  if (!Array.isArray(words) || words.length !== english.length) {
    misfits.push({ field, wrong: `has another number of entries than the English page: write ${english.length}` });
    return words;
  }
  return english.map((item, index) => mergeTranslation(item, words[index], misfits, `${field} (entry ${index + 1})`));
}

const asGroup = (words: unknown): Group => (isGroup(words) ? words : {});
const under = (field: string, key: string) => (field ? `${field}.${key}` : key);
const surplus = (field: string, key: string): Mismatch => ({
  field: under(field, key),
  wrong: "is not on the English page: leave it out",
});

function namedInWords(english: ReadonlyMap<string, unknown>, words: unknown, misfits: Mismatch[], field: string) {
  const said = asGroup(words);
  misfits.push(...Object.keys(said).flatMap((key) => (english.has(key) ? [] : [surplus(field, key)])));
  return new Map(
    [...english].map(([key, item]) => [key, mergeTranslation(item, said[key], misfits, under(field, key))]),
  );
}

function misfitOf(english: unknown, key: string, field: string): Mismatch[] {
  if (english === undefined) return [surplus(field, key)];
  if (!isFact(key, english)) return [];
  return [{ field: under(field, key), wrong: "is the English file’s to say: leave it out" }];
}

function groupInWords(english: Group, words: unknown, misfits: Mismatch[], field: string): Group {
  const said = asGroup(words);
  const own = (key: string) => ownFields.has(key) || (key === "rows" && isTable("from", english.from));
  const shared = Object.entries(said).filter(([key]) => !own(key));
  misfits.push(...shared.flatMap(([key]) => misfitOf(english[key], key, field)));
  const both = Object.entries(english)
    .filter(([key]) => !has(editorialFields, key))
    .map(([key, value]) => {
      if (isFact(key, value) || isTable(key, value)) return [key, value];
      return [key, key === "keywords" ? said[key] : mergeTranslation(value, said[key], misfits, under(field, key))];
    });
  return Object.fromEntries([...both, ...Object.entries(said).filter(([key]) => own(key))]);
}

type Named = readonly { name: string }[];
type Guide = { others: Named; omitted: Named; shownFacts: readonly { about: string }[] };

/** The names in a guide that are translated, in the order of the guide. */
const namesOf = ({ others, omitted }: Guide) => [...others, ...omitted].map(({ name }) => name);

/** A translated guide whose facts refer to rows by the translated names. `about` comes from the English file, and has the English ones. */
export function translateFactSubjects<G extends Guide>(guide: G, english: Guide | undefined): G {
  if (!english) return guide;
  const [names, own] = [namesOf(english), namesOf(guide)];
  const shownFacts = guide.shownFacts.map((fact) => ({ ...fact, about: own[names.indexOf(fact.about)] ?? fact.about }));
  return { ...guide, shownFacts };
}
