import type { TechnologyLink } from "~/content/.server/links/links.ts";
import { LogoLinks } from "~/sections/logo-links.tsx";
import { Band } from "~/ui/band.tsx";

type Group = { title: string; text: string; technologies: TechnologyLink[] };

/** Technologies in groups, with what decides between them. */
export function GroupsBand({ heading, groups }: { heading: string; groups: Group[] }) {
  return (
    <Band>
      <h2>{heading}</h2>
      <ul className="mt-10 border-t-2 border-rule">
        {groups.map(({ title, text, technologies }) => (
          <li key={title} className="grid gap-x-8 gap-y-4 border-b border-line py-8 lg:grid-cols-12">
            <h3 className="lg:col-span-3">{title}</h3>
            <p className="measure text-text-soft lg:col-span-4">{text}</p>
            <LogoLinks technologies={technologies} className="lg:col-span-5" />
          </li>
        ))}
      </ul>
    </Band>
  );
}
