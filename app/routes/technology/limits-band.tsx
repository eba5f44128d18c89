import type { GuideLink, TechnologyLink } from "~/content/.server/links/links.ts";
import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import { LogoIcon } from "~/ui/logo-icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";

type Props = {
  name: string;
  text: string;
  alternatives: (TechnologyLink & { when: string })[];
  /** The guide that compares the whole group. */
  guide: GuideLink;
};

/** What is bad about it, and what to choose instead. */
export function LimitsBand({ name, text, alternatives, guide }: Props) {
  return (
    <Band>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2>Where {name} hurts</h2>
          <p className="mt-6 text-text-soft">{text}</p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <h3 className="ledger-head">What to choose instead</h3>
          <ul>
            {alternatives.map(({ slug, name: other, logo, when }) => (
              <li key={slug} className="stretch-box relative flex gap-5 border-b border-line py-6">
                <LogoIcon src={logo} size={56} loading="lazy" />
                <div>
                  <Link to={href("/technologies/:slug", { slug })} className="row-link stretched text-h4 font-bold">
                    {other}
                  </Link>
                  <p className="mt-1 text-text-soft">{when}</p>
                </div>
              </li>
            ))}
          </ul>
          {guide && (
            <TextLink to={href("/guides/:slug", { slug: guide.slug })} className="mt-6">
              {guide.label}
            </TextLink>
          )}
        </div>
      </div>
    </Band>
  );
}
