import { inLine } from "~/language/interpolate.ts";
import { useLanguage } from "~/language/page-language.ts";
import type { ModelName } from "~/models/models.ts";
import { href } from "~/paths.ts";
import { TextLink } from "~/ui/links.tsx";
import { ProjectSign } from "./project-sign.tsx";

type Props = { slug: string; title: string; duration: string; model: ModelName; isTitled?: boolean };

/** A case study by the sign and the title of its model, to which it leads. The page has `StillParts` (`model-still.tsx`). */
export function CaseStudyLink({ slug, title, duration, model, isTitled = true }: Props) {
  const { models } = useLanguage().catalogue;
  return (
    <article className="on-dark model-link stretch-box relative flex flex-wrap items-center gap-x-3 gap-y-1">
      <ProjectSign model={model} />
      <div>
        {isTitled && <p className="text-h4 weight-700">{models[model].title}</p>}
        <p className="text-sm text-band-soft">{inLine([title, duration])}</p>
        <TextLink to={href("/case-studies/:slug", { slug })} about={title} className="stretched">
          {models.tryIt}
        </TextLink>
      </div>
    </article>
  );
}
