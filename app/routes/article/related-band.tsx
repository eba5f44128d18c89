import type { RelatedPages } from "~/content/.server/links/related.ts";
import { LogoLinks } from "~/sections/logo-links.tsx";
import { Band } from "~/ui/band.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/** Pages related to this article, each with its kind. */
export function RelatedBand({ pages, technologies }: RelatedPages) {
  return (
    <Band border ground="ground-2">
      <h2>Related pages</h2>
      <div className="mt-8 grid gap-x-8 gap-y-10 lg:mt-12 lg:grid-cols-12">
        <ul className="border-t border-line lg:col-span-6">
          {pages.map(({ kind, title, to }) => (
            <li key={to} className="flex flex-col border-b border-line py-3">
              <span className="text-sm text-text-soft">{kind}</span>
              <TextLink to={to} className="self-start text-base!">
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
        {technologies.length > 0 && (
          <LogoLinks
            technologies={technologies}
            className="content-start sm:grid-cols-2 lg:col-span-5 lg:col-start-8"
          />
        )}
      </div>
    </Band>
  );
}
