/*
 * `node bench/compare-builds.ts <build with> <build without>`: what one change gains a visitor. The two built sites
 * must differ in nothing else (docs/tricks.md). It loads and visits over the slow line, and the sides take turns in
 * going first. `--loads 2` for a quick try, `--path /blog` for another page. Run nothing else on the machine meanwhile.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium as playwright } from "@playwright/test";
import { chromium, chromiumArguments } from "../tests/e2e/support/chromium.ts";
import { startSite } from "../tests/e2e/support/site.ts";
import { load, visit } from "./visit.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { loads: { type: "string", default: "20" }, path: { type: "string", default: "/" } },
});
const folders = positionals.map((folder) => resolve(folder));
if (folders.length !== 2 || !folders.every((folder) => existsSync(join(folder, "headers.json")))) {
  console.error("Two folders of built sites are needed, with and without, such as dist/ (docs/tricks.md).");
  process.exit(2);
}
const loads = Number(options.loads);

/** Milliseconds of one load, and of a visit in which a person taps the menu at the first paint. */
type Sample = { "first paint": number; "main thread": number; "answer to a tap": number };

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The median of the samples, and the half of them that is nearest to it. */
function describe(samples: Sample[], key: keyof Sample) {
  const values = samples.map((sample) => sample[key]);
  return { median: quantile(values, 0.5), low: quantile(values, 0.25), high: quantile(values, 0.75) };
}

const sites = await Promise.all(folders.map((folder) => startSite(folder)));
const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArguments });
const sides = sites.map(({ url }) => ({ url: url + options.path, samples: [] as Sample[] }));

for (let i = 0; i < loads; i++) {
  process.stderr.write(`load ${i + 1} of ${loads}\n`);
  for (const { url, samples } of i % 2 ? sides.toReversed() : sides) {
    const { fcpMs, workMs } = await load(browser, url);
    const { menuMs } = await visit(browser, url);
    samples.push({ "first paint": fcpMs, "main thread": workMs, "answer to a tap": menuMs });
  }
}
await Promise.all([browser.close(), ...sites.map((site) => site.stop())]);

const [withIt = [], without = []] = sides.map(({ samples }) => samples);
console.log(`${options.path}, ${loads} loads a side: 1.6 Mbit/s, 150 ms, processor slowed four times. Milliseconds.`);
console.table(
  Object.fromEntries(
    (["first paint", "main thread", "answer to a tap"] as const).map((key) => {
      const [a, b] = [describe(withIt, key), describe(without, key)];
      // When the medians are this far apart, the middle halves of the two sides hardly overlap.
      const noise = (a.high - a.low + b.high - b.low) / 4;
      const gain = b.median - a.median;
      const show = ({ median, low, high }: typeof a) => `${median.toFixed()} (${low.toFixed()} to ${high.toFixed()})`;
      return [key, { with: show(a), without: show(b), gain: gain.toFixed(), "more than the noise": gain > noise }];
    }),
  ),
);
