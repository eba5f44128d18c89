import { today } from "../../app/content/.server/dates.ts";
import { type TechnologyContent, technology } from "../../app/content/.server/schemas/technology.ts";
import { readContent } from "../content.ts";
import { moduleText, nextOrder, prose, runNew, toWrite, writeDraft } from "./draft.ts";

/** The lower half differs by category; this is the commoner one. */
const category = "backend";

function draftOf(name: string, folder: string): TechnologyContent {
  const { technologies, services } = readContent(folder, true);
  const others = technologies.filter((other) => other.category === category);
  return {
    draft: true,
    category,
    name,
    order: nextOrder(others),
    icon: "devicon:devicon",
    version: `${name} 1.0`,
    reviewed: today(),
    card: toWrite(`One sentence on the card: what we use ${name} for`.padEnd(48, ".")),
    head: {
      title: `Draft page about ${name}`,
      description: toWrite(
        `For search engines, about ${name}: in 110 to 160 characters, a promise that this page keeps and no other page makes.`,
      ),
    },
    keywords: ["first phrase", "second phrase", "third phrase", "fourth phrase"],
    tagline: toWrite("One line under the name in the hero"),
    paragraphs: [
      prose("First paragraph: what it is best at, in 45 to 110 words.", 240),
      prose("Second paragraph: what we build with it, in 45 to 110 words.", 240),
    ],
    features: Array.from({ length: 6 }, (_, i) => ({
      title: `Feature ${i + 1}`,
      text: toWrite("What it does, and what that is good for."),
    })),
    limits: {
      text: prose("Where it hurts, honestly, in 40 to 110 words, and what we choose instead.", 200),
      alternatives: others
        .slice(0, 1)
        .map(({ slug }) => ({ technology: slug, when: toWrite("When this one fits better.") })),
    },
    services: services.slice(0, 1).map(({ slug }) => slug),
    why: {
      points: Array.from({ length: 6 }, (_, i) => toWrite(`Reason ${i + 1} to choose it, in one sentence.`)),
      expertise: prose("What our own work with it adds, in a few sentences.", 160),
    },
  };
}

/**
 * Writes the draft of a technology's page.
 * @param name as its makers write it
 * @param folder with all content
 * @returns the file written
 * @throws where the name breaks the schema's rules, or a technology of that name is there already.
 */
export const newTechnology = (name: string, folder: string): string =>
  writeDraft({
    ...{ section: "technologies", schema: technology, title: name, folder },
    data: draftOf(name, folder),
    write: (data) => moduleText("TechnologyContent", "technology", data),
  });

if (import.meta.main) runNew("technology", "Elixir", newTechnology);
