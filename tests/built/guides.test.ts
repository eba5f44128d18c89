import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { longDate } from "~/content/.server/dates.ts";
import { content } from "~/content/.server/index.ts";
import { interfaceIn, languages } from "~/content/.server/languages/languages.ts";
import { translationIn } from "~/content/.server/registry.ts";
import { technologyCategories } from "~/content/.server/schemas/technology.ts";
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
  const { language, slug, title, label, category, rows, others, omitted, shownFacts, decision, reviewed } = guide;
  const { guides: words, sources, frame, language: named } = interfaceIn(language);
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

  it("says of each when to choose it, where it hurts and what it costs to leave, with labels on a phone", () => {
    const columns = [words.columns.choose, words.columns.hurts, words.columns.leaving];
    expect(textsOf(table.getAllByRole("columnheader"))).toEqual([words.columns.name, ...columns]);
    const nameOf = (technology: string) => group.find((member) => member.slug === technology)?.name ?? "";
    const every = [...rows.map(({ technology, ...words }) => ({ name: nameOf(technology), ...words })), ...others];
    for (const { name, choose, hurts, leaving } of every) {
      const row = heads.find((head) => flat(head.textContent).startsWith(name))?.closest("tr") as HTMLElement;
      const cells = within(row).getAllByRole("cell");
      expect(textsOf(cells)).toEqual([choose, hurts, leaving].map(flat));
      expect(cells.map(({ dataset }) => dataset.label)).toEqual(columns);
    }
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

  it("names in its heading what it compares, and says what it leaves out and why", () => {
    expect(main.headings(1)).toEqual([title]);
    expect(group.filter(({ name }) => title.includes(name.split(" ")[0] ?? name)).length).toBeGreaterThan(1);
    const band = main.band(words.omitted);
    for (const { name, why } of omitted) expect(band.text).toContain(flat(name) + flat(why));
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

  it("shows its place in the site and the day of its review", () => {
    const trail = main.getByRole("navigation", { name: frame.breadcrumb });
    expect(textsOf(within(trail).getAllByRole("listitem"))).toEqual([frame.home, words.crumb, label]);
    const [time] = main.select("time") as [HTMLTimeElement];
    expect([time.dateTime, flat(time.parentElement?.textContent)]).toEqual([
      reviewed,
      `${words.reviewed} ${longDate(reviewed, named.tag)}`,
    ]);
  });
});

describe.each(content.guides)("the English guide $slug", ({ slug, label, category }) => {
  const path = `/guides/${slug}`;
  const group = membersOf(category);
  const everyMember = group.map((technology) => technology.slug).sort();

  it("repeats what each technology’s own page says about leaving it for another of the group", () => {
    const band = openPage(path).main.band("When another of them fits better");
    for (const { name, limits } of group) {
      const within = limits.alternatives.filter(({ technology }) => everyMember.includes(technology));
      if (within.length === 0) continue;
      const item = part(band.getByRole("heading", { name: `From ${name}` }).closest("li") as HTMLElement);
      expect(slugsOf(linksIn(item.element))).toEqual(within.map(({ technology }) => technology));
      for (const { when } of within) expect(item.text).toContain(flat(when));
    }
  });

  it("is linked from every technology of its group, and from the overview", () => {
    for (const member of everyMember)
      expect(openPage(`/technologies/${member}`).main.linksNamed(label), member).toEqual([path]);
    const { title } = content.technologyPages.categories[category];
    const region = openPage("/technologies").main.getByRole("region", { name: title });
    expect(part(region).linksNamed(label)).toEqual([path]);
  });
});

describe("questions of people in India", () => {
  const textOf = (slug: string) => openPage(`/guides/${slug}`).main.text;

  it("are answered with each large cloud's regions in India, and with a plain rented server", () => {
    const { shownFacts, others } = content.guides.find(({ slug }) => slug === "clouds") ?? {
      shownFacts: [],
      others: [],
    };
    for (const cloud of ["aws", "gcp", "azure", "oracle-cloud", "ibm-cloud"])
      expect(
        shownFacts.some(({ about, says }) => about === cloud && says.includes("in India: ")),
        cloud,
      ).toBe(true);
    expect(others.map(({ name }) => name)).toContain("A plain rented server");
  });

  it.each([
    ["backend", ["PHP with Laravel", ".NET with C#"]],
    ["frontend", ["Vue", "Svelte"]],
    ["databases", ["SQLite", "SQL Server"]],
    ["mobile", ["PWA", "Shorebird", "EAS Update"]],
    ["deployment", ["k3s", "Mirantis", "2030"]],
  ])("are answered in the guide %s with %j", (slug, names) => {
    for (const name of names) expect(textOf(slug)).toContain(name);
  });

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
