import { type ServiceContent, service } from "../../app/content/.server/schemas/service.ts";
import { readContent } from "../content.ts";
import { moduleText, nextOrder, prose, runNew, shortened, toWrite, writeDraft } from "./draft.ts";

const points = (what: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    title: `${what} ${i + 1}`,
    text: toWrite("What it is, and what a client gets."),
  }));

function draftOf(name: string, folder: string): ServiceContent {
  const { services, technologies, caseStudies } = readContent(folder, true);
  const subject = shortened(name, 32);
  return {
    draft: true,
    name,
    order: nextOrder(services),
    menuLabel: shortened(name, 40),
    inMobileMenu: true,
    head: {
      title: `Draft page about ${subject}`,
      description: toWrite(
        `For search engines, about ${subject}: in 110 to 160 characters, a promise that this page keeps and no other page makes.`,
      ),
    },
    keywords: ["first phrase", "second phrase", "third phrase", "fourth phrase"],
    tagline: toWrite("One line under the name in the hero"),
    technologyLine: technologies.slice(0, 3).map((technology) => technology.name),
    intro: [
      prose("First paragraph: what a client gets.", 200),
      prose("Second paragraph: when this is the wrong service to buy.", 200),
    ],
    services: points("Card", 4),
    diagram: {
      title: "What the picture shows",
      caption: toWrite("What the picture says, for those who do not see it."),
      nodes: ["First", "Second", "Third", "Fourth"].map((label, i) => ({
        ...{ id: label.toLowerCase(), label, column: (i % 2) + 1, row: Math.floor(i / 2) + 1 },
      })),
      edges: [
        { from: "first", to: "second" },
        { from: "first", to: "third" },
        { from: "third", to: "fourth" },
      ],
    },
    process: points("Step", 3),
    bring: [
      toWrite("What we need from the client to start."),
      toWrite("What the first weeks cost them."),
      toWrite("Whom we have to talk to."),
    ],
    questions: ["How long does it take?", "What does it cost?", "Who looks after it later?"].map((question) => ({
      question,
      answer: prose("What is published already, and no promise beyond it.", 80),
    })),
    callToAction: {
      title: "A question at the end?",
      text: toWrite("What happens after a click on the button below, and what it costs."),
      label: "START YOUR PROJECT",
    },
    technologies: technologies.slice(0, 3).map(({ slug }) => slug),
    caseStudies: caseStudies.slice(0, 1).map(({ slug }) => slug),
  };
}

/**
 * Writes the draft of a service's page.
 * @param name in title case, as a client would say it
 * @param folder with all content
 * @returns the file written
 * @throws where the name breaks the schema's rules, or a service of that name is there already.
 */
export const newService = (name: string, folder: string): string =>
  writeDraft({
    ...{ section: "services", schema: service, title: name, folder },
    data: draftOf(name, folder),
    write: (data) => moduleText("ServiceContent", "service", data),
  });

if (import.meta.main) runNew("service", "Data migration", newService);
