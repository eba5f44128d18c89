import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ColourRole, Colourway } from "../../app/ui/pattern/tiles.ts";

const styles = join(import.meta.dirname, "../../app/styles");
const tokens = readFileSync(join(styles, "tokens.css"), "utf8");
const patterns = readFileSync(join(styles, "patterns.css"), "utf8");

function colourIn(rules: string, name: string): string {
  const [, value = ""] = new RegExp(`--${name}:\\s*([^;]+);`).exec(rules) ?? [];
  const [, other] = /^var\(--(.+)\)$/.exec(value) ?? [];
  if (other) return tokenColour(other);
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`app/styles/ has no colour "${name}"`);
  return value;
}

/** A value of the light scheme's tokens, as `#rrggbb`. Pictures cannot read a style sheet. */
export const tokenColour = (name: string): string => colourIn(tokens, name);

/** The colour of a dye, as `#rrggbb`. */
export const colourOfDye = (name: string): string => tokenColour(`dye-${name}`);

/** The colours of a colourway, from `app/styles/patterns.css`. */
export function coloursOfColourway(colourway: Colourway): Record<ColourRole, string> {
  const rule = new RegExp(`\\.pattern-${colourway} \\{([^}]*)\\}`).exec(patterns)?.[1] ?? "";
  const colourOf = (role: ColourRole) => [role, colourIn(rule, `c-${role}`)];
  return Object.fromEntries((["ground", "line", "field", "accent", "dot"] as const).map(colourOf));
}
