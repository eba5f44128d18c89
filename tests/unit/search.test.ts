import MiniSearch from "minisearch";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startEngine } from "~/search/engine.ts";
import { excerptOf, markWords } from "~/search/excerpt.ts";
import { indexOptions, type PageEntry, searchFiles } from "~/search/index-format.ts";
import { nearestPages } from "~/search/nearest.ts";

const plain = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join("");
const marked = (pieces: { text: string; marked: boolean }[]) => pieces.filter((p) => p.marked).map(({ text }) => text);

describe("an excerpt", () => {
  const text = `${"Salt and sky. ".repeat(40)}A ledger in PostgreSQL never loses a row. ${"More sky. ".repeat(40)}`;

  it("shows the place that holds most of the words, marked, cut at words on both sides", () => {
    const pieces = excerptOf(text, ["ledger", "postgresql"]);
    expect(marked(pieces)).toEqual(["ledger", "PostgreSQL"]);
    expect(plain(pieces)).toMatch(/^…\u00a0\S.*\S\u00a0…$/);
    expect(plain(pieces).length).toBeLessThan(200);
  });

  it("is the beginning where no word is found, and the whole of a short text", () => {
    expect(plain(excerptOf(text, []))).toMatch(/^Salt and sky\./);
    expect(plain(excerptOf("Short.", ["nothing"]))).toBe("Short.");
  });

  it("leaves no dot hanging where it is cut", () => {
    const row = Array.from({ length: 99 }, (_, i) => (i === 50 ? "ledger" : "salt")).join(" · ");
    for (let i = 0; i < 8; i++) {
      expect(plain(excerptOf("x".repeat(i) + row, ["ledger"]))).toMatch(/^…\u00a0[^·].*[^·]\u00a0…$/);
    }
  });

  it("marks words where they begin, whatever their case, and takes no character for a pattern", () => {
    expect(marked(markWords("Go, Golang and cargo", ["go"]))).toEqual(["Go", "Go"]);
    expect(marked(markWords("C++ and c(", ["c++", "c("]))).toEqual(["C++", "c("]);
    expect(plain(markWords("a b c", ["b"]))).toBe("a b c");
  });
});

describe("the search", () => {
  const pages = Array.from({ length: 30 }, (_, id) => ({ path: `/${id}`, title: "Salt", section: id < 3 ? "A" : "B" }));
  const index = new MiniSearch(indexOptions);
  index.addAll(
    pages.map(({ title, section }, id) => ({ id, title, headings: section, text: id === 0 ? "ledger" : "" })),
  );
  const files: Record<string, unknown> = { [searchFiles.pages]: pages, [searchFiles.index]: index };
  beforeEach(() => void vi.stubGlobal("fetch", async (url: string) => Response.json(files[url])));
  afterEach(() => void vi.unstubAllGlobals());

  it("says how many pages fit, and how many of them it shows", async () => {
    const { search } = await startEngine();
    expect(search("salt")).toMatchObject({ count: 30, shown: 24, unknown: [] });
    expect(search("ledger")).toMatchObject({ count: 1, shown: 1, unknown: [] });
  });

  it("names the words that no page has, and all of them where nothing is found", async () => {
    const { search } = await startEngine();
    expect(search("zeppelin ledger &")).toMatchObject({ count: 1, unknown: ["zeppelin"] });
    expect(search("zeppelin")).toMatchObject({ count: 0, groups: [], unknown: ["zeppelin"] });
    expect(search("?!")).toMatchObject({ count: 0, groups: [], unknown: ["?!"] });
  });
});

describe("the pages nearest to a mistyped address", () => {
  const paths = [
    ...["/", "/career", "/contact", "/portfolio", "/technologies", "/technologies/react", "/technologies/postgresql"],
    ...["/services/devops-solutions", "/services/uiux-design", "/blog/scalable-react-applications"],
  ];
  const pages: PageEntry[] = paths.map((path) => ({ path, title: path, section: "" }));
  beforeEach(() => void vi.stubGlobal("fetch", async () => Response.json(pages)));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ["/technologies/postgress", "/technologies/postgresql"],
    ["/tecnologies/react", "/technologies/react"],
    ["/careeers", "/career"],
    ["/Portfolio/", "/portfolio"],
    ["/contact.html", "/contact"],
    ["/services", "/services/devops-solutions"],
    ["/services/devops", "/services/devops-solutions"],
    ["/react", "/technologies/react"],
    ["/technologies/react-js", "/technologies/react"],
    ["/technologies/k8s", "/technologies"],
  ])("%s is guessed as %s", async (wanted, path) => expect((await nearestPages(wanted))[0]?.path).toBe(path));

  it("are none where nothing is like it", async () => expect(await nearestPages("/wp-login.php")).toEqual([]));
});
