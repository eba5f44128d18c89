import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";

const day = z.iso.date();

/** A release line, such as "26" or "5.2". `until` is the day of its last fixes, when its makers have named one. */
const line = z.strictObject({ name: z.string(), from: day, lts: day.optional(), until: day.optional() });

/**
 * By product. `endoflife` is its name at endoflife.date, when that site has it: a command updates those; others are
 * edited by hand.
 */
const schema = z.record(
  z.string(),
  z.strictObject({ source: z.url(), seen: day, endoflife: z.string().optional(), lines: z.array(line).min(1) }),
);

export type ReleaseLines = z.infer<typeof schema>;
type Line = z.infer<typeof line>;

const file = join(import.meta.dirname, "release-lines.yaml");
const header = `# The release lines that \`npm run freshness\` compares with. Newest first. Lines that we would not recommend (previews,
# nginx's mainline) are left out. \`npm run freshness -- --lines\` updates those with \`endoflife\`; edit the others by hand.
`;

export const readReleaseLines = (): ReleaseLines => schema.parse(parse(readFileSync(file, "utf8")));

export const writeReleaseLines = (lines: ReleaseLines): void =>
  writeFileSync(file, header + stringify(lines, { lineWidth: 0 }));

/** The used part of endoflife.date's answer about a product (its API v1). */
const answer = z.object({
  result: z.object({
    releases: z.array(
      z.object({
        name: z.string(),
        releaseDate: day,
        ltsFrom: day.nullish(),
        eolFrom: day.nullish(),
      }),
    ),
  }),
});

/** The maintained lines of a product, according to endoflife.date. */
export function linesOf(json: unknown, today: string): Line[] {
  return answer
    .parse(json)
    .result.releases.filter(({ eolFrom }) => !eolFrom || eolFrom > today)
    .map(({ name, releaseDate: from, ltsFrom, eolFrom }) => ({
      ...{ name, from },
      ...(ltsFrom && { lts: ltsFrom }),
      ...(eolFrom && { until: eolFrom }),
    }));
}

/**
 * Asks endoflife.date for each product that it has.
 * @returns the lines, and the products without an answer, which are unchanged
 */
export async function refresh(known: ReleaseLines, today: string): Promise<{ lines: ReleaseLines; failed: string[] }> {
  const failed: string[] = [];
  const lines = { ...known };
  for (const [product, { endoflife, ...rest }] of Object.entries(known)) {
    if (!endoflife) continue;
    try {
      const response = await fetch(`https://endoflife.date/api/v1/products/${endoflife}/`, {
        signal: AbortSignal.timeout(10_000),
      });
      lines[product] = { ...rest, endoflife, seen: today, lines: linesOf(await response.json(), today) };
    } catch {
      failed.push(product);
    }
  }
  return { lines, failed };
}
