import { fill } from "~/language/fill.ts";
import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { ProjectCloth } from "~/sections/project-cloth.tsx";
import { TextLink } from "~/ui/text-link.tsx";

type Props = {
  slug: string;
  order: number;
  title: string;
  industry: string;
  technologies: string[];
  results: { figure: string; label: string }[];
  description: string;
  words: Interface["caseStudies"];
};

/**
 * One case study across the whole window: half cloth, half words, the words keeping to the page's measure. Every second
 * row of the list is turned round (`group` is the row).
 */
export function CaseStudyRow({ slug, order, title, industry, technologies, results, description, words }: Props) {
  return (
    <article className="stretch-box relative grid border-t border-line lg:min-h-[44rem] lg:grid-cols-2">
      <ProjectCloth slug={slug} order={order} className="h-44 sm:h-60 lg:h-auto lg:group-even:order-last" />
      <div className="flex flex-col justify-center px-[clamp(1.25rem,4vw,2rem)] py-12 lg:half-right lg:py-20 lg:group-even:half-left">
        <p className="label text-mark">{industry}</p>
        <h2 className="mt-4">{title}</h2>
        <p className="mt-5 text-text-soft">{description}</p>
        <ul aria-label={words.results} className="mt-8 border-t-2 border-rule">
          {results.map(({ figure, label }) => (
            <li
              key={label}
              className="grid grid-cols-[minmax(min(7.5rem,40%),2fr)_3fr] items-baseline gap-x-4 border-b border-line py-3"
            >
              <span className="text-h2 leading-none font-bold tracking-tight">{figure}</span> {label}
            </li>
          ))}
        </ul>
        <p className="mt-5 text-sm font-medium text-text-soft">{technologies.join(" · ")}</p>
        <TextLink
          to={href("/case-studies/:slug", { slug })}
          about={fill(words.about, { title })}
          className="stretched mt-5 self-start"
        >
          {words.read}
        </TextLink>
      </div>
    </article>
  );
}
