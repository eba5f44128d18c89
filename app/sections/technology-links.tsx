import { clsx } from "clsx/lite";
import type { TechnologyLinkData } from "~/content/links/page-links.ts";
import { href } from "~/href.ts";
import { Link } from "~/language/link.tsx";
import { LogoIcon } from "~/ui/tech-logo.tsx";

/** Links to technology pages, each with its logo, in as many columns as there is room for. */
export const TechnologyLinks = ({
  technologies,
  className,
}: {
  technologies: TechnologyLinkData[];
  className?: string;
}) => (
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
