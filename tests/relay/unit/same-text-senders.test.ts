import { describe, expect, it } from "vitest";
import { maxSendersOfOneText, minRepeatedTextLength } from "../../../enquiry/spam-limits.ts";
import { TextSenderCounter } from "../../../server/relay/accept/same-text-senders.ts";
import { storedEnquiry } from "../support/enquiries.ts";

const offer = "We place your shop first in every search engine within a month, or you pay us nothing at all for it.";

/** How many addresses are counted for each of these texts, sent in turn from another address each. */
function countsOf(...messages: string[]): number[] {
  const texts = new TextSenderCounter();
  return messages.map((message, i) => texts.count(storedEnquiry({ email: `sender-${i}@x.example`, message })));
}

describe("texts are recognised as the same", () => {
  it.each([
    ["word for word", offer],
    ["with another link in it", offer.replace("month,", "month, https://a.example/7?b=c")],
    ["with other numbers and signs", offer.replace("shop first", "shop ... 1 -- first!")],
  ])("%s", (_, again) => expect(countsOf(offer, again)).toEqual([1, 2]));

  it.each([
    ["other words", offer.replace("shop", "firm")],
    ["a word that a link stands in place of", offer.replace("month", "https://a.example")],
  ])("but not with %s", (_, other) => expect(countsOf(offer, other)).toEqual([1, 1]));
});

it("texts below the minimum length are not counted as repeated", () => {
  const [short, long] = ["a".repeat(minRepeatedTextLength - 1), "a".repeat(minRepeatedTextLength)];
  expect([countsOf(short, short), countsOf(long, long)]).toEqual([
    [1, 1],
    [1, 2],
  ]);
});

it("a repeated text is counted up to its limit", () => {
  const counts = countsOf(...Array(maxSendersOfOneText + 5).fill(offer));
  expect(counts.at(-1)).toBe(maxSendersOfOneText + 1);
});
