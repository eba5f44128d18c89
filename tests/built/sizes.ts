/*
 * `npm run sizes`: prints what is left of each budget in the existing build, without a second build. The exit code is 1
 * when a limit is exceeded. `npm test` holds both builds to the same limits (budgets.test.ts).
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { tell } from "../support/figures.ts";

const { client } = await import("./support/pages.ts");
if (!existsSync(client)) {
  console.error(`There is no build in ${client}. Make one first: npm run build`);
  process.exit(2);
}
const { largest, measureSizes, warnsFrom } = await import("./support/measure-sizes.ts");
const accepted: Record<string, number> = JSON.parse(readFileSync(join(import.meta.dirname, "sizes.json"), "utf8"));
const sizes = largest(measureSizes(client));
console.table(
  Object.fromEntries(
    sizes.map(({ kind, what, bytes, limit }) => [
      kind,
      {
        "largest of its kind": what,
        bytes,
        limit,
        used: `${Math.round((100 * bytes) / limit)} %`,
        "since accepted": bytes - (accepted[kind] ?? 0),
        note: bytes > limit ? "passes the limit" : bytes > limit * warnsFrom ? "nearly full" : "",
      },
    ]),
  ),
);
/** The names of these sizes in `content/proof.json`. */
const shown: Record<string, string> = {
  "a first visit to home, font and all": "first-visit",
  "HTML: home": "html-home",
  "scripts before a person acts": "scripts-early",
  framework: "framework",
  font: "font-latin",
};
const kilobytes = (bytes: number) => ({ is: Math.round(bytes / 100) / 10, unit: "kB" });
for (const { kind, what, bytes, limit } of sizes) {
  const grown = bytes - (accepted[kind] ?? 0);
  const since = `${grown < 0 ? "−" : "+"}${Math.abs(grown)} bytes since accepted`;
  tell({
    what: `${kind}, ${what}; ${since}`,
    ...kilobytes(bytes),
    limit: `at most ${limit / 1000}`,
    site: shown[kind],
  });
}

const fonts = [
  { script: "gujarati", file: /^gu-.*\.woff2$/ },
  { script: "devanagari", file: /^hi-.*\.woff2$/ },
].map(({ script, file }) => {
  const [name = ""] = readdirSync(join(client, "assets")).filter((asset) => file.test(asset));
  const whole = createRequire(import.meta.url).resolve(
    `@fontsource-variable/anek-${script}/files/anek-${script}-${script}-wght-normal.woff2`,
  );
  tell({
    what: `the font of ${script}`,
    ...kilobytes(statSync(join(client, "assets", name)).size),
    limit: "at most 45",
    site: `font-${script}`,
  });
  return `${Math.round(statSync(whole).size / 1000)} kB`;
});
tell({ what: "the same two fonts whole, as their packages have them", is: fonts.join(", "), site: "fonts-whole" });
process.exitCode = sizes.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
