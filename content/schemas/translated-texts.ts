/** Fields that are facts if their value names something (a page, a box, a condition). Only the English file has facts. */
export const nameOrLinkFields = [
  ...(["id", "slug", "slugs", "number", "address", "amount", "condition", "category", "from", "to"] as const),
  ...(["strip", "technology", "technologies", "caseStudy", "caseStudies"] as const),
  ...(["about", "leadsTo", "source", "seen", "until", "reviewed"] as const),
] as const;
/** Fields that are facts with any value. */
export const alwaysUntranslated = ["on", "amended", "days", "weeks"] as const;
/** Fields about the file, which no page shows. */
export const editorialFields = ["confirm", "facts"] as const;

type IsFact<Key, Value> = Key extends (typeof editorialFields | typeof alwaysUntranslated)[number]
  ? true
  : Value extends number | boolean
    ? true
    : Key extends (typeof nameOrLinkFields)[number]
      ? Value extends string | readonly Lowercase<string>[] | readonly { technology: string }[]
        ? true
        : false
      : false;

/** Whether a field is the `from` of a table: the English rows come from an article. */
type IsTable<Key, Value> = Key extends "from" ? (Value extends object ? true : false) : false;

type Named = { readonly id: string };
type Edge = { readonly from: string; readonly to: string };
type Link = { readonly to: string };

/**
 * The type of another language's file, from the type of the English one. It has the same fields without the facts (order, links,
 * figures, conditions). Lists become objects where entries have names: by their `id`, by the page that a link leads to, by "from-to"
 * for an arrow with a label. Other lists have as many entries as in English. A table that English takes `from` an article has `rows`.
 */
export type TranslatedTexts<T> = T extends string
  ? string
  : T extends readonly Named[]
    ? { [Item in T[number] as Item["id"]]: TranslatedTexts<Item> }
    : T extends readonly Edge[]
      ? { [Item in T[number] as Item extends { label: string } ? `${Item["from"]}-${Item["to"]}` : never]: string }
      : T extends readonly Link[]
        ? { [Item in T[number] as Item["to"]]: TranslatedTexts<Item> }
        : T extends readonly unknown[]
          ? { [Index in keyof T]: TranslatedTexts<T[Index]> }
          : {
              [Key in keyof T as IsFact<Key, T[Key]> extends true
                ? never
                : IsTable<Key, T[Key]> extends true
                  ? "rows"
                  : Key]: Key extends "keywords"
                ? readonly string[]
                : IsTable<Key, T[Key]> extends true
                  ? readonly (readonly string[])[]
                  : TranslatedTexts<T[Key]>;
            };
