import { href } from "~/href.ts";
import { useAssets } from "~/island.tsx";
import { Link } from "~/language/link.tsx";
import { type InterfaceWords, publishedLinks, useLanguage } from "~/language/page-language.ts";
import { SearchButton } from "~/search/search-button.tsx";
import footerCss from "~/styles/overlays.css?inline";
import { DeferredStyle } from "~/ui/inline-assets.tsx";
import { ContactItems, standaloneLinkClass } from "~/ui/links.tsx";
import { LanguageSwitch, languageSwitchId } from "./language-switch.tsx";
import { LogoMark } from "./logo-mark.tsx";
import type { FrameData, MenuLink } from "./navigation.ts";

type Props = { site: FrameData };

const pageLinks = ({ language }: FrameData): MenuLink[] => {
  const words = language.catalogue.frame;
  return publishedLinks(language, [
    { label: words.home, to: href("/") },
    { label: words.about, to: href("/about") },
    { label: words.industries, to: href("/industries") },
    { label: words.technologies, to: href("/technologies") },
    { label: words.caseStudies, to: href("/case-studies") },
    { label: words.careers, to: href("/career") },
    { label: words.contact, to: href("/contact") },
  ]);
};

/** The services that the footer names, in its order. */
const footerServices = ({ services }: FrameData): MenuLink[] =>
  services
    .flatMap(({ footerOrder, ...service }) => (footerOrder ? [{ ...service, footerOrder }] : []))
    .sort((a, b) => a.footerOrder - b.footerOrder);

function LinkList({ title, tag, links }: { title: string; tag: string; links: MenuLink[] }) {
  const heading = title.toLocaleUpperCase(tag);
  return (
    <nav aria-label={heading}>
      <h2 className="label mb-3 text-band-mark">{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className="inline-flex min-h-11 min-w-11 items-center py-1 lh-1.25 hover:underline">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Addresses({ site }: Props) {
  const { name, email, phone, whatsapp, lines, social, language } = site;
  return (
    <>
      <p className="flex items-center gap-3 text-h3 weight-700 tight">
        <LogoMark />
        {name}
      </p>
      <p className="mt-5 max-w-sm text-band-soft">{language.catalogue.frame.firmText}</p>
      <ul className="mt-5">
        <ContactItems {...{ email, phone, whatsapp }} className={standaloneLinkClass} />
        {social.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="me noopener" className={standaloneLinkClass}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <ul className="mt-3 text-sm text-band-soft">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3">
        <div id={languageSwitchId}>
          <LanguageSwitch site={site} />
        </div>
        <SearchButton />
      </div>
    </>
  );
}

/** The schemes: the key of the label in the catalogue, and the media query for which the dark scheme holds. */
const schemes = [
  ["system", "(prefers-color-scheme:dark)"],
  ["day", "never"],
  ["night", "all"],
] as const;

/** The choice of colour scheme (`behaviours/colour-scheme.ts`). Without scripts it is not shown, because it could do nothing. */
const SchemeControl = ({ words }: { words: InterfaceWords["scheme"] }) => (
  <div className="scheme noscript:hidden print:hidden">
    <fieldset>
      <legend>{words.label}</legend>
      {schemes.map(([name, value]) => (
        <label key={name}>
          <input type="radio" name="night" value={value} autoComplete="off" />
          {words[name]}
        </label>
      ))}
    </fieldset>
  </div>
);

/** In the footer of a page in another language: what the mark at links to English pages says. The links say it to screen readers. */
function EnglishNote() {
  const { pages, catalogue } = useLanguage();
  if (!pages) return null;
  const [before, after] = catalogue.frame.englishNote.split("{mark}");
  return (
    <p aria-hidden="true">
      {before}
      <span className="in-english" />
      {after}
    </p>
  );
}

/** The last row: links and controls that the specification does not list. */
function LastRow({ site }: Props) {
  const words = site.language.catalogue.frame;
  const consentWords = useAssets().consentWords[site.language.code];
  return (
    <div className="flex flex-wrap justify-between gap-x-8 line-t border-band-line py-4 text-sm text-band-soft">
      <div className="flex flex-wrap items-center gap-x-8">
        <div>
          {`© ${site.year} ${site.name}. `}
          <Link to={href("/how-this-site-is-made")} className={standaloneLinkClass}>
            {words.made}
          </Link>
        </div>
        {consentWords && (
          <button type="button" data-privacy-choices={consentWords} className={standaloneLinkClass}>
            {words.privacyChoices}
          </button>
        )}
        <Link to={href("/what-a-website-costs")} className={standaloneLinkClass}>
          {words.costs}
        </Link>
        <Link to={href("/privacy")} className={standaloneLinkClass}>
          {words.privacy}
        </Link>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-8">
        <EnglishNote />
        <SchemeControl words={site.language.catalogue.scheme} />
      </div>
    </div>
  );
}

/** The footer (`specification.md`, section 2, "Footer"): six services, the site's pages, and how to reach the firm. */
export function Footer({ site }: Props) {
  const { catalogue, tag } = site.language;
  const words = catalogue.frame;
  return (
    <footer className="site-footer on-dark">
      <DeferredStyle css={footerCss} />
      <div className="wrap grid gap-x-8 gap-y-10 py-12 lg:grid-cols-12 lg:py-16">
        <div className="lg:col-span-5">
          <Addresses site={site} />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-10 lg:col-span-6 lg:col-start-7">
          <LinkList title={words.services} tag={tag} links={footerServices(site)} />
          <LinkList title={words.firm} tag={tag} links={pageLinks(site)} />
        </div>
      </div>
      <div className="wrap">
        <LastRow site={site} />
      </div>
    </footer>
  );
}
