import { describe, expect, it } from "vitest";
import { interfaceIn } from "~/content/languages/site-languages.ts";
import { readContent } from "../../pipeline/content.ts";
import { openPage } from "./support/open-page.ts";

const { "/contact": contact, services } = readContent();
const { alsoAsked, questions: before } = interfaceIn("en").service;
const asking = [
  { path: "/contact", heading: contact.questionsHeading, questions: contact.questions },
  ...services.map(({ slug, questions }) => ({
    ...{ path: `/services/${slug}`, heading: before, questions },
  })),
];

describe.each(asking)("$path", ({ path, heading, questions }) => {
  const { main } = openPage(path);
  const band = main.band(heading);

  it("has its questions as headings with folded answers", () => {
    expect(band.headings(3)).toEqual(questions.map(({ question }) => question));
    for (const { question, answer } of questions) {
      const fold = band.getByRole("heading", { name: question, level: 3 }).closest("details");
      expect(fold?.open).toBe(false);
      expect(fold?.querySelector("summary + p")?.textContent).toBe(answer);
    }
    expect(band.select("[hidden]")).toEqual([]);
  });

  it("links to the general questions, if it is a service", () =>
    expect(band.linksNamed(alsoAsked)).toEqual(path === "/contact" ? [] : ["/contact#questions"]));
});
