import type { ReactNode } from "react";
import keepEarlyPress from "~/inline/keep-early-press.ts?inline-script";
import { Island } from "~/island.tsx";
import { interpolate } from "~/language/interpolate.ts";
import { useLanguage } from "~/language/page-language.ts";
import { BlockSigns } from "~/models/block-signs.tsx";
import { openLines, playInTurn, tally, ways, withLinesBack } from "~/models/model.ts";
import { type ModelName, models } from "~/models/models.ts";
import { type CommonWords, type ModelWords, Stage, Verdict, verdictOf } from "~/models/stage.tsx";
import bandCss from "~/styles/model-band.css?inline";
import modelsCss from "~/styles/models.css?inline";
import signsCss from "~/styles/signs.css?inline";
import { InlineScript } from "~/ui/inline-script.tsx";
import { PageStyle } from "~/ui/page-style.tsx";

/** What a model says in the language of the page. */
function useModelWords(name: ModelName): { said: ModelWords; common: CommonWords } {
  const { [name]: said, ...all } = useLanguage().catalogue.models;
  const common = Object.fromEntries(Object.entries(all).filter(([key]) => !(key in models)));
  return { said, common: common as CommonWords };
}

/** What signs of projects need once on a page. */
export const SignParts = () => (
  <>
    <PageStyle name="signs" css={signsCss} />
    <BlockSigns />
  </>
);

/** A model that a visitor operates; on paper and without scripts, both ways as figures. The page has `SignParts`. */
export function OperableModel({ name }: { name: ModelName }) {
  const { said, common } = useModelWords(name);
  const model = models[name];
  return (
    <div className="model-place" data-nosnippet="">
      <PageStyle name="models" css={modelsCss} />
      <InlineScript script={keepEarlyPress} />
      <Island name="model" props={{ name, said, common }} />
      <div className="model-stills">
        {ways.map((way) => {
          const atRest = playInTurn(model, way).at(-1);
          const state = atRest && (way === "ours" ? withLinesBack(model, atRest) : atRest);
          return (
            state && (
              <figure key={way} className="model-still">
                <figcaption className="weight-600">
                  {said.title}: {common[way]}
                </figcaption>
                <Stage
                  model={model}
                  words={said}
                  state={state}
                  lines={way === "ours" ? openLines(model) : model.lines}
                />
                <Verdict outcome={model.outcome(state)} verdict={verdictOf(model, said, state)} />
              </figure>
            )
          );
        })}
      </div>
    </div>
  );
}

/** A case study's problem as a model, and in how many of the orders of its steps it goes wrong, counted while the page is built. */
export function ModelBand({ name, children }: { name: ModelName; children: ReactNode }) {
  const { said } = useModelWords(name);
  const { all, broken } = tally(models[name], "usual");
  return (
    <section className="on-dark model-band">
      <SignParts />
      <div className="wrap">
        <OperableModel name={name} />
        <PageStyle name="model-band" css={bandCss} />
        <div className="model-foot">
          <p>{interpolate(said.sentence, { all, broken })}</p>
          <p className="text-band-soft">{said.bought}</p>
          <div className="model-links">{children}</div>
        </div>
      </div>
    </section>
  );
}
