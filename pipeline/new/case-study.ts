import type { z } from "zod";
import { caseStudy } from "../../app/content/.server/schemas/case-study.ts";
import { readContent } from "../content.ts";
import { mdxText, nextOrder, prose, runNew, shortened, toWrite, writeDraft } from "./draft.ts";

const body = `## How it is built

[What stands where and why, with the trade-offs.] The diagram in the front matter is drawn above this text.

## What we would do otherwise

[End with what was learnt.]
`;

const diagram: z.input<typeof caseStudy>["diagram"] = {
  caption: "Who talks to what, and where the data end up",
  nodes: [
    { id: "visitor", label: "Visitor", column: 1, row: 1, kind: "person" },
    { id: "site", label: "Site", column: 2, row: 1, kind: "service" },
    { id: "backend", label: "Backend", column: 3, row: 1, kind: "service" },
    { id: "store", label: "Database", column: 3, row: 2, kind: "store" },
  ],
  edges: [
    { from: "visitor", to: "site" },
    { from: "site", to: "backend" },
    { from: "backend", to: "store" },
  ],
};

function draftOf(title: string, folder: string): z.input<typeof caseStudy> {
  const { caseStudies, technologies, services } = readContent(folder, true);
  const used = technologies.filter(({ name }) => name.length <= 24).slice(0, 3);
  const subject = shortened(title, 32);
  return {
    draft: true,
    title,
    order: nextOrder(caseStudies),
    industry: "Industry",
    technologies: used.map(({ name }) => name),
    technologySlugs: used.map(({ slug }) => slug),
    services: services.slice(0, 1).map(({ slug }) => slug),
    durationMonths: 6,
    results: ["first", "second", "third"].map((place) => ({ figure: "0 %", label: `${place} result` })),
    description: toWrite(
      "For the card: one or two sentences that say what was built, for whom, and what became better by it.",
    ),
    head: {
      title: `Draft page about ${subject}`,
      description: toWrite(
        `For search engines, about ${subject}: in 110 to 160 characters, a promise that this page keeps and no other page makes.`,
      ),
    },
    overview: [
      prose("First paragraph: how it was before.", 200),
      prose("Second paragraph: what we built, in how long.", 200),
    ],
    challenges: ["first", "second", "third"].map((place) => ({
      challenge: `The ${place} challenge`,
      problem: prose("What went wrong, and what that cost.", 120),
      solution: prose("What we did about it, and what it costs now.", 160),
    })),
    diagram,
    portfolio: {
      category: "Category",
      description: toWrite("For the portfolio: one sentence on what was built and for whom."),
      technologies: used.map(({ name }) => name),
    },
    confirm: [toWrite("Which figure or claim of this case study the owner has to confirm, and where it comes from.")],
  };
}

/**
 * Writes the draft of a case study.
 * @param folder with all content
 * @returns the file written
 * @throws where the title breaks the schema's rules, or a case study of that name is there already.
 */
export const newCaseStudy = (title: string, folder: string): string =>
  writeDraft({
    ...{ section: "caseStudies", schema: caseStudy, title, folder },
    data: draftOf(title, folder),
    write: (data) => mdxText(data, body),
  });

if (import.meta.main) runNew("case-study", "Booking platform for a ferry line", newCaseStudy);
