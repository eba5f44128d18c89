import { expect, it } from "vitest";
import { inWords, storedReasons } from "../../../server/relay/hold-reasons.ts";
import { storedEnquiry } from "../support/enquiries.ts";

const held = storedEnquiry({
  status: "held",
  holdReason: storedReasons(["too-fast", "same-text"]),
  page: "/services/salt",
  language: "en",
});

const why = "the form was filled in faster than people do it; the same text came under many e-mail addresses";

it("why something is held is stored as codes, and several are said in one sentence", () => {
  expect(held.holdReason).toBe("too-fast same-text");
  expect(storedReasons([])).toBeNull();
  expect(inWords("too-fast same-text")).toBe(why);
});

it("inWords() shows an unknown reason of an older release unchanged", () => {
  expect(inWords("many links, no token")).toBe("many links, no token");
  expect(inWords("selling markup")).toBe("selling markup");
  expect(inWords("constructor")).toBe("constructor");
});
