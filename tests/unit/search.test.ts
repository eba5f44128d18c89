import MiniSearch from "minisearch";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startEngine } from "~/search/engine.ts";
import { excerptOf, markWords } from "~/search/excerpt.ts";
import { indexOptions, type PageEntry, packTerms, unpackParts } from "~/search/index-format.ts";
import { searchFiles } from "~/search/load-pages.ts";
import { nearestPages } from "~/search/nearest.ts";
import { indexFiles } from "../../pipeline/seo/search-files.ts";

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

describe("the terms of the index", () => {
  it("are the same after packing, whatever they have in common, in parts of 96", () => {
    const long = "x".repeat(50);
    const few = ["$", "3d", "a", "able", "ables", "be", long, `${long}y`, "₹100"];
    expect(unpackParts(packTerms(few))).toEqual([few]);
    const many = Array.from({ length: 200 }, (_, i) => `mud${1000 + i}`);
    const parts = unpackParts(packTerms(many));
    expect(parts.map((part) => part.length)).toEqual([96, 96, 8]);
    expect(parts.flat()).toEqual(many);
  });
});

describe("the search", () => {
  const pages = Array.from({ length: 30 }, (_, id) => ({ path: `/${id}`, title: "Salt", section: id < 3 ? "A" : "B" }));
  const letters = [..."abcdefghijklmnop"];
  const text = letters.flatMap((a) => letters.map((b) => `mud${a}${b}`)).join(" ");
  const files: Record<string, string> = {
    [searchFiles("en").pages]: JSON.stringify(pages),
    ...indexFiles(
      pages.map(({ title, section }, id) => ({ id, title, headings: section, text: id === 0 ? `ledger ${text}` : "" })),
      "en",
    ),
  };
  let asked: string[] = [];
  let online = true;
  beforeEach(() => {
    [asked, online] = [[], true];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url);
      if (!online) throw new TypeError("Failed to fetch");
      return new Response(files[url] ?? "Not Found", { status: url in files ? 200 : 404 });
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
  const partsAsked = () => asked.filter((url) => url.includes("terms-"));

  it("fetches the parts of the index that a query needs, each once, and no text", async () => {
    const { search, textOf } = await startEngine("en");
    expect(asked).toEqual([searchFiles("en").pages, searchFiles("en").index]);
    await search("ledger");
    expect(partsAsked()).toHaveLength(1);
    await search("ledgre");
    expect(partsAsked()).toHaveLength(1);
    await search("mud");
    expect(partsAsked()).toHaveLength(3);
    expect(new Set(partsAsked()).size).toBe(3);
    expect(asked.filter((url) => url.includes("text-"))).toEqual([]);
    expect(await textOf(0)).toMatch(/^ledger mudaa/);
    await textOf(0);
    expect(asked.filter((url) => url.includes("text-"))).toHaveLength(1);
  });

  it("rejects where a part cannot be had, so that nobody is told that there is nothing", async () => {
    const { search } = await startEngine("en");
    online = false;
    await expect(search("ledger")).rejects.toThrow("Failed to fetch");
  });

  it("names the folder of its parts by what is in them, so that those of two builds are never mixed", () => {
    const folder = (text: string) =>
      JSON.parse(indexFiles([{ id: 0, title: "Salt", headings: "", text }], "en")[searchFiles("en").index] ?? "")
        .folder;
    expect(folder("sky")).toMatch(/^\/search\/[0-9a-f]{10}\/$/);
    expect(folder("sky")).toBe(folder("sky"));
    expect(folder("sky")).not.toBe(folder("mud"));
  });

  it("is refused by a page of an earlier build, which says that the search could not be loaded", async () => {
    const asEarlier = JSON.parse(files[searchFiles("en").index] ?? "");
    await expect(MiniSearch.loadJSAsync(asEarlier, indexOptions)).rejects.toThrow();
  });

  it("says how many pages fit, and how many of them it shows", async () => {
    const { search } = await startEngine("en");
    expect(await search("salt")).toMatchObject({ count: 30, shown: 24, unknown: [] });
    expect(await search("ledger")).toMatchObject({ count: 1, shown: 1, unknown: [] });
  });

  it("names the words that no page has, and all of them where nothing is found", async () => {
    const { search } = await startEngine("en");
    expect(await search("zeppelin ledger &")).toMatchObject({ count: 1, unknown: ["zeppelin"] });
    expect(await search("zeppelin")).toMatchObject({ count: 0, groups: [], unknown: ["zeppelin"] });
    expect(await search("?!")).toMatchObject({ count: 0, groups: [], unknown: ["?!"] });
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
  ])("%s is guessed as %s", async (wanted, path) => expect((await nearestPages(wanted, "en"))[0]?.path).toBe(path));

  it("are none where nothing is like it", async () => expect(await nearestPages("/wp-login.php", "en")).toEqual([]));
});
