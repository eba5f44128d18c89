import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** What a step of `npm run proof` has measured. */
export type Figure = {
  /** In words, and of which page or attack. */
  what: string;
  is: number | string;
  unit?: string;
  /** As it is read: `at most 50`. What only tells something has none. */
  limit?: string;
  /** Its entry in `content/proof.json`. */
  site?: string | undefined;
  /** How the thirds of a step come together in that entry; without it one of them has all of it. */
  join?: "sum" | "max" | "min" | "last";
  /** Where the entry is a comparison: the same page without scripts, and the template. */
  beside?: { bare: number; template?: number };
};

/** Writes figures down for `npm run proof`, which names the file; in any other run nobody asks for them. */
export function tell(...figures: Figure[]): void {
  const file = process.env.PROOF_FIGURES;
  if (file) appendFileSync(file, figures.map((figure) => `${JSON.stringify(figure)}\n`).join(""));
}

/** What was told into a file. */
export const toldIn = (file: string): Figure[] =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/**
 * The part of a list that a night takes: each third one, by its place. `PROOF_THIRD` is 0, 1 or 2; unset, as in every run of a command
 * by itself, all are taken.
 */
export const thirdOf = <T>(list: readonly T[], third = process.env.PROOF_THIRD): T[] =>
  list.filter((_, place) => !third || place % 3 === Number(third));
