import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findSimilarPages } from "~/islands/similar-pages.ts";
import { loadSearch } from "~/search/engine.ts";
import type { PageEntry } from "~/search/index-format.ts";
import { markWords } from "~/search/mark-words.ts";
import { buildSearchIndex } from "../../pipeline/seo/search-index.ts";

describe("marked words", () => {
  const marked = (text: string, words: string[]) =>
    markWords(text, words).flatMap(({ text: piece, marked: is }) => (is ? [piece] : []));

  it("are marked in any letter case, and not read as regular expressions", () => {
    expect(marked("Go, Golang and cargo", ["go"])).toEqual(["Go", "Go"]);
    expect(marked("C++ and C", ["c++"])).toEqual(["C++"]);
  });
});

describe("the search", () => {
  const documents = Array.from({ length: 30 }, (_, id) => ({
    id,
    path: `/${id}`,
    title: "Salt",
    names: "Salt",
    section: id < 3 ? "A" : "B",
    description: `The page ${id} is about salt.`,
    headings: "",
    text: id === 0 ? "ledger" : "",
  }));
  let asked: string[] = [];
  let status = 200;
  beforeEach(() => {
    [asked, status] = [[], 200];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url);
      return new Response(buildSearchIndex(documents), { status });
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("rejects when its index cannot be loaded", async () => {
    status = 404;
    await expect(loadSearch("en", "In English")).rejects.toThrow("/search/en.json: 404");
  });

  it("in another language also finds untranslated English pages", async () => {
    const page = (id: number, path: string, text: string) => ({
      ...{ id, path, text, title: path, names: path, section: "A" },
      ...{ description: "", headings: "" },
    });
    const files: Record<string, string> = {
      "/search/gu.json": buildSearchIndex([page(0, "/gu/about", "ledger")]),
      "/search/en.json": buildSearchIndex([page(0, "/about", "ledger"), page(1, "/blog", "ledger pump")]),
      "/search/gu/pages.json": JSON.stringify([{ path: "/gu/about" }]),
    };
    vi.stubGlobal("fetch", async (url: string) => new Response(files[url]));
    const search = await loadSearch("gu", "In English");
    const [own, english] = search("ledger").groups;
    expect(own?.hits.map(({ path, language }) => [path, language])).toEqual([["/gu/about", undefined]]);
    expect(english?.section).toBe("In English");
    expect(english?.hits.map(({ path, language }) => [path, language])).toEqual([["/blog", "en"]]);
    expect(search("pump")).toMatchObject({ count: 1, unknown: [] });
  });

  it("counts matches and shown results", async () => {
    const search = await loadSearch("en", "In English");
    expect(search("salt")).toMatchObject({ count: 30, shown: 24, unknown: [] });
    const [group] = search("ledger").groups;
    expect(group).toEqual({
      section: "A",
      hits: [{ path: "/0", title: "Salt", section: "A", description: "The page 0 is about salt.", words: ["ledger"] }],
    });
  });

  it("marks prefixes and words with typing mistakes", async () => {
    const page = { id: 0, path: "/0", section: "A", description: "", headings: "", text: "" };
    const title = "Apple and Android apps, Flutter applications";
    vi.stubGlobal("fetch", async () => new Response(buildSearchIndex([{ ...page, title, names: title }])));
    const search = await loadSearch("en", "In English");
    const marks = (query: string) => {
      const words = search(query).groups[0]?.hits[0]?.words ?? [];
      return markWords(title, words).flatMap(({ text, marked }) => (marked ? [text] : []));
    };
    expect(marks("app")).toEqual(["App", "app", "app"]);
    expect(marks("apps app")).toEqual(["App", "apps", "app"]);
    expect(marks("fluttre")).toEqual(["Flutter"]);
  });

  it("names words without results", async () => {
    const search = await loadSearch("en", "In English");
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
  ])("begin for %s with %s", async (wanted, path) =>
    expect((await findSimilarPages(wanted, "en"))[0]?.path).toBe(path),
  );

  it("are none when no address is similar", async () =>
    expect(await findSimilarPages("/wp-login.php", "en")).toEqual([]));
});
