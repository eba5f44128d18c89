import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { href } from "react-router";
import { linkIn, type PageLanguage } from "~/language/page-language.ts";
import { loneLink } from "~/ui/link-class.ts";
import { PhoneLink } from "~/ui/phone-link.tsx";
import * as catalogues from "../content/languages.ts";
import { settings } from "../settings/index.ts";
import { content } from "./content/.server/index.ts";
import type { FooterMarkup } from "./frame/footer.tsx";
import { LogoMark } from "./frame/logo-mark.tsx";
import type { MenuLink, Site } from "./frame/navigation.ts";

/** What the footer says. */
function wordsIn(language: string) {
  const [, words] = Object.entries(catalogues).find(([code]) => code === language) ?? [];
  if (!words) throw new Error(`There is no language "${language}".`);
  const { frame } = words;
  return frame;
}

type Words = ReturnType<typeof wordsIn>;

const pageLinks = (words: Words): MenuLink[] => [
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

function StaticLink({ to, label, language }: MenuLink & { language: PageLanguage }) {
  const link = linkIn(language, to);
  return (
    <a
      href={link.to}
      hrefLang={link.isForeign ? "en" : undefined}
      className="inline-flex min-h-11 items-center hover:underline"
    >
      {label}
      {link.isForeign && <span className="in-english">{` (${language.words.inEnglish})`}</span>}
    </a>
  );
}

type ListProps = { title: string; links: MenuLink[]; language: PageLanguage };

function LinkList({ title, links, language }: ListProps) {
  const heading = title.toLocaleUpperCase(language.tag);
  return (
    <nav aria-label={heading}>
      <h2 className="label mb-3 text-band-mark">{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <StaticLink {...link} language={language} />
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
  const words = wordsIn(language.code);
  const render = (element: ReactElement) => renderToStaticMarkup(element);
  const markup = {
    addresses: render(<Addresses text={words.firmText} />),
    links: render(
      <>
        <LinkList title={words.services} links={footerServices(site)} language={language} />
        <LinkList title={words.firm} links={pageLinks(words)} language={language} />
      </>,
    ),
    notice: `© ${new Date().getFullYear()} ${settings.name}. ${words.made}`,
  };
  rendered.set(language.code, markup);
  return markup;
}
