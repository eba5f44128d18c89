import type { ReactNode } from "react";
import keepEarlyPress from "~/inline/keep-model-click.ts?inline-script";
import { Island } from "~/island.tsx";
import { interpolate } from "~/language/format-text.ts";
import { useLanguage } from "~/language/page-language.ts";
import { countFailedRuns, variants } from "~/models/model-engine.ts";
import { type ModelName, models } from "~/models/models-by-name.ts";
import modelsCss from "~/styles/models.css?inline";
import choiceCss from "~/styles/radios-and-switches.css?inline";
import { DeferredStyle, InlineScript } from "~/ui/inline-assets.tsx";
import { ModelStill, ModelStillAssets } from "./model-still.tsx";

/** A model that a visitor operates; on paper and without scripts, both ways as figures. The page has `ModelStillAssets`. */
export function InteractiveModel({ name }: { name: ModelName }) {
  const { common, [name]: said } = useLanguage().catalogue.models;
  return (
    <div className="model-place" data-nosnippet="">
      <DeferredStyle css={choiceCss + modelsCss} />
      <InlineScript script={keepEarlyPress} />
      <Island name="model" props={{ name, said, common }} />
      <div className="model-stills not-print:not-noscript:hidden">
        {variants.map((way) => (
          <ModelStill key={way} name={name} way={way} />
        ))}
      </div>
    </div>
  );
}

/** A case study's problem as a model, and in how many of the orders of its steps it goes wrong, counted while the page is built. */
export function ModelBand({ name, children }: { name: ModelName; children: ReactNode }) {
  const { [name]: said } = useLanguage().catalogue.models;
  const { all, broken } = countFailedRuns(models[name], "usual");
  return (
    <section className="on-dark model-band">
      <ModelStillAssets />
      <div className="wrap">
        <InteractiveModel name={name} />
        <div className="mt-4 grid gap-x-8 gap-y-2 text-sm lg:grid-cols-[1fr_auto]">
          <p>{interpolate(said.sentence, { all, broken })}</p>
          <p className="text-band-soft">{said.bought}</p>
          <div className="model-links">{children}</div>
        </div>
      </div>
    </section>
  );
}
