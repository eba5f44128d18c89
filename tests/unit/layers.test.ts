import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** A module and imports that it may not have, by alias and by relative path, static and late. */
const forbidden: [file: string, imports: string[]][] = [
  ["app/ui/x.ts", ["~/search/x.ts", "../frame/x.ts", "../../content/site.ts", "~/document.tsx", "~/seo/page-head.ts"]],
  ["app/ui/deep/x.ts", ["../../contact/x.ts", "../../../settings/index.ts", "../../islands/island.tsx"]],
  ["app/ui/enquiry-x.ts", ["../../enquiry/fields.ts"]],
  ["app/sections/x.ts", ["../routes/x.ts", "~/frame/x.ts", "../../content/site.ts", "../../settings/index.ts"]],
  ["app/search/x.ts", ["~/routes/x.ts", "../sections/x.ts", "~/content/.server/index.ts"]],
  ["app/contact/x.ts", ["~/frame/x.ts", "../routes/contact/route.tsx", "../../server/log.ts"]],
  ["app/toasts/x.ts", ["~/frame/x.ts", "~/content/.server/index.ts"]],
  ["app/analytics/x.ts", ["~/frame/navigation.ts", "../../settings/index.ts", "../start.ts"]],
  ["app/seo/x.ts", ["~/content/.server/page/head.ts", "../frame/x.ts"]],
  ["app/frame/x.ts", ["~/routes/x.ts", "~/routes.ts", "../content/.server/page/frame.ts", "../../settings/index.ts"]],
  ["app/content/.server/x.ts", ["~/routes/x.ts", "../../sections/x.ts", "../../../server/log.ts", "~/islands/x.ts"]],
  ["app/routes/x.ts", ["../../server/log.ts", "../../pipeline/content.ts", "../../content/site.ts", "~/frame/x.ts"]],
  ["app/routes/deep/x.ts", ["../../../content/site.ts", "../../render-page.tsx", "~/behaviours/menus.ts"]],
  ["app/islands/x.ts", ["~/content/.server/index.ts", "../routes/x.ts", "../../content/site.ts", "~/frame/x.ts"]],
  ["app/behaviours/x.ts", ["react", "react-dom/client", "~/ui/button.tsx", "../content/.server/index.ts"]],
  ["app/behaviours/deep/x.ts", ["~/routes/x.ts", "../../frame/navigation.ts", "~/islands/hydrate.ts"]],
  ["app/start.ts", ["./islands/search.ts", "react", "./content/.server/index.ts", "../content/site.ts"]],
  ["app/document.tsx", ["../server/log.ts", "../pipeline/content.ts"]],
  ["pipeline/deep/x.ts", ["../../server/log.ts"]],
  ["server/deep/x.ts", ["../../app/document.tsx", "../../pipeline/content.ts"]],
  ["settings/x.ts", ["../server/log.ts", "../app/document.tsx"]],
  ["enquiry/x.ts", ["../settings/index.ts", "../server/log.ts", "../app/paths.ts", "../content/site.ts", "zod"]],
  ["content/x.ts", ["../enquiry/fields.ts", "../settings/index.ts", "~/ui/x.ts", "../app/routes/x.ts"]],
];

/** Imports that these modules really have: the rules must allow them. */
const allowed: [file: string, imports: string[]][] = [
  ["app/ui/deep/allowed.ts", ["../when-idle.ts"]],
  ["app/sections/allowed.ts", ["~/ui/band.tsx", "~/content/.server/links/links.ts", "~/paths.ts"]],
  ["app/frame/allowed.ts", ["~/sections/x.tsx", "~/search/x.ts", "~/ui/x.ts", "~/paths.ts"]],
  ["app/content/.server/allowed.ts", ["../../../content/home", "../../../settings/index.ts", "~/seo/page-head.ts"]],
  ["app/routes/deep/allowed.ts", ["~/content/.server/index.ts", "../../../settings/index.ts", "~/sections/x.tsx"]],
  ["app/contact/allowed.ts", ["../../enquiry/fields.ts", "~/islands/island.tsx", "~/ui/x.ts"]],
  ["app/islands/allowed.ts", ["~/contact/contact-form.tsx", "~/language/page-language.ts", "react-dom/client"]],
  [
    "app/behaviours/allowed.ts",
    ["~/contact/office-hours.ts", "~/language/document-language.ts", "~/ui/try-storage.ts"],
  ],
  ["server/relay/allowed.ts", ["../../enquiry/fields.ts", "./enquiry.ts", "../../settings/index.ts"]],
  ["pipeline/allowed.ts", ["../enquiry/endpoints.ts", "../settings/index.ts"]],
];

type Report = { diagnostics: { category: string; location: { path: string; start: { line: number } } }[] };

const folder = mkdtempSync(join(tmpdir(), "kutch-it-layers-"));
let found: string[] = [];

/** The files in which a rule of this project finds a fault. */
function lint(rule: string): string[] {
  const { stdout } = spawnSync(
    join(root, "node_modules/.bin/biome"),
    ["lint", `--only=${rule}`, "--vcs-enabled=false", "--max-diagnostics=none", "--reporter=json"],
    { cwd: folder, encoding: "utf8" },
  );
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics.map(({ location }) => `${location.path}:${location.start.line}`);
}

beforeAll(() => {
  copyFileSync(join(root, "biome.json"), join(folder, "biome.json"));
  for (const [file, imports] of [...forbidden, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const lines = imports.map((path, i) => (i % 2 ? `await import("${path}");` : `import "${path}";`));
    writeFileSync(join(folder, file), lines.join("\n"));
  }
  found = lint("style/noRestrictedImports");
});
afterAll(() => rmSync(folder, { recursive: true }));

it("two modules may not import each other, even types only", () => {
  const circle = join(folder, "app/ui/circle");
  mkdirSync(circle, { recursive: true });
  writeFileSync(join(circle, "a.ts"), 'import type { B } from "./b.ts";\nexport type A = { b?: B };\n');
  writeFileSync(join(circle, "b.ts"), 'import type { A } from "./a.ts";\nexport type B = { a?: A };\n');
  expect(lint("suspicious/noImportCycles").sort()).toEqual(["app/ui/circle/a.ts:1", "app/ui/circle/b.ts:1"]);
});

describe("dependencies point one way, or the linter reports them:", () => {
  it.each(
    forbidden.flatMap(([file, imports]) => imports.map((path, i) => ({ file, path, place: `${file}:${i + 1}` }))),
  )("$file may not import $path", ({ place }) => expect(found).toContain(place));

  it("imports from lower layers are allowed", () => {
    for (const [file] of allowed) expect(found.filter((place) => place.startsWith(`${file}:`))).toEqual([]);
  });
});
