import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { LogoMark } from "./logo-mark.tsx";
import { DesktopDropdown, MenuAnchor, MobileMenu } from "./menus.tsx";
import { callToAction, headerItems, type Site } from "./navigation.ts";

type Props = { site: Site };

/**
 * The fixed header (`specification.md`, section 2, "Header"). `styles/frame.css` makes it transparent on the page that begins with
 * the night hero, which `data-over-hero` marks.
 */
export function Header({ site }: Props) {
  const { services, language, path } = site;
  const capitals = (text: string) => text.toLocaleUpperCase(language.tag);
  const action = callToAction(language.catalogue.frame);
  const mobileServices = services.filter(({ isDesktopOnly }) => !isDesktopOnly);

  return (
    <header className="site-header" data-over-hero={path === "/" || undefined}>
      <div className="wrap flex h-full items-center justify-between gap-2">
        <Link
          to={href("/")}
          className="flex min-h-11 items-center gap-3 text-[1.375rem] lh-1.25 weight-700 tight wrap-normal"
        >
          <LogoMark />
          {site.name}
        </Link>
        <nav aria-label={language.catalogue.frame.main} className="max-lg:hidden">
          <ul className="flex items-center xl:gap-2">
            {headerItems(language, services).map(({ label, ...item }) => (
              <li key={label}>
                {"links" in item ? (
                  <DesktopDropdown group={{ ...item, label: capitals(label) }} path={path} />
                ) : (
                  <MenuAnchor path={path} to={item.to} className="menu-item">
                    {capitals(label)}
                  </MenuAnchor>
                )}
              </li>
            ))}
            <li className="ml-3">
              <MenuAnchor path={path} to={action.to} className="button button-primary min-h-11! px-5!">
                {action.label}
              </MenuAnchor>
            </li>
          </ul>
        </nav>
        <nav aria-label={language.catalogue.frame.main} className="lg:hidden">
          <MobileMenu site={site} items={headerItems(language, mobileServices)} />
        </nav>
      </div>
    </header>
  );
}
