/** How software is made: as it often is, or as we build it. */
export type Variant = "usual" | "ours";
export const variants = ["usual", "ours"] as const satisfies Variant[];

/** The place of a plate: left or right. */
export type Actor = 0 | 1;
export const actors = [0, 1] as const satisfies Actor[];

/** What a press has come to: right, done twice, or done and not recorded. */
export type Outcome = "clean" | "twice" | "lost";

/** Whether each line of a model carries now, in the order of `Model.lines`. */
export type ConnectionsUp = readonly boolean[];

/** A line of the plate in the middle, and whom it is about. */
type Entry = { what: string; by: Actor };

/** One press of a model. */
export type State = {
  way: Variant;
  /** What each plate shows. A person who has not pressed is "idle". */
  at: readonly [string, string];
  /** What the system in the middle has written down. Nothing is ever taken out. */
  log: readonly Entry[];
};

/** A problem as a machine of small steps. It knows no React, no DOM and no clock: whoever runs it says who moves next. */
export type Model = {
  /** What the plates show before anybody has pressed. */
  first: State["at"];
  /** Whether each line carries when the page is opened. The visitor switches them. */
  lines: ConnectionsUp;
  /** The thread that the lines are, if they are one. */
  cuts?: Actor;
  /** The ways in which the switches change something. @default both */
  switched?: readonly Variant[];
  /** A person presses the button of a plate. The same state if there is nothing to press. */
  press: (state: State, actor: Actor) => State;
  /** The next step of somebody who has pressed. The same state if there is none, or if it waits for a line. */
  step: (state: State, actor: Actor, lines: ConnectionsUp) => State;
  /** Whether a person presses without being told to, when the visitor presses for all. @default who is idle */
  wants?: (state: State, actor: Actor) => boolean;
  /** Whether a cut line has come back by itself. @default never */
  isRepaired?: (state: State) => boolean;
  /** What the plates show, where it is not what each has come to. @default `State.at` */
  seen?: (state: State) => State["at"];
  outcome: (state: State) => Outcome;
  /** The number in the middle, if there is one. */
  figure?: (state: State) => number;
};

/** Changes what a plate shows, and adds to the log. */
export function moveTo(state: State, actor: Actor, at: string, ...whats: string[]): State {
  const log = whats.map((what) => ({ what, by: actor }));
  return { ...state, at: actor === 0 ? [at, state.at[1]] : [state.at[0], at], log: [...state.log, ...log] };
}

/** How often something was written down. */
export const countInLog = ({ log }: State, ...whats: string[]) => log.filter(({ what }) => whats.includes(what)).length;

/** On how many plates one of these stands. */
export const countActorsAt = ({ at }: State, ...states: string[]) => at.filter((one) => states.includes(one)).length;

export const initialStateOf = ({ first }: Model, way: Variant): State => ({ way, at: first, log: [] });

/** A step of one of the two, who also presses if the visitor presses for all and this one still has to. */
export function stepActor(model: Model, state: State, actor: Actor, lines: ConnectionsUp, forAll: boolean): State {
  const wants = model.wants?.(state, actor) ?? state.at[actor] === "idle";
  const pressed = forAll && wants ? model.press(state, actor) : state;
  return model.step(pressed, actor, model.isRepaired?.(state) ? lines.map(() => true) : lines);
}

/** Who can move now. */
export const movableActors = (model: Model, state: State, lines: ConnectionsUp, forAll: boolean): Actor[] =>
  actors.filter((actor) => stepActor(model, state, actor, lines, forAll) !== state);

/** A press for all, with the two in turn, until it comes to rest: each state on the way. */
export function playInTurn(model: Model, way: Variant): State[] {
  const states = [initialStateOf(model, way)];
  let last: Actor = 1;
  for (;;) {
    const state = states.at(-1) as State;
    const able = movableActors(model, state, model.lines, true);
    const next = able.find((actor) => actor !== last) ?? able[0];
    if (next === undefined) return states;
    states.push(stepActor(model, state, next, model.lines, true));
    last = next;
  }
}

/** Where the first press for all comes to rest. */
export const finalStateOf = (model: Model, way: Variant): State =>
  playInTurn(model, way).at(-1) ?? initialStateOf(model, way);

/** All lines carry. */
export const restoredConnections = (model: Model): ConnectionsUp => model.lines.map(() => true);

/** What a state comes to once all lines are back, without another press. */
export function stateAfterReconnect(model: Model, state: State): State {
  const [actor] = movableActors(model, state, restoredConnections(model), false);
  return actor === undefined
    ? state
    : stateAfterReconnect(model, stepActor(model, state, actor, restoredConnections(model), false));
}

/** All settings of a number of lines: the numbers that have as many binary digits. */
const settingsOf = (count: number): boolean[][] =>
  Array.from({ length: 2 ** count }, (_, number) =>
    Array.from({ length: count }, (_, line) => Math.floor(number / 2 ** line) % 2 === 0),
  );

/**
 * Every course that a press for all can take: whoever can move may be next, and at each step a line may carry or be cut. No
 * line comes back by itself. Two settings of the lines that lead to the same state count once.
 * @returns the last state of each course
 */
export function allFinalStates({ isRepaired: _, ...model }: Model, way: Variant): State[] {
  const settings = settingsOf(model.lines.length);
  const follow = (state: State): State[] => {
    const next = actors.flatMap((actor) => {
      const states = settings
        .map((lines) => stepActor(model, state, actor, lines, true))
        .filter((one) => one !== state);
      return [...new Map(states.map((one) => [JSON.stringify(one), one])).values()];
    });
    return next.length === 0 ? [state] : next.flatMap(follow);
  };
  return follow(initialStateOf(model, way));
}

/** How many courses there are, and how many of them break what the model has to keep. */
export function countFailedRuns(model: Model, way: Variant) {
  const ends = allFinalStates(model, way);
  return { all: ends.length, broken: ends.filter((state) => model.outcome(state) !== "clean").length };
}
