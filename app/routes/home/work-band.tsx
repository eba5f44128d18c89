import { Link } from "~/language/link.tsx";
import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { ProjectCloth } from "~/sections/project-cloth.tsx";
import { Band } from "~/ui/band.tsx";
import { TextLink } from "~/ui/text-link.tsx";

type Project = { slug: string; order: number; title: string; industry: string; duration: string };
type Props = { heading: string; text: string; projects: Project[]; words: Interface["home"] };

/** Some of the projects: each as its cloth, what it was, for which trade and how long it took. Its results stand on its own page. */
export function WorkBand({ heading, text, projects, words }: Props) {
  return (
    <Band id="work" ground="band-2">
      <h2>{heading}</h2>
      <p className="measure mt-4 text-band-soft">{text}</p>
      <ul className="mt-10 grid gap-6 md:grid-cols-3 lg:gap-8">
        {projects.map(({ slug, order, title, industry, duration }) => (
          <li key={slug}>
            <article className="card h-full border-band-line bg-band text-band-text max-md:grid max-md:grid-cols-[7rem_1fr]">
              <ProjectCloth slug={slug} order={order} className="md:aspect-4/3" />
              <div className="p-5 lg:p-6">
                <h3>
                  <Link to={href("/case-studies/:slug", { slug })} className="stretched">
                    {title}
                  </Link>
                </h3>
                <p className="mt-2 text-sm text-band-soft">
                  {industry} · {duration}
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
      <TextLink to={href("/portfolio")} className="mt-8">
        {words.allProjects}
      </TextLink>
    </Band>
  );
}
