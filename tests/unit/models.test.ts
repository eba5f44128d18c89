import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { interfaceIn, languages } from "~/content/languages/site-languages.ts";
import {
  actors,
  begin,
  count,
  courses,
  type Model,
  move,
  playInTurn,
  type State,
  showing,
  tally,
  withLinesBack,
} from "~/models/model.ts";
import { type ModelName, models } from "~/models/models.ts";
import { act, isMoving, openVisit, type Visit } from "~/models/visit.ts";

/** What each model has to keep, written down a second time: how often the thing has been given away, and of how many. */
const promises: Record<ModelName, (state: State) => boolean> = {
  shop: (state) => showing(state, "confirmed", "kept", "paid") <= 1,
  clinic: (state) => showing(state, "booked", "typed", "paper") <= 1 && count(state, "booked") <= 1,
  pay: ({ at }) => at[1] !== "twice" && !(at[1] === "once" && ["failed", "notCharged"].includes(at[0])),
  van: (state) => count(state, "delivered") <= 1,
};

/** Whether the books agree once nothing is open: what the bank took is what the shop has; what was handed over is recorded. */
const settled: Record<ModelName, (state: State) => boolean> = {
  shop: (state) => count(state, "kept") - count(state, "lapsed") === showing(state, "kept", "paid"),
  clinic: (state) => count(state, "booked") === showing(state, "booked", "typed"),
  pay: ({ at }) => (at[0] === "paid" ? 1200 : 0) === { quiet: 0, once: 1200, twice: 2400 }[at[1]],
  van: (state) => showing(state, "sent") === count(state, "delivered"),
};

const all = Object.entries(models) as [ModelName, Model][];
it("a model counts every order in which two people with two steps each can come, and in how many it fails", () => {
  expect(tally(models.shop, "usual")).toEqual({ all: 6, broken: 4 });
  expect(tally(models.clinic, "usual")).toEqual({ all: 17, broken: 14 });
  expect(tally(models.pay, "usual")).toEqual({ all: 7, broken: 4 });
  expect(tally(models.van, "usual")).toEqual({ all: 12, broken: 8 });
});

describe.each(all)("the model %s", (name, model) => {
  it("keeps its promise in every course as we build it, and the books agree at its end", () => {
    const ends = courses(model, "ours");
    expect(ends.length).toBeGreaterThan(5);
    expect(ends.filter((state) => !promises[name](state) || model.outcome(state) !== "clean")).toEqual([]);
    expect(ends.filter((state) => !settled[name](state))).toEqual([]);
  });

  it("breaks its promise in some courses as often built", () =>
    expect(courses(model, "usual").some((state) => !promises[name](state) || !settled[name](state))).toBe(true));

  const moves = fc.array(
    fc.record({
      actor: fc.constantFrom(...actors),
      presses: fc.boolean(),
      lines: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
    }),
    { maxLength: 40 },
  );
  /** Presses and steps in any order, with lines that are cut at any moment. */
  const run = (way: "usual" | "ours", schedule: { actor: 0 | 1; presses: boolean; lines: boolean[] }[]) => {
    const states = [begin(model, way)];
    for (const { actor, presses, lines } of schedule) {
      const state = states.at(-1) as State;
      states.push(presses ? model.press(state, actor) : move(model, state, actor, lines, false));
    }
    return states;
  };

  it("keeps its promise as we build it at every step of any presses and any cuts, and settles when the lines are back", () =>
    fc.assert(
      fc.property(moves, (schedule) => {
        const states = run("ours", schedule);
        for (const state of states) expect(promises[name](state), JSON.stringify(state)).toBe(true);
        const last = withLinesBack(model, states.at(-1) as State);
        expect(settled[name](last) && model.outcome(last) === "clean", JSON.stringify(last)).toBe(true);
      }),
      { numRuns: 400 },
    ));

  it("breaks its promise as often built under some presses and cuts", () => {
    const result = fc.check(
      fc.property(moves, (schedule) => run("usual", schedule).every((state) => model.outcome(state) === "clean")),
      { numRuns: 2000 },
    );
    expect(result.failed).toBe(true);
  });

  it.each(languages)("has words in %s for every screen and every line that it can show", (language) => {
    const { screens, log, verdicts }: Record<"screens" | "log" | "verdicts", object> =
      interfaceIn(language).models[name];
    for (const way of ["usual", "ours"] as const) {
      const ends = courses(model, way);
      for (const state of [...ends, ...playInTurn(model, way), ...ends.map((one) => withLinesBack(model, one))]) {
        for (const one of [...state.at, ...(model.seen?.(state) ?? [])]) expect(screens).toHaveProperty(one);
        for (const { what } of state.log) expect(log).toHaveProperty(what);
      }
      for (const state of ends) expect(verdicts).toHaveProperty(way === "ours" ? "ours" : model.outcome(state));
    }
  });
});

describe.each(all)("a visit to the model %s", (_, model) => {
  const toRest = (visit: Visit, chance = 0.5) => act(model, visit, { do: "finish", chance });
  const pressAll = (visit: Visit, chance = 0.5) => toRest(act(model, visit, { do: "press for all", chance }), chance);

  it("begins with the fault, fails at the first press, and holds after the switch", () => {
    const first = openVisit(model);
    expect(model.outcome(first.state)).not.toBe("clean");
    expect(first.prints).toEqual([]);
    const failed = pressAll(first);
    expect(failed.prints.map(({ outcome }) => outcome)).not.toContain("clean");
    const held = pressAll(act(model, failed, { do: "choose", way: "ours" }));
    expect(held.prints.at(-1)).toEqual({ way: "ours", outcome: "clean" });
  });

  it("prints one block for each press, whatever is switched meanwhile", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.float({ min: 0, max: Math.fround(0.99), noNaN: true })), { maxLength: 12 }),
        (presses) => {
          let visit = openVisit(model);
          for (const [switches, chance] of presses) {
            visit = pressAll(visit, chance);
            if (switches) visit = toRest(act(model, visit, { do: "switch", line: 0 }), chance);
          }
          expect(visit.prints).toHaveLength(presses.length);
          expect(isMoving(model, visit)).toBe(false);
        },
      ),
    ));
});

it("a switch clears a result that it no longer changes", () => {
  expect(act(models.clinic, openVisit(models.clinic), { do: "switch", line: 0 }).state.at).toEqual(["idle", "idle"]);
});

it("buyers who press slowly, one after the other, are served right as often built, too", () => {
  let visit = openVisit(models.shop);
  for (const actor of actors) {
    visit = act(models.shop, visit, { do: "press", actor });
    visit = act(models.shop, visit, { do: "finish", chance: 0 });
  }
  expect(visit.state.at).toEqual(["confirmed", "soldOut"]);
  expect(visit.prints).toEqual([{ way: "usual", outcome: "clean" }]);
});
