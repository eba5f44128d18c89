import { describe, expect, it } from "vitest";
import { openPage, part, textsOf } from "./support/open-page.ts";

describe("/about", () => {
  const { main } = openPage("/about");

  it("tells the story in three paragraphs or more", () =>
    expect(main.band("Our story").getAllByRole("paragraph").length).toBeGreaterThanOrEqual(3));

  it("tells the mission with three beliefs", () =>
    expect(main.band("OUR MISSION").getAllByRole("listitem")).toHaveLength(3));

  it("gives four reasons", () =>
    expect(main.band("Why us").headings(3)).toEqual([
      "Agile Methods",
      "Transparent Pricing",
      "No-nonsense Delivery",
      "Technical Excellence",
    ]));
});

describe("/industries", () => {
  const { main } = openPage("/industries");

  it.each(["Warehouse & Logistics", "Healthcare", "FinTech", "EdTech"])(
    "%s has a tag line and four things that we build",
    (name) => {
      const sector = main.band(name);
      expect(sector.headings(2)).toEqual([name]);
      expect(sector.select("h2 ~ p")[0]?.textContent).toMatch(/\S/);
      expect(sector.getAllByRole("term")).toHaveLength(4);
      expect(sector.getAllByRole("definition")).toHaveLength(4);
    },
  );
});

describe.each(["/career", "/careers"])("%s", (path) => {
  const { document, main } = openPage(path);

  it("is one page at two addresses", () =>
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toMatch(/[^/]\/career$/));

  it("says that nobody is being hired, and what working here is like", () => {
    expect(main.getByRole("heading", { name: "We are not currently hiring" })).toBeDefined();
    expect(main.band("What working here is like").getAllByRole("term").length).toBeGreaterThanOrEqual(5);
  });

  it("lists the six steps of hiring, and how long five of them take", () => {
    const steps = main.band("Our hiring process").select("ol > li");
    expect(steps.map((step) => textsOf(step.querySelectorAll("h3"))[0])).toEqual([
      "Application review",
      "Screening call",
      "Technical assessment",
      "Technical interview",
      "Cultural fit interview",
      expect.stringMatching(/./),
    ]);
    for (const [i, length] of ["1-2 days", "30 minutes", "1-3 hours", "1 hour", "45 minutes"].entries()) {
      expect(part(steps[i] as HTMLElement).getByText(length, { exact: true }), length).toBeDefined();
    }
  });
});
