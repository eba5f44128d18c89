import { describe, expect, it } from "vitest";
import { readContent } from "../../pipeline/content.ts";
import { filesBelow } from "../../pipeline/files.ts";
import { fileText } from "./support/built-pages.ts";
import { openPage } from "./support/open-page.ts";
import { client } from "./support/pages.ts";

const { contact, services, privacy } = readContent();
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

it("what the owner has to confirm is in no file that a visitor can fetch", () => {
  const all = [contact, privacy, ...services].flatMap(({ confirm }) => confirm);
  expect(all.length).toBeGreaterThan(8);
  for (const file of filesBelow(client).filter((name) => /\.(html|data|js|json|md|txt|xml)$/.test(name))) {
    const text = fileText(file);
    expect(
      all.filter((line) => text.includes(line)),
      file,
    ).toEqual([]);
  }
});
