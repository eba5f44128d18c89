import { describe, expect, it } from "vitest";
import { evaluate, heldOfHundred, type Rate, ratesOf, spamLimits } from "../spam/evaluation.ts";

const judged = evaluate();
const rates = ratesOf(judged);

const rateOf = (kind: Rate["kind"], half: Rate["half"]): Rate => {
  const rate = rates.find((one) => one.kind === kind && one.half === half && one.language === "all");
  if (!rate) throw new Error(`No rate of ${kind}, ${half}`);
  return rate;
};

describe("the evaluation set, as the spam check judges it", () => {
  it("has 300 enquiries of clients, written by people who did not see the rules", () => {
    expect(rateOf("client", "all").count).toBeGreaterThanOrEqual(300);
  });

  it("has no message both in the half for making rules and in the unseen half", () => {
    const texts = (wanted: Rate["half"]) =>
      judged.filter(({ half }) => half === wanted).map(({ message }) => message.message.trim().toLowerCase());
    const read = new Set(texts("read"));
    expect(texts("unseen").filter((text) => read.has(text))).toEqual([]);
  });

  it("has five hundred genuine messages and five hundred of spam", () => {
    expect([rateOf("genuine", "all").count, rateOf("spam", "all").count]).toEqual([500, 500]);
  });

  it("has no person's message held that was sent by the form", () => {
    const held = judged.filter(({ kind, byForm }) => kind !== "spam" && byForm.length > 0);
    expect(held.map(({ message, byForm }) => `${byForm.join(" ")}: ${message.message}`)).toEqual([]);
  });

  it.each(spamLimits)(
    "keeps its limit for held messages: $kind, $half, $way, at most $most or at least $least of a hundred",
    (limit) => {
      const held = heldOfHundred(limit, rates);
      expect(held).toBeLessThanOrEqual(limit.most ?? 100);
      expect(held).toBeGreaterThanOrEqual(limit.least ?? 0);
    },
  );
});
