import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { PageHero } from "~/sections/page-hero.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import type { patternAt } from "~/ui/pattern/seeded-pattern.ts";

type Props = {
  slug: string;
  name: string;
  tagline: string;
  technologyLine: string[];
  label: string;
  pattern: ReturnType<typeof patternAt>;
  words: Pick<Interface["service"], "technologies">;
};

/** Name, tagline, technology line, and a link to the contact page with the service's own label. */
export function ServiceHero({ slug, name, tagline, technologyLine, label, pattern, words }: Props) {
  return (
    <PageHero crumbs={[{ label: name }]} title={name} tagline={tagline} seed={slug} pattern={pattern}>
      <ul
        aria-label={words.technologies}
        className="dotted mt-8 flex flex-wrap gap-x-7 gap-y-1 font-semibold text-band-mark"
      >
        {technologyLine.map((technology) => (
          <li key={technology}>{technology}</li>
        ))}
      </ul>
      <ButtonLink to={href("/contact")} className="mt-10">
        {label}
      </ButtonLink>
    </PageHero>
  );
}
