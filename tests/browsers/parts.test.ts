import { describe } from "vitest";
import { type LineFault, lineFaults } from "./support/gate.ts";
import type { Page } from "./support/page.ts";
import { escaped, type Part, partsOf, untried } from "./support/parts.ts";
import { expect, test } from "./support/test.ts";
import {
  visitArticle,
  visitCarousel,
  visitContact,
  visitGujarati,
  visitHome,
  visitLink,
  visitNotFound,
  visitSearch,
} from "./support/visits.ts";

/** Every part of the site in turn fails in every way, and the visit comes to a good end. */

const faults = [...lineFaults, "blocked"] as const;

function fails(part: Part, visit: (page: Page) => Promise<string>): void {
  for (const fault of faults)
    test(`${part.role}, ${part.path.split("/").at(-1)}, ${fault}`, async ({
      visit: open,
      expectConsoleError,
      task,
    }) => {
      expectConsoleError(/./);
      const blocked = fault === "blocked" ? part.path : undefined;
      const { page, gate } = await open({ blocked, impatient: true });
      if (!blocked) gate.fault(new RegExp(`^${escaped(part.path)}`), fault as LineFault);
      // Said of a visit that does not come to its end, too.
      task.meta.visit = { part: part.role, fault, saw: "" };
      const saw = await visit(page);
      if (!blocked)
        expect(
          gate.asked.some((path) => path.startsWith(part.path)),
          "it was asked for",
        ).toBe(true);
      task.meta.visit = { part: part.role, fault, saw };
    });
}

describe("while this part of the home page fails, an enquiry arrives once or its writer is told, and links lead on:", () => {
  for (const part of partsOf.home.filter(({ role }) => !role.includes("carousel"))) fails(part, visitHome);
});

describe("while this part of a page in Gujarati fails, an enquiry arrives once or its writer is told, and links lead on:", () => {
  for (const part of partsOf.gujarati) fails(part, visitGujarati);
});

describe("while this part fails, the carousel moves and links lead on:", () => {
  for (const part of partsOf.home.filter(({ role }) => role.includes("carousel"))) fails(part, visitCarousel);
});

describe("while this part of an article fails, it can be read, and links lead on:", () => {
  for (const part of partsOf.article) fails(part, visitArticle);
});

describe("while this part of the contact page fails, the form says what becomes of it, and links lead on:", () => {
  for (const part of partsOf.contact) fails(part, visitContact);
});

describe("while this part fails, the search finds or says that it cannot, and links lead on:", () => {
  for (const part of partsOf.search) fails(part, visitSearch);
});

describe("while this style sheet fails, the page that needs it is shown:", () => {
  for (const part of partsOf.styles) fails(part, (page) => visitLink(page, part));
});

describe("while this part fails, what is not found is said, and the way leads home:", () => {
  for (const part of partsOf.notFound) fails(part, visitNotFound);
});

test("each built file is tried, but for what is loaded like another and what only settings load", () => {
  expect(untried).toEqual([]);
});
