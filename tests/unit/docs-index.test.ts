import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const docs = join(import.meta.dirname, "../../docs");
const linksIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/\]\(([^)#:]+)\)/g)].map(([, target = ""]) => target);

const links = linksIn(join(docs, "README.md"));
/** Decisions are found by their numbers. */
const pages = globSync("**/*.md", { cwd: docs }).filter(
  (file) => file !== "README.md" && !file.startsWith("decisions/"),
);

describe("docs/README.md, the index,", () => {
  it.each(pages)("leads to %s", (page) => expect(links).toContain(page));

  it.each(links)("leads to %s once, and it is there", (link) => {
    expect(links.filter((other) => other === link)).toHaveLength(1);
    expect(existsSync(join(docs, link))).toBe(true);
  });
});

it("a decision's number is its own", () => {
  const numbers = globSync("decisions/*.md", { cwd: docs }).map((file) => /\d{4}/.exec(file)?.[0]);
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
});

describe("README.md", () => {
  const root = join(docs, "..");

  it.each(linksIn(join(root, "README.md")))("leads to what is there: %s", (link) =>
    expect(existsSync(join(root, link))).toBe(true),
  );
});
