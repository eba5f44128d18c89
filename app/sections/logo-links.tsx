import { clsx } from "clsx/lite";
import type { TechnologyLink } from "~/content/links/links.ts";
import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import linksCss from "~/styles/logo-links.css?inline";
import { LogoIcon } from "~/ui/logo-icon.tsx";
import { PageStyle } from "~/ui/page-style.tsx";

type Props = { technologies: TechnologyLink[]; className?: string };

/**
 * The rules of `LogoLinks`. An article has them whether or not it names technologies: each other set of sheets in a head is one more
 * hash in the policy, whose header has room for few.
 */
export const LogoLinksStyle = () => <PageStyle name="logo-links" css={linksCss} />;

/** Links to technology pages, each with its logo, in as many columns as there is room for. */
export function LogoLinks({ technologies, className }: Props) {
  return (
    <>
      <LogoLinksStyle />
      <ul className={clsx("logo-links", className)}>
        {technologies.map(({ slug, name, logo }) => (
          <li key={slug}>
            <Link to={href("/technologies/:slug", { slug })} className="logo-link">
              <LogoIcon src={logo} size={36} loading="lazy" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
