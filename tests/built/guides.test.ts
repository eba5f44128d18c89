import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { interfaceIn, languages } from "~/content/languages/site-languages.ts";
import { translationIn } from "~/content/parse-files.ts";
import { technologyCategories } from "../../content/schemas/technology.ts";
import { defaultLanguage, pathIn } from "../../enquiry/page.ts";
import { flat, openPage, part, textsOf } from "./support/open-page.ts";

const slugsOf = (hrefs: (string | null)[]) => hrefs.map((address) => address?.replace("/technologies/", ""));
const linksIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("every group of technologies has its guide", () => {
  expect(content.guides.map(({ category }) => category).sort()).toEqual([...technologyCategories].sort());
});

const membersOf = (category: string) => content.technologies.filter((technology) => technology.category === category);

const guides = languages.flatMap((language) =>
  (translationIn(content, language) ?? content).guides.map((guide) => ({ language, ...guide })),
);

describe.each(guides)("the guide $slug in $language", (guide) => {
  const { language, slug, label, category, others, shownFacts, decision } = guide;
  const { guides: words, sources } = interfaceIn(language);
  const { main } = openPage(pathIn(language, `/guides/${slug}`));
  const group = membersOf(category);
  const everyMember = group.map((technology) => technology.slug).sort();
  const table = part(main.getByRole("table", { name: label }));
  const heads = table.getAllByRole("rowheader");

  it("has every technology of its group in its table, once, with a link to its page", () => {
    expect(slugsOf(heads.flatMap(linksIn)).sort()).toEqual(everyMember);
    // In English, the table must also have the versions of the technologies' own pages. Other languages put them into
    // their own words.
    const versions = language === defaultLanguage ? group : [];
    for (const { name, version } of versions) expect(textsOf(heads)).toContain(`${name}${flat(version)}`);
    expect(heads).toHaveLength(group.length + others.length);
  });

  it("decides by questions: each yes names one of the group, and none of the group is left out", () => {
    const band = main.band(words.decision.heading);
    const [list] = band.getAllByRole("list") as [HTMLElement];
    const steps = within(list).getAllByRole("listitem");
    expect(steps).toHaveLength(decision.steps.length + 1);
    decision.steps.forEach(({ question, technology, other, because }, i) => {
      const step = steps[i] as HTMLElement;
      expect(flat(step.textContent)).toContain(question);
      expect(flat(step.textContent)).toContain(flat(because));
      expect(slugsOf(linksIn(step))).toEqual(technology ? [technology] : []);
      expect(flat(step.textContent)).toContain(other ?? "");
      expect(textsOf(step.querySelectorAll(".decision-yes, .decision-no")).filter(Boolean)).toEqual([
        words.decision.yes,
        words.decision.no + words.decision.next,
      ]);
    });
    expect(slugsOf(linksIn(steps.at(-1) as HTMLElement))).toEqual([decision.otherwise.technology]);
    expect(slugsOf(linksIn(band.element)).sort()).toEqual(everyMember);
  });

  it("first asks whether to change anything at all, and each row that is no technology is an answer", () => {
    const [first] = decision.steps;
    expect(others.map(({ name }) => name)).toContain(first?.other);
    expect(decision.steps.flatMap(({ other }) => other ?? []).sort()).toEqual(others.map(({ name }) => name).sort());
  });

  it("gives a source and the day of reading for each statement that can be looked up", () => {
    const band = main.band(sources.heading);
    const shown = band.select("[data-source]").map((entry) => ({
      text: flat(entry.textContent),
      source: entry.querySelector("a")?.getAttribute("href"),
      seen: entry.querySelector("time")?.dateTime,
    }));
    expect(shown).toHaveLength(shownFacts.length);
    for (const { says, source, seen } of shownFacts)
      expect(shown).toContainEqual({ text: expect.stringContaining(flat(says)), source, seen });
  });
});

describe.each(content.guides)("the English guide $slug", ({ slug, label, category }) => {
  const path = `/guides/${slug}`;
  const group = membersOf(category);
  const everyMember = group.map((technology) => technology.slug).sort();

  it("is linked from every technology of its group, and from the overview", () => {
    for (const member of everyMember)
      expect(openPage(`/technologies/${member}`).main.linksNamed(label), member).toEqual([path]);
    const { title } = content["/technologies"].categories[category];
    const region = openPage("/technologies").main.getByRole("region", { name: title });
    expect(part(region).linksNamed(label)).toEqual([path]);
  });
});

describe("questions of people in India", () => {
  /**
   * The first yes decides. A person who needs a widget on both phones must not meet a question to which only Apple is
   * an answer.
   */
  it("lead a product with widgets or hardware on both phones to native apps for both", () => {
    const { steps = [] } = content.guides.find(({ slug }) => slug === "mobile")?.decision ?? {};
    const answerOf = (words: RegExp) => steps.find(({ question }) => words.test(question))?.technology;
    expect([answerOf(/Apple/), answerOf(/Android/), answerOf(/widget/), answerOf(/hardware/)]).toEqual([
      ...["swift", "android", "kotlin", "kotlin"],
    ]);
    expect(steps.filter(({ question }) => /widget|hardware/.test(question))).toHaveLength(1);
  });
});
