import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { isIndexed, readBuiltPage, sectionName, sectionOf } from "../../../pipeline/seo/built-page.ts";
import { sitemapEntry } from "../../../pipeline/seo/sitemap.ts";
import { socialCard } from "../../../pipeline/seo/social-card.ts";

const folder = mkdtempSync(join(tmpdir(), "kutch-it-page-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A page read as the pipeline reads what was built. */
function read(main: string, head = "", path = "/blog/salt") {
  const file = join(folder, "page.html");
  writeFileSync(
    file,
    `<html><head><title>Salt | Firm</title><meta name="description" content="On salt">${head}</head><body><main>${main}</main></body></html>`,
  );
  return readBuiltPage(file, path);
}

describe("a built page", () => {
  it("is known by its head", () => {
    const page = read(
      "<h1>Salt</h1>",
      '<link rel="canonical" href="https://site.test/blog/salt"><meta name="keywords" content="salt, sea"><meta property="article:published_time" content="2024-03-01"><meta property="article:modified_time" content="2024-05-01">',
    );
    expect(page).toMatchObject({
      title: "Salt | Firm",
      description: "On salt",
      canonical: "https://site.test/blog/salt",
      keywords: ["salt", "sea"],
      published: "2024-03-01",
      modified: "2024-05-01",
      heading: "Salt",
    });
    expect(isIndexed(page, "https://site.test")).toBe(true);
    expect(isIndexed(page, "https://other.test")).toBe(false);
  });

  it("is dated in the sitemap by the review that it shows, whatever was committed later; else by the history", () => {
    const address = '<link rel="canonical" href="https://site.test/technologies/salt">';
    const reviewed =
      '<h1>Salt</h1><p>Last reviewed <time datetime="2026-11-21" data-reviewed="">21 November 2026</time>.</p>';
    const entryOf = (main: string) => sitemapEntry(read(main, address, "/technologies/salt"), () => "2027-01-02");
    expect(entryOf(reviewed)).toEqual({ url: "https://site.test/technologies/salt", changed: "2026-11-21" });
    expect(entryOf('<h1>Salt</h1><time datetime="2026-11-21">today</time>').changed).toBe("2027-01-02");
  });

  it("says its text a line for each block, without navigation, pictures and controls", () => {
    const { lines, headings, links } = read(
      '<nav>Home</nav><h1>Salt</h1><p>A <b>white</b> <a href="/sea">sea</a>.</p><h2>How</h2><ul><li>Dry</li></ul><button>Copy</button><svg><text>x</text></svg>',
    );
    expect(lines).toEqual(["Salt", "A white sea.", "How", "Dry"]);
    expect(headings).toEqual(["How"]);
    expect(links).toEqual(["/sea"]);
  });

  it("has words apart that only a style sheet sets apart", () =>
    expect(read("<h1>Salt</h1><p><span>2</span><span>weeks</span></p>").lines).toContain("2 weeks"));

  it.each([
    ["no h1", "<p>x</p>"],
    ["two", "<h1>a</h1><h1>b</h1>"],
  ])("is refused with %s", (_, main) => expect(() => read(main)).toThrow("one h1"));
});

it("a section is named from the address", () => {
  expect([sectionOf("/technologies/react"), sectionOf("/about")]).toEqual(["technologies", undefined]);
  expect(sectionName("case-studies")).toBe("Case studies");
});

it("the picture of a page says where it belongs and what it is about", () => {
  const card = socialCard(read("<h1>Salt</h1>", "", "/case-studies/salt"));
  expect([card.kind, card.title]).toEqual(["CASE STUDIES", "Salt"]);
  expect(socialCard(read("<h1>Home</h1>", "", "/")).kind).toBe("KUTCH, GUJARAT, INDIA");
});
