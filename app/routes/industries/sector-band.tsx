import { href } from "~/paths.ts";
import { LogoLinks } from "~/sections/logo-links.tsx";
import { Band } from "~/ui/band.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Sector } from "./load.ts";

type Props = Sector & { ground: "ground" | "ground-2"; words: { caseStudy: string; builtWith: string; ask: string } };

/** A sector, laid out as a page of a swatch book: pattern and technologies on the left, what we build for it on the right. */
export function SectorBand({ slug, name, technologies, caseStudy, ground, words, ...sector }: Props) {
  /** Added to headings that every sector has, so that screen readers can tell them apart. */
  const of = <span className="sr-only">, {name}</span>;
  return (
    <Band id={slug} tabIndex={-1} ground={ground} className="focus:[outline:none]">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="h-24 line border-line lg:col-span-3 lg:h-72">
          <Pattern seed={sector.seed} />
        </div>
        <div className="lg:col-span-8 lg:col-start-5 lg:row-span-2">
          <h2>{name}</h2>
          <p className="mt-4 text-lead lh-1.5 weight-600 text-mark">{sector.tagline}</p>
          <p className="measure mt-5">{sector.text}</p>
          <dl className="mt-10 grid gap-x-10 line-t-2 border-rule md:grid-cols-2">
            {sector.solutions.map((solution) => (
              <div key={solution.title} className="line-b border-line py-6">
                <dt className="text-h4 weight-700">{solution.title}</dt>
                <dd className="mt-2 text-text-soft">{solution.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="lg:col-span-3 lg:row-start-2">
          <h3 className="text-h4">
            {words.builtWith}
            {of}
          </h3>
          <LogoLinks technologies={technologies} className="mt-4" />
          {caseStudy && (
            <>
              <h3 className="mt-8 text-h4">
                {words.caseStudy}
                {of}
              </h3>
              <TextLink to={href("/case-studies/:slug", { slug: caseStudy.slug })}>{caseStudy.title}</TextLink>
            </>
          )}
          <TextLink to={href("/contact")} className="mt-6">
            {words.ask}
            {of}
          </TextLink>
        </div>
      </div>
    </Band>
  );
}
