import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { content } from "~/content/index.ts";
import { caseStudyCountPhrase } from "~/content/links/page-links.ts";
import { filesBelow } from "../../pipeline/files.ts";
import { itemsToConfirm } from "../../preflight/items-to-confirm.ts";
import { settings } from "../../settings/index.ts";
import { clientFolder } from "./support/pages.ts";
import { type ParsedPage, pageAt, parsePages } from "./support/parsed-pages.ts";

const pages = parsePages();
const flat = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const wordsOf = (page: ParsedPage) => flat(page.text("main"));

const caseStudiesWith = ({ slug }: { slug: string }) =>
  content.caseStudies.filter(({ technologySlugs }) => technologySlugs.includes(slug));

it("each technology page, at its top, and /technologies give number and industries of its case studies", () => {
  const rows = pageAt("/technologies").texts("main li").map(flat);
  for (const technology of content.technologies) {
    const used = caseStudiesWith(technology);
    const evidence = `${caseStudyCountPhrase(used.length)} ${used.map(({ industry }) => industry).join(", ")}`;
    const head = flat(pageAt(`/technologies/${technology.slug}`).text("main section:nth-of-type(2)"));
    const row = rows.find((text) => text.includes(technology.card));
    for (const text of [head, row]) {
      if (used.length > 0) expect(text).toContain(evidence);
      else expect(text, technology.slug).not.toMatch(/case stud/i);
    }
  }
});

it("each technology links to the case studies that used it and to the services that name it", () => {
  for (const technology of content.technologies) {
    const page = pageAt(`/technologies/${technology.slug}`);
    const named = content.services.filter(({ technologies }) => technologies.includes(technology.slug));
    for (const address of [
      ...caseStudiesWith(technology).map(({ slug }) => `/case-studies/${slug}`),
      ...[...named.map(({ slug }) => slug), ...technology.services].map((slug) => `/services/${slug}`),
    ])
      expect(page.count(`main a[href="${address}"]`), `${page.path}: ${address}`).toBeGreaterThan(0);
  }
});

it("/technologies says at its top what the case studies named beside a technology mean", () => {
  expect(pageAt("/technologies").text("main section:first-of-type")).toContain(content["/technologies"].evidence);
});

it("no technology without a case study claims experience (we, our, us)", () => {
  for (const { slug } of content.technologies.filter((one) => caseStudiesWith(one).length === 0)) {
    const page = pageAt(`/technologies/${slug}`);
    const said = [page.text("title"), page.meta("description"), wordsOf(page)].join(" ");
    expect(said.match(/.{0,40}\b(?:[Ww]e|[Oo]urs?|[Uu]s)\b.{0,40}/g), slug).toBeNull();
  }
});

it("results of a case study are on its own page and on /case-studies only", () => {
  const words = pages.map((page) => ({ path: page.path, text: wordsOf(page) }));
  for (const { slug, results } of content.caseStudies) {
    for (const { figure, label } of results) {
      const saying = words.filter(({ text }) => text.includes(`${figure} ${label}`)).map(({ path }) => path);
      expect(new Set(saying), `${figure} ${label}`).toEqual(new Set(["/case-studies", `/case-studies/${slug}`]));
    }
  }
});

/** From `specification.md`, section 9, "E-commerce article". */
it("the e-commerce article has the figures that the specification gives it", () => {
  const page = pageAt("/blog/ecommerce-transformation-case-study");
  const rows = page.texts("main table tr").map(flat);
  const figures = page.texts("main figure").map(flat);
  for (const [measure, before, after] of [
    ["Cart abandonment", "70%", "85% abandonment reduction"],
    ["Page load", "8 s", "1.2 s"],
    ["Mobile conversion", "0.5%", "4.5%"],
    ["Sales", "", "300% sales increase"],
  ] as const) {
    const row = rows.find((text) => text.startsWith(measure));
    for (const value of [before, after]) expect(row).toContain(value);
  }
  expect(figures.join("\n")).toContain("discovery 2 weeks, design 3 weeks, development 12 weeks, launch 4 weeks");
  const pyramid = figures.find((text) => text.includes("testing pyramid")) ?? "";
  for (const share of ["70%", "20%", "10%"]) expect(pyramid.split(share).length, share).toBeGreaterThan(2);
});

it("no published file contains a sentence of the owner's list of items to confirm", () => {
  const sentences = itemsToConfirm(content, settings, new Set()).map(({ says }) => says);
  const published = filesBelow(clientFolder)
    .filter((file) => /\.(html|md|json|xml|txt|js)$/.test(file))
    .map((file) => readFileSync(join(clientFolder, file), "utf8"));
  expect(sentences.length).toBeGreaterThan(0);
  for (const sentence of sentences) {
    const leaked = published.some((text) => text.includes(sentence));
    expect(leaked, sentence).toBe(false);
  }
});
