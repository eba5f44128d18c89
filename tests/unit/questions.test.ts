import { describe, expect, it } from "vitest";
import { parseContent } from "~/content/.server/parse.ts";
import { question } from "~/content/.server/schemas/common.ts";
import { readContent } from "../../pipeline/content.ts";
import { refusalOf } from "./support/content-error.ts";
import { fourWordSequences, overlap } from "./support/overlap.ts";

const { contact, services, caseStudies, texts, privacy } = readContent();
const pages = [{ slug: "contact", ...contact }, ...services];

/** The answer to the question that contains these words. */
const answerOf = (slug: string, words: RegExp) =>
  pages.find((page) => page.slug === slug)?.questions.find((entry) => words.test(entry.question))?.answer ?? "";

describe("what a buyer asks", () => {
  it.each([
    ["where the free consultation ends, and how its length is found", /free consultation/, /estimate.*length/],
    ["what it costs", /cost/, /before any work begins/],
    ["how a change of scope is priced", /change my mind/, /before we start/],
    ["who owns code, accounts and domain", /owns the code/, /in your name/],
    ["who answers on a Saturday", /Saturday/, /^Nobody here.*the people you name/],
    ["what happens when one of two is ill", /ill\?/, /other carries on/],
    ["whether code is shown to a language model", /language model/, /written consent.*exclude training/],
  ])("is answered on /contact: %s", (_, asked, said) => expect(answerOf("contact", asked)).toMatch(said));

  it("is answered on the page of its service: who gets an alert at night, what search by AI answers means", () => {
    expect(answerOf("devops-solutions", /alert/)).toMatch(/In our office hours/);
    expect(answerOf("seo-digital-marketing", /AI answers/)).toMatch(/indexed and fit for a snippet/);
  });

  it("is on one page only, and no two pages have similar answers", () => {
    const asked = pages.flatMap(({ questions }) => questions.map((entry) => entry.question.toLowerCase()));
    expect(new Set(asked).size).toBe(asked.length);
    const said = pages.map(({ slug, questions }) => ({ slug, sequences: fourWordSequences({ questions }) }));
    const alike = said.flatMap((a, i) =>
      said.slice(i + 1).flatMap((b) => {
        const share = overlap(a.sequences, b.sequences);
        return share < 0.06 ? [] : [`${a.slug} and ${b.slug}: ${Math.round(share * 100)} %`];
      }),
    );
    expect(alike).toEqual([]);
  });

  it("has the months of the case studies and the weeks of the article in its answers", () => {
    const months = caseStudies.map(({ durationMonths }) => durationMonths).sort((a, b) => a - b);
    expect(answerOf("contact", /How long/)).toContain(`${months.slice(0, -1).join(", ")} and ${months.at(-1)} months`);
    const phases = "discovery 2 weeks, design 3 weeks, development 12 weeks, launch 4 weeks";
    expect(texts["content/blog/ecommerce-transformation-case-study.mdx"]).toContain(phases);
    expect(answerOf("contact", /How long/)).toContain(phases.replaceAll(/(\d+) weeks/g, "$1").replace("2", "2 weeks"));
    const durationOf = (slug: string) => caseStudies.find((entry) => entry.slug === slug)?.durationMonths;
    const [web, app, backend, custom] = [
      answerOf("web-development-kutch", /How long/),
      answerOf("flutter-app-development", /hold/),
      answerOf("backend-api-engineering", /How long/),
      answerOf("custom-software-development", /How long/),
    ];
    expect(web).toContain(`took ${durationOf("ecommerce-platform-redesign")}.`);
    expect(app).toContain(`took ${durationOf("logistics-management-platform")} months`);
    expect(backend).toContain(`took ${durationOf("fintech-payment-processing")} months`);
    expect(backend).toContain(`the logistics platform ${durationOf("logistics-management-platform")}.`);
    expect(custom).toContain(`took ${durationOf("healthcare-management-system")} months`);
    expect(custom).toContain(`the logistics platform ${durationOf("logistics-management-platform")}.`);
  });

  it("follows the rule of the article on assistants in its answer about a language model", () => {
    const article = texts["content/blog/ai-future-software-development.mdx"] ?? "";
    expect(article).toContain(
      "only with the client’s written consent, and on a plan whose terms exclude training on it",
    );
    expect(article).toContain("Personal data, production logs, keys and passwords never go into a prompt");
  });
});

it("answers that only the owner can confirm are listed in the content beside their questions", () => {
  expect(contact.confirm.join(" ")).toMatch(/how long it is.*Saturday.*both engineers are away.*language models/s);
  expect(privacy.confirm.join(" ")).toMatch(/RETENTION_DAYS/);
  for (const { slug, confirm } of services) expect(Array.isArray(confirm), slug).toBe(true);
});

it("a question ends with a question mark", () => {
  const answer = "An answer that is long enough to be one: it has eighty characters and a few more than that.";
  expect(
    refusalOf(() => parseContent(question, "content/x.ts", { question: "Who answers on a Saturday", answer })),
  ).toMatch("content/x.ts: question: is no question: end it with a question mark");
});
