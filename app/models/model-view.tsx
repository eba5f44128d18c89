import { clsx } from "clsx/lite";
import { startTransition, useCallback, useEffect, useReducer, useRef } from "react";
import { interpolate } from "~/language/format-text.ts";
import { type Variant, variants } from "./model-engine.ts";
import {
  awaitsReconnect,
  type CommonModelWords,
  ModelScene,
  type ModelWords,
  OutcomeIcon,
  Verdict,
  verdictOf,
} from "./model-panels.tsx";
import { beginSession, hasNextStep, type ModelSession, reduceSession, type SessionAction } from "./model-session.ts";
import { type ModelName, models } from "./models-by-name.ts";

/** How long each step takes to be seen. Milliseconds. */
const stepMs = 450;

/** Blocks that the strip has room for. */
const shownPrints = 16;

type ModelProps = {
  name: ModelName;
  /** What this model says; `words` are those of all islands. */
  said: ModelWords;
  common: CommonModelWords;
};

/** Hands over to React what a visitor has chosen and pressed before (`inline/keep-model-click.ts`). */
function takeOver(place: HTMLElement, dispatch: (done: SessionAction) => void, lines: readonly boolean[]): void {
  const chosen = place.querySelector<HTMLInputElement>("[type=radio]:checked")?.value;
  if (chosen === "ours") dispatch({ do: "choose", way: "ours" });
  for (const [line, input] of place.querySelectorAll<HTMLInputElement>("[role=switch]").entries())
    if (input.checked !== lines[line]) dispatch({ do: "switch", line });
  place.dataset.ready = "";
  const held = place.querySelector<HTMLElement>("[data-held]");
  if (!held) return;
  delete held.dataset.held;
  held.click();
}

/** How often a way was pressed, and how often that went wrong, in words. */
function countOf({ count }: ModelWords, prints: ModelSession["prints"], way: Variant): string {
  const own = prints.filter((print) => print.way === way);
  return interpolate(count, { all: own.length, bad: own.filter(({ outcome }) => outcome !== "clean").length });
}

/** What a block means, until both ways were pressed, and the count of each way that was. */
function Tally({ prints, said: words, common }: Pick<ModelSession, "prints"> & Omit<ModelProps, "name">) {
  const pressed = variants.filter((way) => prints.some((print) => print.way === way));
  return (
    <>
      {pressed.length < variants.length && <p>{words.legend}</p>}
      {pressed.map((way) => (
        <p key={way}>{interpolate(common.tally, { way: common[way], count: countOf(words, prints, way) })}</p>
      ))}
    </>
  );
}

/** A model that a visitor operates. Drawn while the site is built, with the fault that has happened. */
export function ModelView({ name, said: words, common }: ModelProps) {
  const model = models[name];
  const place = useRef<HTMLDivElement>(null);
  const [visit, change] = useReducer(
    (last: ModelSession, done: SessionAction) => reduceSession(model, last, done),
    model,
    beginSession,
  );
  // In a transition: the browser shows that a button is down before React draws what comes of it.
  const dispatch = useCallback((done: SessionAction) => startTransition(() => change(done)), []);
  const { way, state, lines, prints, trail } = visit;
  const moving = hasNextStep(model, visit);
  const isSwitched = model.switched?.includes(way) ?? true;

  useEffect(() => {
    if (place.current) takeOver(place.current, dispatch, model.lines);
  }, [model, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is shown for its time.
  useEffect(() => {
    if (!moving) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setTimeout(
      () => dispatch({ do: isStill ? "finish" : "go on", chance: Math.random() }),
      isStill ? 0 : stepMs,
    );
    return () => clearTimeout(timer);
  }, [moving, visit]);

  const steps = (actor: number) => trail.filter((step) => step.actor === actor).length;
  const isReady = state.at.includes("idle");
  const isOpen = awaitsReconnect(model, state);
  const verdict = isReady ? [common.ready] : verdictOf(model, words, state);
  const last = prints.at(-1);
  const said =
    visit.press === "printed" && !moving
      ? interpolate(common.status, {
          ...{ number: prints.length, way: common[way], verdict: verdict[0] ?? "" },
          count: countOf(words, prints, way),
        })
      : "";

  return (
    <div className="model noscript:hidden print:hidden" ref={place}>
      <div className="model-head grid items-center gap-x-6 gap-y-2">
        <h2 className="model-title">{words.title}</h2>
        <p className="model-lead text-band-soft">{words.lead}</p>
        <fieldset className="ways">
          <legend className="sr-only">{common.way}</legend>
          {variants.map((value) => (
            <label key={value} className="way">
              <input
                type="radio"
                name="way"
                value={value}
                defaultChecked={value === "usual"}
                onChange={() => dispatch({ do: "choose", way: value })}
              />
              <span>{common[value]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <ModelScene
        {...{ model, words, state, lines }}
        steps={[steps(0), steps(model.first[1] === "idle" ? 1 : 0)]}
        button={(actor, label) => (
          <button
            type="button"
            name={`plate-${actor}`}
            className="plate-button"
            onClick={() => dispatch({ do: "press", actor })}
          >
            {label}
          </button>
        )}
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          name="all"
          className="button button-primary model-press"
          onClick={() => dispatch({ do: "press for all", chance: Math.random() })}
        >
          {words.press}
        </button>
        {isSwitched && (
          <div className="switches flex flex-wrap gap-2">
            {words.switches.map((label, line) => (
              <label key={label} className="switch">
                <input
                  type="checkbox"
                  // biome-ignore lint/a11y/useAriaPropsForRole: the box itself says whether it is checked.
                  role="switch"
                  name={`line-${line}`}
                  defaultChecked={lines[line] ?? false}
                  onChange={() => dispatch({ do: "switch", line })}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        )}
      </div>
      <div className={clsx("verdict-place", moving && "invisible", isOpen && "is-open")}>
        <Verdict outcome={isReady || way === "ours" ? "clean" : model.outcome(state)} verdict={verdict} />
      </div>
      <div className="strip-of-prints" aria-hidden="true">
        {prints.slice(-shownPrints).map((print, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added.
            key={Math.max(0, prints.length - shownPrints) + i}
            className={clsx("print", `print-${print.way}`, isOpen && print === last && "is-open")}
          >
            <OutcomeIcon outcome={print.outcome} />
          </span>
        ))}
      </div>
      <div className="model-tally flex flex-wrap content-start gap-x-6 text-sm lh-1.3">
        <Tally {...{ prints, said: words, common }} />
        <p className="model-note text-band-soft">{common.note}</p>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
      {last && (
        <ol className="model-steps" aria-label={common.steps}>
          {trail.map(({ actor, at }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added.
            <li key={i}>
              {interpolate(common.step, { who: words.people[actor] ?? "", what: words.screens[at]?.[0] ?? "" })}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
