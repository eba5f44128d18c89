import { describe, expect, it } from "vitest";
import { evaluate, type Rate, ratesOf } from "../spam/evaluation.ts";

const judged = evaluate();
const rates = ratesOf(judged);

const rateOf = (kind: Rate["kind"], half: Rate["half"]): Rate => {
  const rate = rates.find((one) => one.kind === kind && one.half === half && one.language === "all");
  if (!rate) throw new Error(`No rate of ${kind}, ${half}`);
  return rate;
};

describe("the evaluation set, as the verdict judges it", () => {
  it("has 300 enquiries of clients, written by who did not see the rules, of which no more than two of a hundred are held without a token", () => {
    const { withoutToken, count } = rateOf("client", "all");
    expect(count).toBeGreaterThanOrEqual(300);
    expect(withoutToken / count).toBeLessThanOrEqual(0.02);
  });

  it("has no message in both halves: what is unseen was not read beside", () => {
    const texts = (wanted: Rate["half"]) =>
      judged.filter(({ half }) => half === wanted).map(({ message }) => message.message.trim().toLowerCase());
    const read = new Set(texts("read"));
    expect(texts("unseen").filter((text) => read.has(text))).toEqual([]);
  });

  it("is five hundred genuine messages and five hundred of spam", () => {
    expect([rateOf("genuine", "all").count, rateOf("spam", "all").count]).toEqual([500, 500]);
  });

  it("no genuine message that is sent by the form is held", () => {
    const held = judged.filter(({ kind, byForm }) => kind !== "spam" && byForm.length > 0);
    expect(held.map(({ message, byForm }) => `${byForm.join(" ")}: ${message.message}`)).toEqual([]);
  });

  it("of the first set at most one genuine message of a hundred is held where no token vouches for it", () => {
    const { withoutToken, count } = rateOf("genuine", "all");
    expect(withoutToken / count).toBeLessThanOrEqual(0.01);
  });

  /** What was measured, and at most one message less. Before words were judged without a token alone, it was 25.6 of a hundred. */
  it.each([
    ["read", 33.4],
    ["unseen", 19.6],
    ["all", 26.8],
  ] as const)("of spam without a token no less is held than was measured: %s, %f of a hundred", (half, least) => {
    const { withoutToken, count } = rateOf("spam", half);
    expect((100 * withoutToken) / count).toBeGreaterThanOrEqual(least);
  });
});
