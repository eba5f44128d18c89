import { describe } from "vitest";
import { letFail } from "./support/failing-parts.ts";
import { partsOf, untried } from "./support/parts.ts";
import { expect, test } from "./support/test.ts";
import { visitContact, visitNotFound, visitOwnCost, visitReceived, visitSearch } from "./support/visits.ts";

describe("while this part of the contact page fails, the form says what becomes of it, and links lead on:", () => {
  letFail(partsOf.contact, visitContact);
});

describe("while this part fails, the page says that an enquiry has arrived, and links lead on:", () => {
  letFail(partsOf.received, visitReceived);
});

describe("while this part fails, the page that tells of its making can be read, and links lead on:", () => {
  letFail(partsOf.ownCost, visitOwnCost);
});

describe("while this part fails, the search finds or says that it cannot, and links lead on:", () => {
  letFail(partsOf.search, visitSearch);
});

describe("while this part fails, what is not found is said, and the way leads home:", () => {
  letFail(partsOf.notFound, visitNotFound);
});

test("each built file is tried, but for those of Hindi, which are Gujarati's again", () => {
  expect(untried).toEqual([]);
});
