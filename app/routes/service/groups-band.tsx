import type { TechnologyLink } from "~/content/.server/links/links.ts";
import { LogoLinks } from "~/sections/logo-links.tsx";
import { Band } from "~/ui/band.tsx";
import { Fold } from "~/ui/fold.tsx";

type Group = { title: string; text: string; technologies: TechnologyLink[] };

/** Technologies in groups that unfold, each with what decides between them. */
export function GroupsBand({ heading, groups }: { heading: string; groups: Group[] }) {
  return (
    <Band>
      <h2>{heading}</h2>
      <ul className="mt-6 border-t-2 lg:mt-10 border-rule">
        {groups.map(({ title, text, technologies }) => (
          <li key={title} className="border-b border-line">
            <Fold openOnWide heading={title}>
              <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
                <p className="measure text-text-soft lg:col-span-5">{text}</p>
                <LogoLinks technologies={technologies} className="lg:col-span-7" />
              </div>
            </Fold>
          </li>
        ))}
      </ul>
    </Band>
  );
}
