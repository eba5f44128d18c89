import { href } from "react-router";
import { PageHero } from "~/sections/page-hero.tsx";
import { ButtonLink } from "~/ui/button.tsx";

type Props = { slug: string; name: string; tagline: string; technologyLine: string[]; label: string };

/** Name, tagline, technology line, and the way to the contact page with the service's own label. */
export function ServiceHero({ slug, name, tagline, technologyLine, label }: Props) {
  return (
    <PageHero crumbs={[{ label: "Home", to: href("/") }, { label: name }]} title={name} tagline={tagline} seed={slug}>
      <ul aria-label="Technologies" className="dotted mt-8 flex flex-wrap gap-x-3 gap-y-1 font-semibold text-band-mark">
        {technologyLine.map((technology) => (
          <li key={technology} className="flex gap-x-3">
            {technology}
          </li>
        ))}
      </ul>
      <ButtonLink to={href("/contact")} className="mt-10">
        {label}
      </ButtonLink>
    </PageHero>
  );
}
