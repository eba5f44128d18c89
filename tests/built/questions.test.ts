import { describe, expect, it } from "vitest";
import { readContent } from "../../pipeline/content.ts";
import { openPage } from "./support/open-page.ts";

const { contact, services } = readContent();
const asking = [
  { path: "/contact", heading: contact.questionsHeading, questions: contact.questions },
  ...services.map(({ slug, questions }) => ({
    ...{ path: `/services/${slug}`, heading: "Questions to ask first", questions },
  })),
];

describe.each(asking)("$path", ({ path, heading, questions }) => {
  const { document, main } = openPage(path);
  const band = main.band(heading);

  it("shows its questions as headings, each with its answer, open for search and print", () => {
    expect(band.headings(3)).toEqual(questions.map(({ question }) => question));
    for (const { question, answer } of questions) {
      const shown = band.getByRole("heading", { name: question, level: 3 }).nextElementSibling;
      expect(shown?.textContent).toBe(answer);
    }
    expect(band.select("details, [hidden]")).toEqual([]);
  });

  it("tells search engines the same", () => {
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
    const faq = data["@graph"].find((thing: { "@type": string }) => thing["@type"] === "FAQPage");
    const told = faq.mainEntity.map(({ name, acceptedAnswer }: { name: string; acceptedAnswer: { text: string } }) => ({
      ...{ question: name, answer: acceptedAnswer.text },
    }));
    expect(told).toEqual(questions);
  });

  it("leads from a service to the questions that concern all of them", () =>
    expect(band.linksNamed("ALSO ASKED: COST, HOURS, OWNERSHIP")).toEqual(
      path === "/contact" ? [] : ["/contact#questions"],
    ));
});
