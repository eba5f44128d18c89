import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesBelow } from "../../pipeline/files.ts";
import { beyondInScripts } from "../support/baseline/beyond.ts";
import { beyondBaselineInScript, ownNames } from "../support/baseline/scripts.ts";
import { beyondBaselineInStyles } from "../support/baseline/styles.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => ({ file, code: readFileSync(join(root, file), "utf8") });

/** All that is written for browsers, and what it takes its data from. */
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
  it("use nothing beyond Baseline widely available that has no fallback", () => {
    expect(forBrowsers.length).toBeGreaterThan(100);
    const unexplained = findings.filter(({ feature }) => !(feature in beyondInScripts));
    expect(unexplained.map(({ file, line, name, feature }) => `${file}:${line} ${name} (${feature})`)).toEqual([]);
  });

  it("use everything for which a fallback is written down", () => {
    const used = new Set(findings.map(({ feature }) => feature));
    expect(Object.keys(beyondInScripts).filter((feature) => !used.has(feature))).toEqual([]);
  });

  it("are compiled to the syntax of those engines", () => {
    expect(read("vite.config.ts").code).toContain('target: "baseline-widely-available"');
  });
});

describe("the check of scripts", () => {
  const found = (code: string) => beyondBaselineInScript("planted.tsx", code, new Set()).map(({ name }) => name);

  it.each([
    ["a method of the document", "document.startViewTransition(draw);", "document.startViewTransition"],
    ["a method of an element", "element.showPopover();", "element.showPopover"],
    ["a method of an optional element", "panel.current?.hidePopover?.();", "hidePopover"],
    ["a method of a built-in object", "new Set([1]).union(other);", "union"],
    ["a static method", "const url = URL.parse(text);", "URL.parse"],
    ["a global function", "requestIdleCallback(work);", "requestIdleCallback"],
    ["a class", "const watcher = new CloseWatcher();", "CloseWatcher"],
    ["something taken out of the navigator", "const { connection } = navigator as Extended;", "connection"],
    ["an attribute", "const panel = <div popover='auto' />;", "popover"],
    ["an attribute that React spells in its own way", "const button = <button popoverTarget={id} />;", "popoverTarget"],
    ["an element", "const list = <selectedcontent />;", "selectedcontent"],
  ])("sees %s", (_, code, name) => {
    expect(found(code)).toContainEqual(expect.stringMatching(new RegExp(`${name}$`)));
  });

  it.each([
    [
      "what is widely available",
      "document.querySelector('a')?.closest('p'); Object.groupBy(list, by); [1].toSorted();",
    ],
    ["types", "type Panel = { showPopover(): void }; let watcher: CloseWatcher;"],
    ["a name of our own", "import { navigation } from './frame.ts'; navigation.map(draw); <Panel popover='auto' />;"],
  ])("lets %s pass", (_, code) => {
    expect(found(code).filter((name) => name !== "popover")).toEqual([]);
  });
});

describe("the check of style sheets", () => {
  it.each([
    ["a property", "p { field-sizing: content }", "field-sizing"],
    ["a value", "p { display: ruby }", "ruby of display"],
    ["a selector", "p:popover-open { color: red }", "popover-open"],
    ["an at-rule", "@view-transition { navigation: auto }", "@view-transition"],
  ])("sees %s", async (_, code, name) => {
    expect(await beyondBaselineInStyles(code)).toEqual([name]);
  });

  it("lets pass what is widely available, and what stands under a question for it", async () => {
    expect(
      await beyondBaselineInStyles("p { display: grid } @supports (accent-color: red) { p { accent-color: red } }"),
    ).toEqual([]);
  });
});
