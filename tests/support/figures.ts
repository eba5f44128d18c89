import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** A figure that a step of `npm run proof` has measured. */
export type Figure = {
  /** The figure in words, with its page or attack. */
  what: string;
  is: number | string;
  unit?: string;
  /** The limit as it is printed, such as `at most 50`. A figure for information has none. */
  limit?: string;
  /** Its entry in `content/proof.json`. */
  site?: string | undefined;
  /** How the thirds of a step are joined in that entry. Without it one third has all of it. */
  join?: "sum" | "max" | "min" | "last";
  /** For a comparison: the same page without scripts, and the template. */
  beside?: { bare: number; template?: number };
};

/** Writes figures to the file that `npm run proof` names. In other runs it does nothing. */
export function tell(...figures: Figure[]): void {
  const file = process.env.PROOF_FIGURES;
  if (file) appendFileSync(file, figures.map((figure) => `${JSON.stringify(figure)}\n`).join(""));
}

/** The figures in a file. */
export const toldIn = (file: string): Figure[] =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/**
 * The third of a list that a night runs: every third entry. `PROOF_THIRD` is 0, 1 or 2. Without it, as when a command
 * runs alone, all entries are taken.
 */
export const thirdOf = <T>(list: readonly T[], third = process.env.PROOF_THIRD): T[] =>
  list.filter((_, place) => !third || place % 3 === Number(third));
