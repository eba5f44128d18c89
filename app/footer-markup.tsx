import { href } from "react-router";
import { Link } from "~/language/link.tsx";
import { type Interface, useLanguage } from "~/language/page-language.ts";
import { loneLink } from "~/ui/link-class.ts";
import { PhoneLink } from "~/ui/phone-link.tsx";
import { settings } from "../settings/index.ts";
import { content } from "./content/.server/index.ts";
import { interfaceByPrefix } from "./content/.server/languages.ts";
import { renderStatic, renderStaticLinks } from "./content/.server/render.tsx";
import type { FooterMarkup } from "./frame/footer.tsx";
import { LogoMark } from "./frame/logo-mark.tsx";
import type { MenuLink, Site } from "./frame/navigation.ts";

const pageLinks = (words: Interface["frame"]): MenuLink[] => [
  { label: words.home, to: href("/") },
  { label: words.about, to: href("/about") },
  { label: words.industries, to: href("/industries") },
  { label: words.technologies, to: href("/technologies") },
  { label: words.caseStudies, to: href("/case-studies") },
  { label: words.careers, to: href("/career") },
  { label: words.contact, to: href("/contact") },
];

/** The services that the footer names, in its order. */
const footerServices = ({ services }: Site): MenuLink[] =>
  content.services
    .flatMap(({ slug, footerOrder }) => (footerOrder ? [{ to: href("/services/:slug", { slug }), footerOrder }] : []))
    .sort((a, b) => a.footerOrder - b.footerOrder)
    .flatMap(({ to }) => services.find((service) => service.to === to) ?? []);

function LinkList({ title, links }: { title: string; links: MenuLink[] }) {
  const heading = title.toLocaleUpperCase(useLanguage().tag);
  return (
    <nav aria-label={heading}>
      <h2 className="label mb-3 text-band-mark">{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className="inline-flex min-h-11 min-w-11 items-center hover:underline">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The firm, and how to reach it. */
function Addresses({ text }: { text: string }) {
  const { name, email, phone, social } = settings;
  return (
    <>
      <p className="flex items-center gap-3 text-h3 font-bold tracking-tight">
        <LogoMark />
        {name}
      </p>
      <p className="mt-5 max-w-sm text-band-soft">{text}</p>
      <ul className="mt-5">
        <li>
          <a href={`mailto:${email}`} className={loneLink}>
            {email}
          </a>
        </li>
        <li>
          <PhoneLink phone={phone} className={loneLink} />
        </li>
        {social.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="me noopener" className={loneLink}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const rendered = new Map<string, FooterMarkup>();

/** Read while the site is built; rendered once a language. */
export function footerMarkup(site: Site): FooterMarkup {
  const { language } = site;
  const known = rendered.get(language.code);
  if (known) return known;
  const { frame: words } = interfaceByPrefix(language.code);
  const markup = {
    addresses: renderStatic(<Addresses text={words.firmText} />),
    links: renderStaticLinks(
      <>
        <LinkList title={words.services} links={footerServices(site)} />
        <LinkList title={words.firm} links={pageLinks(words)} />
      </>,
      language,
    ),
    notice: `© ${new Date().getFullYear()} ${settings.name}. ${words.made}`,
  };
  rendered.set(language.code, markup);
  return markup;
}
