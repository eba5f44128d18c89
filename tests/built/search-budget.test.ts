import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startEngine } from "~/search/engine.ts";
import { scripts, scriptsOfPage, withImports } from "./support/modules.ts";
import { client, pages } from "./support/pages.ts";
import { allTerms, builtFiles, sentBytes, texts } from "./support/search.ts";

/** Before the first result shows: scripts, styles, index (docs/performance.md). */
const budgetBytes = 30_000;
/** What the next page or article may add without anybody taking something out. */
const room = 0.05;

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** What the first opening fetches that no page has by itself. */
function codeFiles(): string[] {
  const [home] = pages.filter(({ path }) => path === "/");
  const there = scriptsOfPage(home?.html ?? "");
  const dialog = [...scripts.keys()].filter((name) => name.startsWith("search-dialog-"));
  expect(dialog).toHaveLength(1);
  const styles = readdirSync(join(client, "assets")).filter((name) => /^search-dialog-.*\.css$/.test(name));
  return [...withImports(dialog).filter((name) => !there.includes(name)), ...styles].map((name) => `/assets/${name}`);
}

/** Bytes of everything fetched until the first query of a visit is answered. */
async function firstQuery(query: string): Promise<number> {
  const asked: string[] = [];
  vi.stubGlobal("fetch", builtFiles(asked));
  await (await startEngine("en")).search(query);
  return sum([...codeFiles(), ...asked].map(sentBytes));
}

describe("the first search of a visit", () => {
  beforeAll(() => expect(codeFiles().length).toBeGreaterThan(0));
  afterAll(() => void vi.unstubAllGlobals());

  it.each([
    ...["react", "postgresql", "contact", "payment ledger", "office hours", "kuberntes", "raect", "nextjs"],
    ...["s", "c", "de", "web development kutch", "flutter zeppelin"],
  ])("for “%s” stays within its budget, with room to grow", async (query) => {
    expect(await firstQuery(query)).toBeLessThan(budgetBytes * (1 - room));
  });

  it("for words from the whole of the site stays within it", async () => {
    const heaviest = { word: "", bytes: 0 };
    for (const word of allTerms.filter((_, i) => i % 101 === 0)) {
      const bytes = await firstQuery(word);
      if (bytes > heaviest.bytes) Object.assign(heaviest, { word, bytes });
    }
    expect(heaviest.bytes, heaviest.word).toBeLessThan(budgetBytes * (1 - room));
  }, 60_000);

  it("needs no text: those come by hit, a page's alone", () => {
    expect(texts.length).toBeGreaterThan(50);
    for (const text of texts) expect(text.length).toBeLessThan(40_000);
  });
});
