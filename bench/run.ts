/*
 * `npm run bench`: first paint, largest paint, weight and INP of pages on a slow phone, beside bare pages with the same words,
 * rules and font. All sides take turns in one run, so run nothing else on the machine. No figure fails anything.
 * `-- /about /blog`: these pages, in place of `pages` below; `-- --runs 24`: more loads of each side.
 * `-- --beside FOLDER`: also another build of this site, or any folder of pages, such as a template's.
 * `-- --write`: writes the figures of /how-this-site-is-made into `content/measured.json`.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium as playwright } from "@playwright/test";
import { buildFolder } from "../pipeline/build-folder.ts";
import { compressFolder } from "../pipeline/compress.ts";
import { ensureBuild } from "../pipeline/ensure-build.ts";
import { filesBelow } from "../pipeline/files.ts";
import { readFont } from "../pipeline/vite/latin-font.ts";
import { largestOfEachKind, measureSizes } from "../tests/built/support/byte-budgets.ts";
import { chromiumArguments, findChromium } from "../tests/e2e/support/chromium.ts";
import { startSite } from "../tests/e2e/support/serve-site.ts";
import { measureInteraction, measureLoad } from "./measure-page.ts";
import { requireCleanCheckout, writeResults } from "./write-results.ts";

/** Runs the test that kills the server while enquiries arrive, and reads its figures. A lost one ends this program. */
function measureKills() {
  const said = execFileSync("npx", ["vitest", "run", "--project", "relay", "kills"], { encoding: "utf8" });
  const [, kills, acknowledged, stored] = /(\d+) kills: (\d+) acknowledged, (\d+) stored/.exec(said)?.map(Number) ?? [];
  if (kills === undefined || acknowledged === undefined || stored === undefined)
    throw new Error(`The test of kills said no figures:\n${said}`);
  return [
    { id: "kills", value: kills },
    { id: "acknowledged", value: acknowledged },
    { id: "lost", value: acknowledged - stored },
  ];
}

const longestArticle = "/blog/devops-automation-workflows";
const pages = ["/", longestArticle, "/contact", "/gu"];
/** Pages of the template AstroWind, by ours with which they are compared. */
const templatePages: Record<string, string> = { "/": "/", [longestArticle]: "/astrowind-template-in-depth" };

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "7" }, beside: { type: "string" }, write: { type: "boolean" } },
});
const chosen = positionals.length > 0 ? positionals : pages;
if (options.write) requireCleanCheckout();
await ensureBuild();

const madeFolders: string[] = [];

/** Serves a folder of pages as the site's own server does, without its headers. @param change what to make of each page */
async function servePages(pages: string, change = (html: string) => html) {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-bench-"));
  madeFolders.push(folder);
  const client = join(folder, "client");
  cpSync(pages, client, { recursive: true });
  for (const file of filesBelow(client).filter((name) => name.endsWith(".html")))
    writeFileSync(join(client, file), change(readFileSync(join(client, file), "utf8")));
  await compressFolder(client);
  for (const name of ["headers.json", "redirects.json"]) writeFileSync(join(folder, name), "{}");
  return startSite(folder);
}

const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
const beside = options.beside ? resolve(options.beside) : undefined;
const isBuild = beside !== undefined && existsSync(join(beside, "server.mjs"));
const servers = {
  site: await startSite(buildFolder),
  bare: await servePages(join(buildFolder, "client"), withoutScripts),
  ...(beside && { beside: isBuild ? await startSite(beside) : await servePages(beside) }),
};
type Side = keyof typeof servers;

/** The address of a page on a side, where that has it. */
function addressOf(path: string, side: Side): string | undefined {
  const there = side === "beside" && !isBuild && beside ? (templatePages[path] ?? path) : path;
  const has = side !== "beside" || isBuild || (beside && existsSync(join(beside, there, "index.html")));
  return has ? `${servers[side]?.url}${there}` : undefined;
}

const measures = ["fcp", "lcp", "bytes", "inp", "cls"] as const;
type Samples = Record<(typeof measures)[number], number[]>;
const rows = chosen.flatMap((path) =>
  (Object.keys(servers) as Side[]).flatMap((side) => {
    const url = addressOf(path, side);
    const samples: Samples = { fcp: [], lcp: [], bytes: [], inp: [], cls: [] };
    return url ? [{ path, side, url, samples }] : [];
  }),
);

const browser = await playwright.launch({ executablePath: findChromium(), args: chromiumArguments });
for (let run = 1; run <= Number(options.runs); run++) {
  process.stderr.write(`Run ${run} of ${options.runs}\n`);
  // Whatever comes first or last in a run is another side each time.
  for (const { side, url, samples } of [...rows.slice(run % rows.length), ...rows.slice(0, run % rows.length)]) {
    const { fcp, lcp, cls, bytes } = await measureLoad(browser, url);
    for (const [measure, value] of Object.entries({ fcp, lcp, cls, bytes }))
      samples[measure as keyof Samples].push(value);
    if (side === "site" || (side === "beside" && isBuild)) samples.inp.push(await measureInteraction(browser, url));
  }
}
await Promise.all([browser.close(), ...Object.values(servers).map((server) => server?.stop())]);
for (const folder of madeFolders) rmSync(folder, { recursive: true });

/** The value below which a share of the samples lies. */
const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
const median = (values: number[]) => quantile(values, 0.5);
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
const shown = (values: number[], as = Math.round) =>
  values.length > 0 ? `${as(median(values))} (${as(quantile(values, 0.25))} to ${as(quantile(values, 0.75))})` : "";

console.log("Medians and quartiles. Milliseconds; kB over the line; 1.6 Mbit/s, 150 ms, CPU 4×.");
console.table(
  rows.map(({ path, side, samples: { fcp, lcp, bytes, inp, cls } }) => ({
    ...{ page: path, side, FCP: shown(fcp), LCP: shown(lcp), kB: shown(bytes, kilobytes), INP: shown(inp) },
    CLS: Number(median(cls).toFixed(4)),
  })),
);

if (options.write) {
  const of = (path: string, side: Side, measure: keyof Samples) => {
    const samples = rows.find((row) => row.path === path && row.side === side)?.samples[measure];
    return samples && median(samples);
  };
  const compared = (id: string, path: string, measure: keyof Samples) => {
    const as = measure === "bytes" ? kilobytes : Math.round;
    const [site = Number.NaN, bare = Number.NaN] = [of(path, "site", measure), of(path, "bare", measure)];
    const template = isBuild ? undefined : of(path, "beside", measure);
    return {
      ...{ id, unit: measure === "bytes" ? "kB" : "ms", site: as(site), bare: as(bare) },
      ...(template !== undefined && { template: as(template) }),
    };
  };
  const client = join(buildFolder, "client");
  const sizes = largestOfEachKind(measureSizes(client));
  const size = (id: string, kind: string) => ({
    ...{ id, unit: "kB" },
    value: kilobytes(sizes.find((one) => one.kind === kind)?.bytes ?? Number.NaN),
  });
  const wholeFont = (subset: string) => readFont({ package: `@fontsource-variable/anek-${subset}`, subset });
  const whole = ["gujarati", "devanagari"].map((script) => `${Math.round(wholeFont(script).length / 1000)}\u00a0kB`);
  // A machine without fonts for Gujarati and Hindi moves their pages as no visitor's does.
  const shifts = rows.flatMap(({ path, side, samples }) =>
    side === "site" && !/^\/(gu|hi)\b/.test(path) ? median(samples.cls) : [],
  );
  writeResults(measureKills());
  writeResults(
    [
      size("html-home", "HTML: home"),
      size("scripts-early", "scripts before a person acts"),
      size("framework", "framework"),
      size("font-latin", "font"),
      size("font-gujarati", "font of gu"),
      size("font-devanagari", "font of hi"),
      { id: "fonts-whole", value: whole.join(", ") },
      { id: "inp-home", value: Math.round(of("/", "site", "inp") ?? Number.NaN), unit: "ms" },
      { id: "inp-contact", value: Math.round(of("/contact", "site", "inp") ?? Number.NaN), unit: "ms" },
      { id: "layout-shift", value: Number(Math.max(...shifts).toFixed(4)) },
    ],
    [
      compared("sent-home", "/", "bytes"),
      compared("sent-article", longestArticle, "bytes"),
      compared("readable-home", "/", "fcp"),
      compared("readable-article", longestArticle, "fcp"),
    ],
  );
}
