import type { ReactNode } from "react";
import { useLanguage } from "~/language/page-language.ts";
import { block, hole, strike } from "~/models/blocks.ts";
import { openLines, restOf, type Way, ways, withLinesBack } from "~/models/model.ts";
import { type ModelName, models } from "~/models/models.ts";
import { Stage, Verdict, verdictOf } from "~/models/stage.tsx";
import stillsCss from "~/styles/stills.css?inline";
import { LaterStyle } from "~/ui/page-style.tsx";
import { Print } from "~/ui/pattern/pattern.tsx";
import type { Layer } from "~/ui/pattern/tiles.ts";

const Sign = ({ id, layers }: { id: string; layers: readonly Layer[] }) => (
  <g id={id} className="pattern">
    {layers.map((layer, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a block never change.
      <Print key={i} layer={layer} />
    ))}
  </g>
);

/** What stills and signs of projects need once on a page. */
export const StillParts = () => (
  <>
    <LaterStyle css={stillsCss} />
    <svg className="block-signs" aria-hidden="true">
      <Sign id="block" layers={block} />
      <Sign id="block-strike" layers={strike} />
      <Sign id="block-hole" layers={hole} />
    </svg>
  </>
);

type Props = {
  name: ModelName;
  /** @default "usual", which shows the fault */
  way?: Way;
  /** Below the two plates. @default what it came to, and why */
  children?: ReactNode;
};

/** A model as a press for all leaves it. The page has `StillParts`. */
export function ModelStill({ name, way = "usual", children }: Props) {
  const { common, [name]: said } = useLanguage().catalogue.models;
  const model = models[name];
  const isOurs = way === "ours";
  const atRest = restOf(model, way);
  const state = isOurs ? withLinesBack(model, atRest) : atRest;
  return (
    <figure className="on-dark still">
      <figcaption>
        {said.title}: {common[way]}
      </figcaption>
      <Stage model={model} words={said} state={state} lines={isOurs ? openLines(model) : model.lines} />
      {children ?? <Verdict outcome={model.outcome(state)} verdict={verdictOf(model, said, state)} />}
    </figure>
  );
}

type Told = { what: string; why: string };

type ReleaseProps = {
  title: string;
  people: readonly string[];
  middle: string;
  /** As often built, and as we build it. */
  ways: readonly { plates: readonly Told[]; log: readonly { at: string; what: string }[]; verdict: Told }[];
  note: string;
};

/** An update that goes wrong, in the picture language of the models: without a way back, and with one. The page has `StillParts`. */
export function ReleaseStills({ title, people, middle, ways: shown, note }: ReleaseProps) {
  const { common } = useLanguage().catalogue.models;
  return (
    <>
      {shown.map(({ plates, log, verdict }, i) => (
        <figure key={ways[i]} className="on-dark still">
          <figcaption>
            {title}: {ways[i] && common[ways[i]]}
          </figcaption>
          <div className={i === 0 ? "stage stage-bad" : "stage"}>
            {plates.map(({ what, why }, j) => (
              <div key={people[j]} className="plate">
                <p className="plate-name label">{people[j]}</p>
                <p className={j === 0 ? "plate-told plate-alarm" : "plate-told"}>{what}</p>
                <p className="plate-text">{why}</p>
              </div>
            ))}
            {plates.map((_, j) => (
              <div key={people[j]} className={i === 0 && j === 1 ? "thread thread-cut" : "thread"} aria-hidden="true">
                <span className="knot" />
              </div>
            ))}
            <div className="shared">
              <p className="label text-band-mark-2">{middle}</p>
              <ul className="shared-log">
                {log.map(({ at, what }) => (
                  <li key={at}>
                    <span>{at}</span> <b>{what}</b>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <Verdict outcome={i === 0 ? "lost" : "clean"} verdict={[verdict.what, verdict.why]} />
        </figure>
      ))}
      <p className="text-sm text-text-soft">{note}</p>
    </>
  );
}
