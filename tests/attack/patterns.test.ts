import { expect, it } from "vitest";
import { expectLittleMemory, expectQuickPages, whileAttacked } from "./attacked.ts";

it.each<[attack: string, megabytes: number]>([
  ["a form in pieces of one byte", 100],
  ["a form in pieces of one byte at full speed", 100],
  ["a page asked for in pieces of one byte", 100],
  ["a page asked for with a body of a hundred gigabytes", 60],
  ["fifteen thousand slashes", 60],
  ["forms that are refused", 60],
  ["readers that do not read", 150],
  ["a request that is wrong, again and again", 60],
  ["headers that trickle", 60],
])("%s: keeps nobody waiting, fills no more than %i MB, and no log", async (attack, megabytes) => {
  const outcome = await whileAttacked(attack, 12_000);
  expectLittleMemory(outcome, megabytes);
  expect(outcome.logBytes).toBeLessThan(20_000);
  expectQuickPages(outcome);
});

/** From many addresses, as behind a proxy, so that no limit by address applies. */
it.each(["forms of nothing but spaces", "letters that each become eighteen"])(
  "%s: keeps nobody waiting, whatever address they come from",
  async (attack) => {
    const outcome = await whileAttacked(attack, 12_000, { TRUSTED_HOPS: "1" });
    expectLittleMemory(outcome, 100);
    expectQuickPages(outcome);
  },
);

it("one form to each of a hundred pages after a start keeps nobody waiting for a second", async () => {
  const attack = "one form to each page";
  const outcome = await whileAttacked(attack, 12_000);
  expectLittleMemory(outcome, 100);
  expect(outcome.pages.longestMs - outcome.idle.longestMs).toBeLessThan(1_000);
  expectQuickPages(outcome);
});
