import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { content } from "~/content/.server/index.ts";
import { technologyCategories } from "~/content/.server/schemas/technology.ts";
import { flat, openPage, part, textsOf } from "./support/open-page.ts";

const slugsOf = (hrefs: (string | null)[]) => hrefs.map((address) => address?.replace("/technologies/", ""));
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

it("every group of technologies has its guide", () => {
  expect(content.guides.map(({ category }) => category).sort()).toEqual([...technologyCategories].sort());
});

describe.each(content.guides)("the guide $slug", (guide) => {
  const { slug, label, category, rows, decision, reviewed } = guide;
  const path = `/guides/${slug}`;
  const { main } = openPage(path);
  const group = content.technologies.filter((technology) => technology.category === category);
  const everyMember = group.map((technology) => technology.slug).sort();
  const table = part(main.getByRole("table", { name: label }));

  it("has every technology of its group in its table, once, with a link to its page", () => {
    const heads = table.getAllByRole("rowheader");
    expect(slugsOf(heads.flatMap(linksIn)).sort()).toEqual(everyMember);
    for (const { name } of group) expect(textsOf(heads)).toContain(name);
  });

  it("says of each when to choose it, where it hurts and what it costs to leave, and which is which on a phone", () => {
    const columns = ["Choose it when", "Where it hurts", "What it costs to leave"];
    expect(textsOf(table.getAllByRole("columnheader"))).toEqual(["Technology", ...columns]);
    for (const { technology, choose, hurts, leaving } of rows) {
      const name = group.find((member) => member.slug === technology)?.name ?? "";
      const row = table.getByRole("rowheader", { name }).closest("tr") as HTMLElement;
      const cells = within(row).getAllByRole("cell");
      expect(textsOf(cells)).toEqual([choose, hurts, leaving].map(flat));
      expect(cells.map(({ dataset }) => dataset.label)).toEqual(columns);
    }
  });

  it("decides by questions in words: each yes names one of the group, and none of the group is left out", () => {
    const band = main.band("A way to decide");
    const [list] = band.getAllByRole("list") as [HTMLElement];
    const steps = within(list).getAllByRole("listitem");
    expect(steps).toHaveLength(decision.steps.length + 1);
    decision.steps.forEach(({ question, technology, because }, i) => {
      const step = steps[i] as HTMLElement;
      expect(flat(step.textContent)).toContain(question);
      expect(flat(step.textContent)).toContain(flat(because));
      expect(slugsOf(linksIn(step))).toEqual([technology]);
      expect(textsOf(step.querySelectorAll(".decision-yes, .decision-no")).filter(Boolean)).toEqual([
        "Yes",
        "No: the next question",
      ]);
    });
    expect(slugsOf(linksIn(steps.at(-1) as HTMLElement))).toEqual([decision.otherwise.technology]);
    expect(slugsOf(linksIn(band.element)).sort()).toEqual(everyMember);
  });

  it("repeats what each technology’s own page says of leaving it for another of the group", () => {
    const band = main.band("From one to another");
    for (const { name, limits } of group) {
      const within = limits.alternatives.filter(({ technology }) => everyMember.includes(technology));
      if (within.length === 0) continue;
      const item = part(band.getByRole("heading", { name: `From ${name}` }).closest("li") as HTMLElement);
      expect(slugsOf(linksIn(item.element))).toEqual(within.map(({ technology }) => technology));
      for (const { when } of within) expect(item.text).toContain(flat(when));
    }
  });

  it("is linked from every technology of its group, and from the overview of all", () => {
    for (const member of everyMember)
      expect(openPage(`/technologies/${member}`).main.linksNamed(label), member).toEqual([path]);
    const { title } = content.technologyPages.categories[category];
    const region = openPage("/technologies").main.getByRole("region", { name: title });
    expect(part(region).linksNamed(label)).toEqual([path]);
  });

  it("says where it stands and when it was reviewed", () => {
    const trail = main.getByRole("navigation", { name: "Breadcrumb" });
    expect(textsOf(within(trail).getAllByRole("listitem"))).toEqual(["Home", "Guides", label]);
    const [time] = main.select("time") as [HTMLTimeElement];
    expect([time.dateTime, flat(time.parentElement?.textContent)]).toEqual([
      reviewed,
      expect.stringMatching(/^Reviewed \d{1,2} [A-Z][a-z]+ 20\d\d$/),
    ]);
  });
});
