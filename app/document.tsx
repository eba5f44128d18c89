import type { ReactNode } from "react";
import fontUrl from "../.cache/font/anek-latin.woff2?url";
import type { FrameData } from "./frame/navigation.ts";
import { PageFrame } from "./frame/page-frame.tsx";
import schemeInit from "./inline/init-colour-scheme.ts?inline-script";
import markScrolled from "./inline/mark-scrolled.ts?inline-script";
import openSearch from "./inline/open-search.ts?inline-script";
import startAtFirstInteraction from "./inline/start-at-first-interaction.ts?inline-script";
import { languageFontOf } from "./language/language-fonts.ts";
import { LanguageContext } from "./language/page-language.ts";
import type { PageHead } from "./seo/head-data.ts";
import { HeadTags } from "./seo/head-tags.tsx";
import cssText from "./styles/app.css?inline";
import { InlineScript } from "./ui/inline-assets.tsx";

/** The page's background in each scheme, for the browser's own bars. `tests/unit/contrast.test.ts` compares it with the tokens. */
const grounds = { day: "#ffffff", night: "#0f1440" };

/**
 * The links whose pages may be prerendered. Left out are files, the page that confirms an enquiry, the filters of the blog and
 * results of the search (a request would tell the server what was typed); while the search is open all links, because the page
 * itself may have a link to a result. `:has()` here would have the browser check every link at each change of focus.
 */
const prerendered = "dialog:not([open])~* a[href^='/']:not([href*='.'],[href$='/enquiry-received'],.chip)";

const rules = [{ where: { selector_matches: prerendered }, eagerness: "moderate" }];

/**
 * Prerenders a page when a pointer rests on a link to it or a finger goes down. Safari knows `prefetch` alone. A browser that saves
 * data ignores the rules (https://wicg.github.io/nav-speculation/). They name links by selector only, because each pattern of
 * `href_matches` is compiled.
 */
const speculationRules = JSON.stringify({ prefetch: rules, prerender: rules });

/** What nobody needs before the first paint, in the task after the first frame. A hidden tab has no frame until it is shown. */
const afterFirstFrame = (start: string) =>
  `requestAnimationFrame(()=>setTimeout(()=>{let startUrl=${JSON.stringify(start)};${openSearch + startAtFirstInteraction}}))`;

const FontPreload = ({ href }: { href: string }) => (
  <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
);

type Props = {
  /** The page's own path, with its language's prefix. */
  address: string;
  head: PageHead;
  site: FrameData;
  /** Address of the script that every page fetches when a person first acts (`start.ts`). */
  start: string;
  children: ReactNode;
};

/** One page as a document, with the whole style sheet. */
export function Document({ address, head, site, start, children }: Props) {
  const { language } = site;
  const script = language.pages && languageFontOf(language.code);
  return (
    <html lang={language.tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={grounds.night} media="(prefers-color-scheme:dark)" />
        <meta name="theme-color" content={grounds.day} />
        <FontPreload href={fontUrl} />
        {script && <FontPreload href={script.url} />}
        <link rel="icon" href="/icon-32.png" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" href="/feed.xml" title={language.catalogue.frame.blog} />
        {/* In development the sheet is linked, so that Vite can replace it without a reload. */}
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href="/app/styles/app.css" />
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheet.
          <style id="css" dangerouslySetInnerHTML={{ __html: cssText }} />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own rules. */}
        {script && <style id="script-css" dangerouslySetInnerHTML={{ __html: script.css }} />}
        <InlineScript script={schemeInit + markScrolled} />
        <HeadTags head={head} address={address} />
      </head>
      <body>
        <LanguageContext value={language}>
          <PageFrame site={site}>{children}</PageFrame>
        </LanguageContext>
        <InlineScript type="speculationrules" script={speculationRules} />
        <InlineScript script={afterFirstFrame(start)} />
      </body>
    </html>
  );
}
