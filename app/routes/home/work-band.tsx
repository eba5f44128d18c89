import type { ComponentProps } from "react";
import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { ProjectCards } from "~/sections/project-cards.tsx";
import { Band } from "~/ui/band.tsx";
import { TextLink } from "~/ui/text-link.tsx";

type Props = Pick<ComponentProps<typeof ProjectCards>, "projects"> & {
  heading: string;
  text: string;
  words: Interface["home"];
};

/** Some of the projects, and a link to all. Without results, which only the projects' own pages and the list of all show. */
export function WorkBand({ heading, text, projects, words }: Props) {
  return (
    <Band id="work" ground="band-2">
      <h2>{heading}</h2>
      <p className="measure mt-4 text-band-soft">{text}</p>
      <ProjectCards projects={projects} className="mt-10 md:grid-cols-3" />
      <TextLink to={href("/portfolio")} className="mt-8">
        {words.allProjects}
      </TextLink>
    </Band>
  );
}
