import { describe } from "vitest";
import { letFail } from "./support/failing-parts.ts";
import { partsOf, untried } from "./support/parts.ts";
import { expect, test } from "./support/test.ts";
import { visitArticle, visitContact, visitLink, visitNotFound, visitSearch } from "./support/visits.ts";

describe("while this part of an article fails, it can be read, and links lead on:", () => {
  letFail(partsOf.article, visitArticle);
});

describe("while this part of the contact page fails, the form says what becomes of it, and links lead on:", () => {
  letFail(partsOf.contact, visitContact);
});

describe("while this part fails, the search finds or says that it cannot, and links lead on:", () => {
  letFail(partsOf.search, visitSearch);
});

describe("while this style sheet fails, the page that needs it is shown:", () => {
  letFail(partsOf.styles, visitLink);
});

describe("while this part fails, what is not found is said, and the way leads home:", () => {
  letFail(partsOf.notFound, visitNotFound);
});

test("each built file is tried, but for what is loaded like another and what only settings load", () => {
  expect(untried).toEqual([]);
});
