import { select, selectAll } from "hast-util-select";
import { describe, expect, it } from "vitest";
import { interfaceIn, languages } from "../../app/content/languages/site-languages.ts";
import { pathIn } from "../../enquiry/page.ts";
import { pageAt } from "./support/built-pages.ts";
import { openPage } from "./support/open-page.ts";

/** From `specification.md`, "Router fallback screen", and `docs/brief/decisions.md`, "Documents". */
describe.each(languages)("the page that answers a failure in %s", (language) => {
  const { failure, notFound } = interfaceIn(language);
  const { main, page } = openPage(pathIn(language, "/500"));

  it("says what has happened, with status and text, in the site's frame", () => {
    expect(main.headings(1)).toEqual([failure.heading]);
    expect(main.getByText("500 Internal Server Error")).toBeDefined();
    for (const role of ["banner", "contentinfo"]) expect(page.getByRole(role)).toBeDefined();
  });

  it("has a way home", () => expect(main.linksNamed(notFound.returnHome)).toEqual([pathIn(language, "/")]));

  it("shows no stack", () => {
    expect(main.select("pre")).toEqual([]);
    expect(pageAt(pathIn(language, "/500")).html).not.toMatch(/\bat \S+ \(|node_modules|file:\/\//);
  });
});

describe.each(languages)("the not-found page in %s", (language) => {
  const page = pageAt(pathIn(language, "/404"));
  const { notFound } = interfaceIn(language);

  it("is in that language, with a way home and the search", () => {
    expect(page.texts("main h1")).toEqual([notFound.heading]);
    expect(page.text("main")).toContain(notFound.text);
    expect(page.count(`main a[href="${pathIn(language, "/")}"]`)).toBe(1);
    expect(page.count("main [aria-controls=site-search]")).toBe(1);
  });

  it("has an empty list for pages with similar addresses", () => {
    const template = select("[data-part] template", page.tree);
    expect(template?.tagName).toBe("template");
    expect(selectAll("[data-part] > nav", page.tree)).toEqual([]);
  });
});
