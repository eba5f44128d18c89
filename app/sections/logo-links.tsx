import { clsx } from "clsx/lite";
import type { TechnologyLink } from "~/content/links/page-links.ts";
import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { LogoIcon } from "~/ui/logo-icon.tsx";

/** Links to technology pages, each with its logo, in as many columns as there is room for. */
export const LogoLinks = ({ technologies, className }: { technologies: TechnologyLink[]; className?: string }) => (
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
