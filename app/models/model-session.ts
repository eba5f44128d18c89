import {
  type Actor,
  actors,
  type ConnectionsUp,
  finalStateOf,
  initialStateOf,
  type Model,
  movableActors,
  type Outcome,
  type State,
  stepActor,
  type Variant,
} from "./model-engine.ts";

/** What somebody does with a model in one visit. */
export type ModelSession = {
  way: Variant;
  lines: ConnectionsUp;
  state: State;
  /** Whether the visitor has pressed for all. */
  forAll: boolean;
  /** Whose step came last. */
  last: Actor;
  /** The steps of this press, by what they led to. */
  trail: { actor: Actor; at: string }[];
  /** The presses that have come to rest, each a block in the strip. */
  prints: { way: Variant; outcome: Outcome }[];
  /** Of this press: not begun, or without or with its block. */
  press: "none" | "open" | "printed";
};

export type SessionAction =
  | { do: "choose"; way: Variant }
  | { do: "switch"; line: number }
  | { do: "press"; actor: Actor }
  /** `chance` is from 0 to 1. */
  | { do: "press for all" | "go on" | "finish"; chance: number };

/** A page is opened with the fault that has happened. */
export const beginSession = (model: Model): ModelSession => ({
  ...{ way: "usual", lines: model.lines, forAll: true, last: 1, trail: [], prints: [], press: "none" },
  state: finalStateOf(model, "usual"),
});

const anew = (model: Model, visit: ModelSession, forAll: boolean): ModelSession => ({
  ...visit,
  ...{ state: initialStateOf(model, visit.way), forAll, last: 1, trail: [], press: "open" },
});

/** The same with nobody having pressed yet. */
const cleared = (model: Model, visit: ModelSession): ModelSession => ({ ...anew(model, visit, false), press: "none" });

/** Prints the block of a press at rest, or prints it again if the press has gone on since. */
function print(model: Model, visit: ModelSession): ModelSession {
  const { state, press, prints, way } = visit;
  if (press === "none" || hasNextStep(model, visit) || state.at.includes("idle")) return visit;
  const before = press === "printed" ? prints.slice(0, -1) : prints;
  return { ...visit, press: "printed", prints: [...before, { way, outcome: model.outcome(state) }] };
}

/** Whether anybody has a step to make. */
export const hasNextStep = (model: Model, { state, lines, forAll }: ModelSession) =>
  movableActors(model, state, lines, forAll).length > 0;

/** One step. The first press of a way takes the two in turn, which fails if it can fail; later ones take whoever comes by chance. */
function goOn(model: Model, visit: ModelSession, chance: number): ModelSession {
  const { state, lines, forAll, last, prints, way, press } = visit;
  const able = movableActors(model, state, lines, forAll);
  const isFirst = press !== "printed" && !prints.some((one) => one.way === way);
  const inTurn = able.find((actor) => actor !== last) ?? able[0];
  const actor = isFirst || !forAll ? inTurn : able[Math.floor(chance * able.length)];
  if (actor === undefined) return visit;
  const next = stepActor(model, state, actor, lines, forAll);
  const changed = actors.filter((one) => next.at[one] !== state.at[one]);
  const trail = [...visit.trail, ...changed.map((one) => ({ actor: one, at: next.at[one] }))];
  return print(model, { ...visit, state: next, last: actor, trail });
}

function pressPlate(model: Model, visit: ModelSession, actor: Actor): ModelSession {
  const pressed = model.press(visit.state, actor);
  if (pressed !== visit.state)
    return { ...visit, state: pressed, press: visit.press === "none" ? "open" : visit.press };
  if (hasNextStep(model, visit)) return visit;
  const next = anew(model, visit, false);
  return { ...next, state: model.press(next.state, actor) };
}

/** Switches a line. A press that is over, and that the line changes no more, is cleared: its result came of the line as it was. */
function switchLine(model: Model, visit: ModelSession, line: number): ModelSession {
  const switched = { ...visit, lines: visit.lines.map((carries, i) => (i === line ? !carries : carries)) };
  const { state } = visit;
  const isOpen = hasNextStep(model, switched) || actors.some((actor) => model.press(state, actor) !== state);
  return isOpen ? switched : cleared(model, switched);
}

/** What an act of the visitor, or the next moment, makes of a visit. */
export function reduceSession(model: Model, visit: ModelSession, done: SessionAction): ModelSession {
  switch (done.do) {
    case "choose":
      return done.way === visit.way ? visit : cleared(model, { ...visit, way: done.way });
    case "switch":
      return switchLine(model, visit, done.line);
    case "press":
      return pressPlate(model, visit, done.actor);
    case "press for all":
      return goOn(model, anew(model, visit, true), done.chance);
    case "go on":
      return goOn(model, visit, done.chance);
    case "finish": {
      let rest = visit;
      while (hasNextStep(model, rest)) rest = goOn(model, rest, done.chance);
      return rest;
    }
  }
}
