import { clsx } from "clsx/lite";
import type { TechnologyLinkData } from "~/content/links/page-links.ts";
import { href } from "~/href.ts";
import { Link } from "~/language/link.tsx";
import { LogoIcon } from "~/ui/tech-logo.tsx";

type Props = { technologies: TechnologyLinkData[]; className?: string };

/** Links to technology pages, each with its logo, in as many columns as there is room for. */
export const TechLinks = ({ technologies, className }: Props) => (
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
);
