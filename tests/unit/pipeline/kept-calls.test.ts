import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { minify, parseAst, transformWithOxc } from "vite";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** Calls that never throw, so the bundler may drop them: `if (Boolean(value))` becomes `if (value)`. */
const neverThrow = new Set(["Boolean"]);

/** The names of Node's globals. Another process lists them, because other tests add globals to this one. */
const platform = new Set(
  execFileSync(process.execPath, ["-p", "Object.getOwnPropertyNames(globalThis).join()"], { encoding: "utf8" })
    .trim()
    .split(","),
);

/** How often a module calls each function of the platform, with or without `new`: `URL`, `JSON.parse` … */
function platformCalls(code: string): Record<string, number> {
  const calls: Record<string, number> = {};
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, callee } = node as { type?: string; callee?: { start: number; end: number } };
    const name = callee && /Call|New/.test(type ?? "") ? code.slice(callee.start, callee.end) : "";
    const [owner = ""] = /^\w+(?=[\w.]*$)/.exec(name) ?? [];
    const isOfPlatform = platform.has(owner) && !neverThrow.has(name);
    if (isOfPlatform) calls[name] = (calls[name] ?? 0) + 1;
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(code));
  return calls;
}

const modules = globSync("{app,content,enquiry,server,settings}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !file.endsWith(".d.ts"),
);

/*
 * A bundler removes a call to a known function whose result is not used. A `new URL(text)` that is made only for its
 * error would disappear, and with it the check. Such code must use the value.
 */
it("the bundler keeps every call to the platform in every module", async () => {
  const left: string[] = [];
  for (const file of modules) {
    const { code } = await transformWithOxc(readFileSync(join(root, file), "utf8"), file, { sourcemap: false });
    const minified = await minify(file, code, { module: true, compress: true, mangle: false });
    const kept = platformCalls(minified.code);
    for (const [name, times] of Object.entries(platformCalls(code)))
      if ((kept[name] ?? 0) < times) left.push(`${file}: ${name}`);
  }
  expect(modules.length).toBeGreaterThan(300);
  expect(left).toEqual([]);
});
