import { type ReactNode, useId } from "react";
import { interpolate } from "~/language/format-text.ts";
import type { InterfaceWords } from "~/language/page-language.ts";
import {
  type Actor,
  actors,
  type ConnectionsUp,
  type Model,
  type Outcome,
  type State,
  stateAfterReconnect,
} from "./model-engine.ts";
import type { ModelName } from "./models-by-name.ts";

type AllWords = InterfaceWords["models"];
type Texts = readonly string[];

/** What one model says, of which a screen or a verdict is named by the model itself. */
export type ModelWords = Omit<AllWords[ModelName], "screens" | "log" | "verdicts"> &
  Record<"screens" | "log" | "verdicts", Readonly<Record<string, Texts>>>;

/** What every model says. */
export type CommonModelWords = AllWords["common"];

/** Red: a message that somebody should not have got. */
const alarming = ["failed", "noConnection", "wrong", "twice", "paper", "typed"];

/** The sign of a press: a clean block, one struck twice, or a hole. Drawn in `sections/model-still.tsx`. */
export const OutcomeIcon = ({ outcome }: { outcome: Outcome }) => (
  <svg viewBox="-60 -76 136 136" className={`block-sign pattern-night block-${outcome}`} aria-hidden="true">
    {outcome === "lost" ? <use href="#block-hole" className="block-fault" /> : <use href="#block" />}
    {outcome === "twice" && <use href="#block-strike" className="block-fault" />}
  </svg>
);

/** Whether a press, as we build it, is not over until a line carries again. */
export const awaitsReconnect = (model: Model, state: State) =>
  state.way === "ours" && stateAfterReconnect(model, state) !== state;

/** What a press has come to. As we build it, a state that waits for a line, or a plate, may have a verdict of its own. */
export function verdictOf(model: Model, { verdicts }: ModelWords, state: State): Texts {
  if (state.way === "usual") return verdicts[model.outcome(state)] ?? [];
  const shown = state.at.find((at) => at in verdicts);
  return (awaitsReconnect(model, state) ? verdicts.waits : undefined) ?? verdicts[shown ?? "ours"] ?? [];
}

/** Draws the button of a plate. */
type Button = (actor: Actor, label: string) => ReactNode;

function Plate({ actor, words, at, button }: Pick<Props, "words" | "button"> & { actor: Actor; at: string }) {
  const id = useId();
  const [told = "", text = "", label = words.own[actor]] = words.screens[at] ?? [];
  const Name = button ? "h3" : "p";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of words, not of fields.
    <div className="plate" role="group" aria-labelledby={id}>
      <Name id={id} className="plate-name label">
        {words.people[actor]}
      </Name>
      <p className="plate-item">{words.item[actor]}</p>
      <p className={alarming.includes(at) ? "plate-told plate-alarm" : "plate-told"}>{told}</p>
      <p className="plate-text">{text}</p>
      {label && button?.(actor, label)}
    </div>
  );
}

type Props = {
  model: Model;
  words: ModelWords;
  state: State;
  lines?: ConnectionsUp;
  /** How many steps each has made, which moves the knots of the threads. */
  steps?: readonly [number, number];
  /** @default none, as on paper */
  button?: Button | undefined;
};

/** Two plates, and what both of them share between them. */
export function ModelScene({ model, words, state, lines = model.lines, steps = [0, 0], button }: Props) {
  const isCut = (actor: Actor) => actor === model.cuts && !lines.every(Boolean) && !model.isRepaired?.(state);
  const isBad = model.outcome(state) !== "clean";
  const at = model.seen?.(state) ?? state.at;
  const figure = model.figure?.(state);
  return (
    <div className={isBad ? "stage stage-bad" : "stage"}>
      {actors.map((actor) => (
        <Plate key={actor} {...{ actor, words, at: at[actor], button }} />
      ))}
      {actors.map((actor) => (
        <div key={actor} className={isCut(actor) ? "thread thread-cut" : "thread"} aria-hidden="true">
          {/* Drawn anew at each step, which starts its way from the beginning. */}
          <span key={steps[actor]} className={steps[actor] ? "knot knot-moving" : "knot"} />
        </div>
      ))}
      <div className="shared">
        <p className="label text-band-mark-2">{words.middle}</p>
        {figure !== undefined && <p className="shared-figure">{String(figure).replace("-", "−")}</p>}
        <ul className="shared-log">
          {state.log.slice(-3).map(({ what, by }, i) => {
            const [label = "", value = ""] = words.log[what] ?? [];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
              <li key={i}>
                <span>{label}</span> <b>{interpolate(value, { who: words.who[by] ?? "" })}</b>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

export const Verdict = ({ outcome, verdict: [what = "", why = ""] }: { outcome: Outcome; verdict: Texts }) => (
  <div className="verdict">
    <OutcomeIcon outcome={outcome} />
    <p className="verdict-what">{what}</p>
    <p className="verdict-why">{why}</p>
  </div>
);
