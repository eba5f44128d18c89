import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { interfaceWordsIn, languages } from "~/content/languages/site-languages.ts";
import {
  actors,
  allFinalStates,
  countActorsAt,
  countFailedRuns,
  countInLog,
  initialStateOf,
  type Model,
  playInTurn,
  type State,
  stateAfterReconnect,
  stepActor,
} from "~/models/model-engine.ts";
import { beginSession, hasNextStep, type ModelSession, reduceSession } from "~/models/model-session.ts";
import { type ModelName, models } from "~/models/models-by-name.ts";

/** What each model has to keep, written down a second time: how often the thing has been given away, and of how many. */
const promises: Record<ModelName, (state: State) => boolean> = {
  shop: (state) => countActorsAt(state, "confirmed", "kept", "paid") <= 1,
  clinic: (state) => countActorsAt(state, "booked", "typed", "paper") <= 1 && countInLog(state, "booked") <= 1,
  pay: ({ at }) => at[1] !== "twice" && !(at[1] === "once" && ["failed", "notCharged"].includes(at[0])),
  van: (state) => countInLog(state, "delivered") <= 1,
};

/** Whether the books agree once nothing is open: what the bank took is what the shop has; what was handed over is recorded. */
const settled: Record<ModelName, (state: State) => boolean> = {
  shop: (state) => countInLog(state, "kept") - countInLog(state, "lapsed") === countActorsAt(state, "kept", "paid"),
  clinic: (state) => countInLog(state, "booked") === countActorsAt(state, "booked", "typed"),
  pay: ({ at }) => (at[0] === "paid" ? 1200 : 0) === { quiet: 0, once: 1200, twice: 2400 }[at[1]],
  van: (state) => countActorsAt(state, "sent") === countInLog(state, "delivered"),
};

const all = Object.entries(models) as [ModelName, Model][];
it("countFailedRuns() counts all orders of two people's steps in a model, and those in which it fails", () => {
  expect(countFailedRuns(models.shop, "usual")).toEqual({ all: 6, broken: 4 });
  expect(countFailedRuns(models.clinic, "usual")).toEqual({ all: 17, broken: 14 });
  expect(countFailedRuns(models.pay, "usual")).toEqual({ all: 7, broken: 4 });
  expect(countFailedRuns(models.van, "usual")).toEqual({ all: 12, broken: 8 });
});

describe.each(all)("the interactive model %s", (name, model) => {
  it("keeps its invariant in every order of steps in the correct variant, and ends consistent", () => {
    const ends = allFinalStates(model, "ours");
    expect(ends.length).toBeGreaterThan(5);
    expect(ends.filter((state) => !promises[name](state) || model.outcome(state) !== "clean")).toEqual([]);
    expect(ends.filter((state) => !settled[name](state))).toEqual([]);
  });

  it("breaks its invariant in some orders of steps in the faulty variant", () =>
    expect(allFinalStates(model, "usual").some((state) => !promises[name](state) || !settled[name](state))).toBe(true));

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
    const states = [initialStateOf(model, way)];
    for (const { actor, presses, lines } of schedule) {
      const state = states.at(-1) as State;
      states.push(presses ? model.press(state, actor) : stepActor(model, state, actor, lines, false));
    }
    return states;
  };

  it("keeps its invariant in the correct variant under random presses and outages, and ends consistent", () =>
    fc.assert(
      fc.property(moves, (schedule) => {
        const states = run("ours", schedule);
        for (const state of states) expect(promises[name](state), JSON.stringify(state)).toBe(true);
        const last = stateAfterReconnect(model, states.at(-1) as State);
        expect(settled[name](last) && model.outcome(last) === "clean", JSON.stringify(last)).toBe(true);
      }),
      { numRuns: 400 },
    ));

  it("fails in the faulty variant under some random presses and outages", () => {
    const result = fc.check(
      fc.property(moves, (schedule) => run("usual", schedule).every((state) => model.outcome(state) === "clean")),
      { numRuns: 2000 },
    );
    expect(result.failed).toBe(true);
  });

  it.each(languages)("has texts in %s for every screen and log line that it can show", (language) => {
    const { screens, log, verdicts }: Record<"screens" | "log" | "verdicts", object> =
      interfaceWordsIn(language).models[name];
    for (const way of ["usual", "ours"] as const) {
      const ends = allFinalStates(model, way);
      for (const state of [...ends, ...playInTurn(model, way), ...ends.map((one) => stateAfterReconnect(model, one))]) {
        for (const one of [...state.at, ...(model.seen?.(state) ?? [])]) expect(screens).toHaveProperty(one);
        for (const { what } of state.log) expect(log).toHaveProperty(what);
      }
      for (const state of ends) expect(verdicts).toHaveProperty(way === "ours" ? "ours" : model.outcome(state));
    }
  });
});

describe.each(all)("a visit to the interactive model %s", (_, model) => {
  const toRest = (visit: ModelSession, chance = 0.5) => reduceSession(model, visit, { do: "finish", chance });
  const pressAll = (visit: ModelSession, chance = 0.5) =>
    toRest(reduceSession(model, visit, { do: "press for all", chance }), chance);

  it("begins with the fault shown, fails at the first press, and passes in the correct variant", () => {
    const first = beginSession(model);
    expect(model.outcome(first.state)).not.toBe("clean");
    expect(first.prints).toEqual([]);
    const failed = pressAll(first);
    expect(failed.prints.map(({ outcome }) => outcome)).not.toContain("clean");
    const held = pressAll(reduceSession(model, failed, { do: "choose", way: "ours" }));
    expect(held.prints.at(-1)).toEqual({ way: "ours", outcome: "clean" });
  });

  it("adds one result for each press, whichever switches are turned meanwhile", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.float({ min: 0, max: Math.fround(0.99), noNaN: true })), { maxLength: 12 }),
        (presses) => {
          let visit = beginSession(model);
          for (const [switches, chance] of presses) {
            visit = pressAll(visit, chance);
            if (switches) visit = toRest(reduceSession(model, visit, { do: "switch", line: 0 }), chance);
          }
          expect(visit.prints).toHaveLength(presses.length);
          expect(hasNextStep(model, visit)).toBe(false);
        },
      ),
    ));
});

it("turning a switch of a model after its last step clears the result", () => {
  expect(reduceSession(models.clinic, beginSession(models.clinic), { do: "switch", line: 0 }).state.at).toEqual([
    "idle",
    "idle",
  ]);
});

it("the faulty variant of the model shop serves buyers correctly who press one after the other", () => {
  let visit = beginSession(models.shop);
  for (const actor of actors) {
    visit = reduceSession(models.shop, visit, { do: "press", actor });
    visit = reduceSession(models.shop, visit, { do: "finish", chance: 0 });
  }
  expect(visit.state.at).toEqual(["confirmed", "soldOut"]);
  expect(visit.prints).toEqual([{ way: "usual", outcome: "clean" }]);
});
