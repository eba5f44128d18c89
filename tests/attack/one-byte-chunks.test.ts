import { expect, it } from "vitest";
import { addedP99Ms, mostP99Ms, whileAttacked } from "./attacked.ts";

it.each(["a form in pieces of one byte", "a page asked for in pieces of one byte"])(
  "%s fills no memory and keeps nobody waiting",
  async (attack) => {
    const outcome = await whileAttacked(attack, 15_000);
    const { before, most, logBytes } = outcome;
    expect(most.megabytes - before.megabytes).toBeLessThan(100);
    expect(logBytes).toBeLessThan(20_000);
    expect(addedP99Ms(outcome)).toBeLessThan(mostP99Ms);
  },
);
