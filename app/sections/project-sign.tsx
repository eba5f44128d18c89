import { useLanguage } from "~/language/page-language.ts";
import { restOf } from "~/models/model.ts";
import { type ModelName, models } from "~/models/models.ts";
import { Block } from "~/models/stage.tsx";

/**
 * The sign of a project: the block that its model prints as such software is often built, and the one that it prints as we build
 * it. Decoration; the page needs `StillParts` (`model-still.tsx`).
 */
export function ProjectSign({ model: name }: { model: ModelName }) {
  const model = models[name];
  const { signs } = useLanguage().catalogue.models;
  return (
    <div className="project-sign" aria-hidden="true">
      <span>
        <Block outcome={model.outcome(restOf(model, "usual"))} />
        {signs.usual}
      </span>
      <span>
        <Block outcome="clean" />
        {signs.ours}
      </span>
    </div>
  );
}
