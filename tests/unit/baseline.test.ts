import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesBelow } from "../../pipeline/files.ts";
import { beyondInScripts } from "../support/baseline/beyond.ts";
import { beyondBaselineInScript, ownNames } from "../support/baseline/scripts.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => ({ file, code: readFileSync(join(root, file), "utf8") });

/** The source files for browsers, and those that they take data from. */
const written = ["app", "enquiry"]
  .flatMap((folder) => filesBelow(join(root, folder)).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .map(read);
const forBrowsers = written.filter(({ file }) => !/\.server\/|\.d\.ts$|app\/(render-page|routes)\.tsx?/.test(file));
const own = ownNames([...written, read("content/en/interface.ts")]);
const findings = forBrowsers.flatMap(({ file, code }) =>
  beyondBaselineInScript(file, code, own).map((finding) => ({ ...finding, file })),
);

describe("the scripts for browsers", () => {
  it("use only what is Baseline widely available or has a fallback", () => {
    expect(forBrowsers.length).toBeGreaterThan(100);
    const unexplained = findings.filter(({ feature }) => !(feature in beyondInScripts));
    expect(unexplained.map(({ file, line, name, feature }) => `${file}:${line} ${name} (${feature})`)).toEqual([]);
  });

  it("use every feature that is listed with a fallback", () => {
    const used = new Set(findings.map(({ feature }) => feature));
    expect(Object.keys(beyondInScripts).filter((feature) => !used.has(feature))).toEqual([]);
  });

  it("are compiled to the syntax of the supported engines", () => {
    expect(read("vite.config.ts").code).toContain('target: "baseline-widely-available"');
  });
});
