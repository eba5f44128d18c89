import { within } from "@testing-library/dom";
import { selectAll } from "hast-util-select";
import { describe, expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { interfaceWordsIn, languages } from "~/content/languages/site-languages.ts";
import { translatedContent } from "~/content/parse-files.ts";
import { technologyCategories } from "../../content/schemas/technology.ts";
import { defaultLanguage, pathIn } from "../../enquiry/language-prefix.ts";
import { collapseSpaces, loadBuiltPage, pagePart, textsOf } from "./support/open-page.ts";
import { pageAt, textOf } from "./support/parsed-pages.ts";

const slugsOf = (hrefs: (string | null)[]) => hrefs.map((address) => address?.replace("/technologies/", ""));
const linksIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("each category of technologies has its guide", () => {
  expect(content.guides.map(({ category }) => category).sort()).toEqual([...technologyCategories].sort());
});

const membersOf = (category: string) => content.technologies.filter((technology) => technology.category === category);

const guides = languages.flatMap((language) =>
  (translatedContent(content, language) ?? content).guides.map((guide) => ({ language, ...guide })),
);

describe.each(guides)("/guides/$slug in $language", (guide) => {
  const { language, slug, label, category, others, shownFacts, decision } = guide;
  const { guides: words, sources } = interfaceWordsIn(language);
  const { main } = loadBuiltPage(pathIn(language, `/guides/${slug}`));
  const group = membersOf(category);
  const everyMember = group.map((technology) => technology.slug).sort();
  const table = pagePart(main.getByRole("table", { name: label }));
  const heads = table.getAllByRole("rowheader");

  it("lists each technology of its category once in its table, with a link", () => {
    expect(slugsOf(heads.flatMap(linksIn)).sort()).toEqual(everyMember);
    // In English, the table must also have the versions of the technologies' own pages. Other languages put them into
    // their own words.
    const versions = language === defaultLanguage ? group : [];
    for (const { name, version } of versions) expect(textsOf(heads)).toContain(`${name}${collapseSpaces(version)}`);
    expect(heads).toHaveLength(group.length + others.length);
  });

  it("has questions whose answers leave no technology out, and says why for each yes", () => {
    const band = main.band(words.decision.heading);
    const [list] = band.getAllByRole("list") as [HTMLElement];
    const steps = within(list).getAllByRole("listitem");
    expect(steps).toHaveLength(decision.steps.length + 1);
    decision.steps.forEach(({ question, technology, other, because }, i) => {
      const step = steps[i] as HTMLElement;
      expect(collapseSpaces(step.textContent)).toContain(question);
      expect(collapseSpaces(step.textContent)).toContain(collapseSpaces(because));
      expect(slugsOf(linksIn(step))).toEqual(technology ? [technology] : []);
      expect(collapseSpaces(step.textContent)).toContain(other ?? "");
      expect(textsOf(step.querySelectorAll(".decision-way")).filter(Boolean)).toEqual([
        words.decision.yes,
        words.decision.no + words.decision.next,
      ]);
    });
    expect(slugsOf(linksIn(steps.at(-1) as HTMLElement))).toEqual([decision.otherwise.technology]);
    expect(slugsOf(linksIn(band.element)).sort()).toEqual(everyMember);
  });

  it("gives a source and the day of reading for each fact", () => {
    const band = main.band(sources.heading);
    const shown = band.select("[data-source]").map((entry) => ({
      text: collapseSpaces(entry.textContent),
      source: entry.querySelector("a")?.getAttribute("href"),
      seen: entry.querySelector("time")?.dateTime,
    }));
    expect(shown).toHaveLength(shownFacts.length);
    for (const { says, source, seen } of shownFacts)
      expect(shown).toContainEqual({ text: expect.stringContaining(collapseSpaces(says)), source, seen });
  });
});

it("each guide is linked from the technologies of its category and from /technologies", () => {
  for (const { slug, label, category } of content.guides) {
    const path = `/guides/${slug}`;
    for (const member of membersOf(category)) {
      const links = selectAll("main a", pageAt(`/technologies/${member.slug}`).tree);
      const named = links.filter((link) => collapseSpaces(textOf(link)) === label);
      expect(
        named.map(({ properties }) => properties.href),
        member.slug,
      ).toEqual([path]);
    }
    const { title } = content["/technologies"].categories[category];
    const region = loadBuiltPage("/technologies").main.getByRole("region", { name: title });
    expect(pagePart(region).linksNamed(label)).toEqual([path]);
  }
});
