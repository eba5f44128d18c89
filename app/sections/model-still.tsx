import type { ReactNode } from "react";
import { useLanguage } from "~/language/page-language.ts";
import { BlockSigns } from "~/models/block-signs.tsx";
import { openLines, restOf, type Way, withLinesBack } from "~/models/model.ts";
import { type ModelName, models } from "~/models/models.ts";
import { Stage, Verdict, verdictOf } from "~/models/stage.tsx";
import stillsCss from "~/styles/stills.css?inline";
import { LaterStyle } from "~/ui/page-style.tsx";

/** What stills and signs of projects need once on a page. */
export const StillParts = () => (
  <>
    <LaterStyle css={stillsCss} />
    <BlockSigns />
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
