import { describe, expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { interfaceWordsIn } from "~/content/languages/site-languages.ts";
import { loadBuiltPage, pagePart, textsOf } from "./support/open-page.ts";

const { service: words } = interfaceWordsIn("en");

/**
 * From `specification.md`, section 2, "Service pages": numbers of steps and cards, and whether there are reasons.
 */
const specified: Record<string, { steps: number; cards: number; hasReasons?: true }> = {
  "flutter-app-development": { steps: 4, cards: 5 },
  "custom-software-development": { steps: 3, cards: 4 },
  "web-development-kutch": { steps: 4, cards: 5, hasReasons: true },
  "backend-api-engineering": { steps: 4, cards: 5 },
  "devops-solutions": { steps: 4, cards: 6 },
  "uiux-design": { steps: 5, cards: 6, hasReasons: true },
  "seo-digital-marketing": { steps: 4, cards: 5, hasReasons: true },
};

describe.each(content.services)("the page of $name", ({ slug, callToAction, ...service }) => {
  const { main } = loadBuiltPage(`/services/${slug}`);
  /** Where the specification is silent, the content decides. */
  const { steps, cards, hasReasons } = specified[slug] ?? {
    steps: service.process.length,
    cards: service.services.length,
    hasReasons: Boolean(service.why),
  };
  const listUnder = (title: string) =>
    main
      .band(title)
      .getAllByRole("list")
      .find((list) => !list.closest("figure")) as HTMLElement;

  it("names its technologies", () => expect(main.getByRole("list", { name: words.technologies })).toBeDefined());

  it("begins with unfolded answers to what every buyer asks", () => {
    const [answers] = main.select("dl");
    const [covers] = main.select("h2");
    expect(textsOf(answers?.querySelectorAll("dt") ?? [])).toEqual(service.first.map(({ question }) => question));
    for (const { answer } of service.first) expect(answers?.textContent).toContain(answer);
    expect(answers?.closest("details")).toBeNull();
    expect(answers?.compareDocumentPosition(covers as HTMLElement)).toBe(4 /* it follows */);
  });

  it(`has ${cards} cards and a numbered process of ${steps} steps`, () => {
    expect(pagePart(listUnder(words.covers)).getAllByRole("listitem")).toHaveLength(cards);
    const process = listUnder(words.process);
    expect(process.tagName).toBe("OL");
    expect(pagePart(process).getAllByRole("listitem")).toHaveLength(steps);
  });

  const { diagram } = service;
  describe.runIf(diagram)("has one diagram, which", () => {
    const { title, caption, nodes, edges, spoken } = diagram ?? {
      title: "",
      caption: "",
      nodes: [],
      edges: [],
      spoken: [],
    };
    const [figure] = main.select("figure:has(svg[viewBox] text)").map(pagePart);

    it("is under its own heading, above or below the scope as content/ says", () => {
      const titles = main.headings(2);
      expect(titles.indexOf(title) < titles.indexOf(words.covers)).toBe(service.runsBehind);
      expect(main.band(title).select("figure")).toContain(figure?.element);
    });

    it("has a caption and a list for screen readers", () => {
      expect(figure?.select("figcaption").map(({ textContent }) => textContent)).toEqual([caption]);
      expect(figure?.select("svg").map((svg) => svg.getAttribute("aria-hidden"))).toEqual(["true"]);
      expect(textsOf(figure?.getAllByRole("listitem") ?? [])).toEqual(spoken);
      // A text that is too long for its box or for the room beside its arrow has several lines.
      const drawn = textsOf(figure?.select("svg text") ?? []).join(" ");
      for (const words of [
        ...nodes.flatMap(({ label, detail = "" }) => [label, detail]),
        ...edges.map(({ label = "" }) => label),
      ])
        expect(drawn).toContain(words);
    });
  });

  const { screen, found } = service;
  it.runIf(screen)("shows a sample screen in five states, one of them selected, in its first section", () => {
    const [figure] = main.select("section:first-of-type figure").map(pagePart);
    expect(figure?.getAllByRole("radio").map((radio) => radio.hasAttribute("checked"))).toEqual([
      ...[true, false, false, false, false],
    ]);
    for (const { label, note } of screen?.states ?? [])
      for (const text of [label, note]) expect(figure?.element.textContent).toContain(text);
  });

  it.runIf(found)("shows its sample search results with their notes", () => {
    const [figure] = main.select("figure.found");
    for (const text of found?.results.flatMap(({ title, note }) => [title, note]) ?? [])
      expect(figure?.textContent).toContain(text);
  });

  it("has its questions, and a link to the general ones", () => {
    const band = main.band(words.questions);
    expect(band.headings(3)).toEqual(service.questions.map(({ question }) => question));
    expect(band.linksNamed(words.alsoAsked)).toEqual(["/contact#questions"]);
  });

  it("has its call-to-action label twice, linked to /contact", () =>
    expect(main.linksNamed(callToAction.label)).toEqual(["/contact", "/contact"]));

  it("has the section on what we need from the buyer, and reasons to choose us where specified", () => {
    const titles = main.headings(2);
    expect(titles).toContain(words.bring);
    const reasons = titles.filter((title) => title === service.why?.title || /^Why choose/.test(title));
    expect(reasons).toHaveLength(hasReasons ? 1 : 0);
  });
});
