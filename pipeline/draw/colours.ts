import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Colourway } from "../../app/ui/pattern/colourways.ts";
import type { ColourRole } from "../../app/ui/pattern/tiles.ts";

const styles = join(import.meta.dirname, "../../app/styles");
const tokens = readFileSync(join(styles, "tokens.css"), "utf8");
const patterns = readFileSync(join(styles, "patterns.css"), "utf8");

/** A value of the light scheme's tokens, as `#rrggbb`. Pictures cannot read a style sheet. */
export function hexOf(name: string): string {
  const [, value = ""] = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens) ?? [];
  const [, other] = /^var\(--(.+)\)$/.exec(value) ?? [];
  if (other) return hexOf(other);
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`app/styles/tokens.css has no colour "${name}"`);
  return value;
}

/** The colour of a dye, as `#rrggbb`. */
export const dye = (name: string): string => hexOf(`dye-${name}`);

/** The colours of a colourway, from `app/styles/patterns.css`. */
export function coloursOf(colourway: Colourway): Record<ColourRole, string> {
  const rule = new RegExp(`\\.pattern-${colourway} \\{([^}]*)\\}`).exec(patterns)?.[1] ?? "";
  const colourIn = (role: ColourRole) => {
    const value = new RegExp(`--c-${role}: ([^;]+);`).exec(rule)?.[1];
    if (!value) throw new Error(`app/styles/patterns.css has no dye "${role}" in "${colourway}"`);
    return value.replace(/^var\(--(.+)\)$/, (_, name) => hexOf(name));
  };
  return {
    ground: colourIn("ground"),
    line: colourIn("line"),
    field: colourIn("field"),
    accent: colourIn("accent"),
    dot: colourIn("dot"),
  };
}
