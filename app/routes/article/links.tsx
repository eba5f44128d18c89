import type { RelatedPages } from "~/content/links/links.ts";
import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { LogoLinks } from "~/sections/logo-links.tsx";
import { Band } from "~/ui/band.tsx";
import { ArrowLeft, ArrowRight } from "~/ui/icons.tsx";
import { TextLink } from "~/ui/text-link.tsx";

type Reference = { slug: string; title: string };
type MoreArticlesProps = { previous: Reference | undefined; next: Reference | undefined };

/** The articles published right before and after this one. */
export function MoreArticles({ previous, next }: MoreArticlesProps) {
  return (
    <nav aria-label="Previous and next article" className="wrap">
      <ul className="grid line-t-2 border-rule lg:grid-cols-2">
        {previous && (
          <li className="py-8 lg:pr-8">
            <Neighbour {...previous} rel="prev" label="PREVIOUS ARTICLE" />
          </li>
        )}
        {next && (
          <li className="more-article">
            <Neighbour {...next} rel="next" label="NEXT ARTICLE" />
          </li>
        )}
      </ul>
    </nav>
  );
}

function Neighbour({ slug, title, rel, label }: Reference & { rel: "prev" | "next"; label: string }) {
  const Arrow = rel === "prev" ? ArrowLeft : ArrowRight;
  return (
    <Link to={href("/blog/:slug", { slug })} rel={rel} className="group block">
      <span className="label flex items-center gap-2 text-mark">
        {rel === "prev" && <Arrow size={16} strokeWidth={2.25} />}
        {label}
        {rel === "next" && <Arrow size={16} strokeWidth={2.25} />}
      </span>{" "}
      <span className="more-article-title">{title}</span>
    </Link>
  );
}

/** Pages related to this article, each with its kind. */
export function RelatedBand({ pages, technologies }: RelatedPages) {
  return (
    <Band border ground="ground-2">
      <h2>Related pages</h2>
      <div className="mt-8 grid gap-x-8 gap-y-10 lg:mt-12 lg:grid-cols-12">
        <ul className="line-t border-line lg:col-span-6">
          {pages.map(({ kind, title, to }) => (
            <li key={to} className="flex flex-col line-b border-line py-3">
              <span className="text-sm text-text-soft">{kind}</span>
              <TextLink to={to} className="related-word">
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
