import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "../content/measured.json");
const git = (...options: string[]) => execFileSync("git", options, { encoding: "utf8" }).trim();

type Figure = { id: string; value: number | string; unit?: string };
type Comparison = { id: string; unit: string; site: number; bare: number; template?: number | undefined };

/** Ends the program where the checkout has changes: a figure names the commit that it was measured of. */
export function requireCleanCheckout(): void {
  const changes = git("status", "--porcelain", "--", ":!content/measured.json");
  if (!changes) return;
  console.error(`Nothing was measured: these files are not committed, and each figure names its commit.\n${changes}`);
  process.exit(2);
}

/** Puts figures with day and commit in the place of those with the same id in `content/measured.json`. */
export function writeResults(figures: Figure[], comparisons: Comparison[] = []): void {
  const of = { day: new Date().toISOString().slice(0, 10), commit: git("rev-parse", "--short=10", "HEAD") };
  const known: { figures: Figure[]; comparisons: Comparison[] } = JSON.parse(readFileSync(file, "utf8"));
  const merged = <T extends { id: string }>(old: T[], measured: T[]) => [
    ...old.filter(({ id }) => !measured.some((one) => one.id === id)),
    ...measured.map((one) => ({ ...one, ...of })),
  ];
  const all = { figures: merged(known.figures, figures), comparisons: merged(known.comparisons, comparisons) };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  console.log(`Written to ${file}.`);
}
