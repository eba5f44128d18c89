import { expect, it } from "vitest";
import { scripts, scriptsOfPage, withImports } from "./support/modules.ts";
import { pages } from "./support/pages.ts";

/** Every late import in the built files, with the sign that follows it. */
const lateImports = [...scripts].flatMap(([file, code]) =>
  Array.from(code.matchAll(/\(\(\)=>import\([^)]*\)./g), ([call]) => ({ file, call })),
);

/** The file of a late import, as `app/ui/load-late.ts` finds it to ask for it anew. */
const fileIn = (call: string) => /import\(.\.\/([\w-]+\.js)/.exec(call)?.[1] ?? "";

/** Those of parts; the helper's own, of an address that it makes, is none. */
const parts = lateImports.filter(({ call }) => !call.includes("?try="));

it("each late part is found by the way its import is written, and handed over as it is", () => {
  expect(parts.length).toBeGreaterThan(8);
  for (const { file, call } of parts) {
    expect(scripts.has(fileIn(call)), `${file}: ${call}`).toBe(true);
    // No `then` that takes something out of the file: the address alone would not do.
    expect(call, file).toMatch(/\),$/);
  }
});

it("a late part is one file: all that it imports is on every page already, so that asking anew is asking for all of it", () => {
  const first = pages.map(({ html }) => new Set(scriptsOfPage(html)));
  for (const { call } of parts) {
    const [part = "", ...others] = withImports([fileIn(call)]);
    const missing = others.filter((name) => !first.every((onPage) => onPage.has(name)));
    expect(missing, part).toEqual([]);
  }
});
