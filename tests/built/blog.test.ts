import { describe, expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { collapseSpaces, loadBuiltPage, pagePart, textsOf } from "./support/open-page.ts";

/** `specification.md`, section 2, "Blog articles": date, read time and closing link as a page shows them; category of `docs/brief/decisions.md`. */
const specified = new Map(
  [
    ["scalable-react-applications", "15 Mar 2024", "8 min read", "/contact", "WEB DEVELOPMENT"],
    ["flutter-vs-react-native-guide", "10 Mar 2024", "12 min read", "/contact", "MOBILE APPS"],
    ["modern-ui-ux-principles-2024", "5 Mar 2024", "6 min read", "/services/uiux-design", "UI/UX DESIGN"],
    ["devops-automation-workflows", "28 Feb 2024", "10 min read", "/services/devops-solutions", "DEVOPS"],
    ["ecommerce-transformation-case-study", "20 Feb 2024", "15 min read", "/case-studies", "CASE STUDIES"],
    ["ai-future-software-development", "15 Feb 2024", "9 min read", "/contact", "TECHNOLOGY"],
  ].map(([slug, date, time, closing, category = ""]) => [slug, { date, time, closing, category }]),
);

/** The articles, newest first. */
const { articles } = content;
const addressOf = (slug: string) => `/blog/${slug}`;
const textOf = (element: Element | undefined) => collapseSpaces(element?.textContent);
/** The words of one line of Markdown. */
const withoutMarks = (line: string) => line.replaceAll(/\*\*|`/g, "").replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");

it("the published articles include the specification's, newest first", () => {
  const slugs = articles.map(({ slug }) => slug);
  expect(slugs.filter((slug) => specified.has(slug))).toEqual([...specified.keys()]);
});

describe("/blog", () => {
  const { main } = loadBuiltPage("/blog");
  const cards = main.getAllByRole("article");

  it("has one h1 and a card for each article", () => {
    expect(main.headings(1)).toHaveLength(1);
    expect(cards).toHaveLength(articles.length);
  });

  it.each(articles)("shows $slug with its category, linked title, excerpt, author, date and read time", (article) => {
    const card = pagePart(
      cards.find((element) => element.querySelector(`a[href="${addressOf(article.slug)}"]`)) as HTMLElement,
    );
    expect(card.headings(2)).toEqual([article.title]);
    expect(card.linksNamed(article.title)).toEqual([addressOf(article.slug)]);
    expect(card.select("p")[1]?.textContent).toMatch(/^.{90,}$/);
    expect(card.text).toContain("By Kutch IT");
    const expected = specified.get(article.slug);
    if (!expected) return;
    expect(card.text).toContain(expected.category);
    expect(textsOf(card.select("time"))).toEqual([expected.date]);
    expect(card.text).toContain(expected.time);
  });
});

/** A day for readers: the day of `2026-11-21`, or only its month. */
const inWords = (iso: string, options: Intl.DateTimeFormatOptions) =>
  new Date(iso).toLocaleDateString("en-GB", { ...options, timeZone: "UTC" });

describe.each(articles)("the article $slug", ({ slug, title, reviewed, update }) => {
  const { main } = loadBuiltPage(addressOf(slug));
  const article = pagePart(main.getByRole("article"));
  const expected = specified.get(slug);

  it("has category, title, author, date, read time and a link to /blog", () => {
    const head = pagePart(article.select("header")[0] as HTMLElement);
    expect(head.headings(1)).toEqual([title]);
    expect(head.text).toContain("By Kutch IT");
    expect(head.linksNamed("BACK TO BLOG")).toEqual(["/blog"]);
    if (!expected) return;
    expect(head.getByText(expected.category, { exact: true })).toBeDefined();
    expect(textOf(head.select("time")[0])).toBe(expected.date);
    expect(head.text).toContain(expected.time);
  });

  it("shows its day of review in <time>", () => {
    const time = article.select("header time").at(-1);
    expect(collapseSpaces(time?.parentElement?.textContent)).toBe(
      `Reviewed ${inWords(reviewed, { dateStyle: "long" })}`,
    );
    expect(time?.getAttribute("datetime")).toBe(reviewed);
  });

  it.runIf(update.length > 0)("has its update note after its first section", () => {
    const name = `Update, ${inWords(reviewed, { month: "long", year: "numeric" })}`;
    const note = pagePart(article.getByRole("note", { name }));
    const before = article.select(".prose > *").slice(0, article.select(".prose > *").indexOf(note.element));
    expect(before.filter(({ tagName }) => tagName === "H2")).toHaveLength(1);
    expect(note.element.nextElementSibling?.tagName).toBe("H2");
    expect(textsOf(note.select("p"))).toEqual([name, ...update.map(withoutMarks)]);
  });

  it.runIf(expected)("ends with its closing link", () =>
    expect(
      pagePart(main.select("section").at(-1) as HTMLElement)
        .getByRole("link")
        .getAttribute("href"),
    ).toBe(expected?.closing),
  );

  it("has two tables of contents and linked headings", () => {
    const headings = article.getAllByRole("heading", { level: 2 }).filter(({ id }) => id !== "contents");
    const targets = headings.map(({ id }) => `#${id}`);
    const lists = main.getAllByRole("navigation", { name: /^on this page$/i });
    expect(lists).toHaveLength(2);
    for (const list of lists) {
      const links = Array.from(list.querySelectorAll("a"));
      expect(textsOf(links)).toEqual(textsOf(headings));
      expect(links.map((link) => link.getAttribute("href"))).toEqual(targets);
    }
    expect(headings.map((heading) => heading.querySelector("a")?.getAttribute("href"))).toEqual(targets);
  });

  it("has focusable scrolling code and tables", () => {
    for (const scroller of main.select("pre, .table-scroll")) expect(scroller.tabIndex).toBe(0);
  });

  it("has coloured words in each block of code", () => {
    for (const code of main.select("pre code"))
      expect(code.querySelector("[class^=hljs-]"), textOf(code)).not.toBeNull();
  });
});
