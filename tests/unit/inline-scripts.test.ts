import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileInlineScript } from "../../pipeline/vite/inline-script.ts";

const inline = join(import.meta.dirname, "../../app/inline");
const compiled = async (name: string) => (await compileInlineScript(join(inline, `${name}.ts`)))[0];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kutch-it-inline-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const compileText = async (source: string) => {
  const file = join(folder, "script.ts");
  writeFileSync(file, source);
  return (await compileInlineScript(file))[0];
};

type Listener = (event: unknown) => void;

/** Runs a script with these globals, and returns its listeners. */
function run(code: string, globals: Record<string, unknown> = {}) {
  const listeners = new Map<string, Listener[]>();
  const addEventListener = (type: string, listener: Listener) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  const all = { addEventListener, ...globals };
  new Function(...Object.keys(all), code)(...Object.values(all));
  const fire = (type: string, event: unknown) => {
    for (const listen of listeners.get(type) ?? []) listen(event);
  };
  return { listeners, fire };
}

describe("a script for a page's own HTML", () => {
  it.each([
    "scheme-init",
    "follow-speculation-rules",
    "mark-scrolled",
    "open-search",
    "guard-early-input",
    "mark-category",
    "offer-language",
    "start-at-first-act",
    "unfold-on-wide",
    "wait-for-activation",
  ])("%s is one line of JavaScript without global names, which cannot end its element", async (name) => {
    const code = await compiled(name);
    expect(code).not.toMatch(/\n|<\/script|<!--|\bexport\b|: (string|Event)\b/i);
    expect(() => new Function(code)).not.toThrow();
  });

  it("cannot end its element with its own text", async () => {
    const code = await compileText('document.title = "</script>"; export {};');
    expect(code).toContain("<\\/script>");
  });

  it("stops the build when it has an export or the beginning of an HTML comment", async () => {
    await expect(compileText("export const x = 1;")).rejects.toThrow("stands alone");
    await expect(compileText('document.title = "<!-- x"; export {};')).rejects.toThrow("<!--");
  });
});

describe("the mark on a scrolled page", () => {
  it.each([
    [5, false],
    [6, true],
  ])("at %i px is %s", async (scrollY, marked) => {
    const marks: [string, boolean][] = [];
    const documentElement = { toggleAttribute: (...mark: [string, boolean]) => marks.push(mark) };
    run(await compiled("mark-scrolled"), { document: { documentElement }, scrollY }).fire("scroll", {});
    expect(marks[0]).toEqual(["data-scrolled", marked]);
  });
});
