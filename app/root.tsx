import { use, useEffect, useInsertionEffect, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import fontUrl from "../.cache/font/anek-latin.woff2?url";
import type { Route } from "./+types/root";
import { PrivacyChoices } from "./analytics/privacy-choices.tsx";
import { useAnalytics } from "./analytics/use-analytics.ts";
import { frameOf } from "./content/.server/frame.ts";
import { Frame } from "./frame/frame.tsx";
import { type Site, useSite } from "./frame/navigation.ts";
import { loadRouterErrorScreen, RouterError } from "./frame/router-error.tsx";
import guardEarlyInput from "./inline/guard-early-input.ts?inline-script";
import keepScheme from "./inline/keep-scheme.ts?inline-script";
import markScrolled from "./inline/mark-scrolled.ts?inline-script";
import openSearch from "./inline/open-search.ts?inline-script";
import { LanguageContext } from "./language/page-language.ts";
import cssUrl from "./styles/app.css?url";
import { firstInteraction } from "./ui/first-interaction.ts";
import { savesData } from "./ui/follow-links/saves-data.ts";
import { loadedFullStylesheet, loadFullStylesheet } from "./ui/full-stylesheet.ts";
import { loadLate } from "./ui/load-late.ts";
import { whenIdle } from "./ui/when-idle.ts";

/** Settings and menu entries for the frame, as JSON (`frame/navigation.ts`). Runs while the site is built, once a page. */
export const loader = (args: Route.LoaderArgs) => JSON.stringify(frameOf(args) satisfies Site);

// The style sheet is in the HTML, cut to the page's own rules after rendering (pipeline/css/prune-css.ts); on the client
// React finds it there, so it is not in the JavaScript as well. In development it is linked, and not imported as text:
// Vite can then exchange it without a reload.
const css = import.meta.env.SSR
  ? import.meta.env.DEV
    ? ""
    : (await import("./styles/app.css?inline")).default
  : (document.getElementById("css")?.textContent ?? "");
// The font of another script than the Latin one, and its rules: in the HTML alone, since no other page of this document has
// another language.
const scriptFonts = import.meta.env.SSR ? await import("./language/script-fonts.ts") : undefined;
const scriptFont = (language: string) =>
  scriptFonts?.scriptFontOf(language) ?? { css: document.getElementById("script-css")?.textContent ?? "", url: "" };

// What of the footer never changes, drawn while the site is built.
const footer = import.meta.env.SSR ? await import("./footer-markup.tsx") : undefined;

// Has run by the time React comes, and need not be in the JavaScript either.
const headScript = import.meta.env.SSR ? keepScheme + markScrolled + openSearch + guardEarlyInput : "";

/** The ground of each scheme, for the browser's own bars: `tests/unit/contrast.test.ts` holds them against the tokens. */
const grounds = { day: "#ffffff", night: "#0f1440" };

/** One element, so that the footer is not drawn anew with each page. */
const privacyChoices = import.meta.env.ANALYTICS && import.meta.env.ANALYTICS_ASKS && <PrivacyChoices />;

/** The document. Also holds the router's error screen, so that a failure keeps the frame. */
export function Layout({ children }: { children: React.ReactNode }) {
  const site = useSite();
  const language = site?.language;
  const other = language?.pages && scriptFont(language.code);
  // Not before React has taken over: what leads on needs the router, and somebody may have moved long before that is there.
  useEffect(() => void prepareNextPage().catch(() => {}), []);
  return (
    <html lang={language?.tag ?? "en-IN"} suppressHydrationWarning>
      <head>
        {/* Nothing of this changes while the document lives: the HTML alone has it. */}
        {import.meta.env.SSR && (
          <>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="theme-color" content={grounds.night} media="(prefers-color-scheme:dark)" />
            <meta name="theme-color" content={grounds.day} />
            <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
            {other && <link rel="preload" href={other.url} as="font" type="font/woff2" crossOrigin="anonymous" />}
            <link rel="icon" href="/icon-32.png" sizes="32x32" />
            <link rel="icon" href="/icon.svg" type="image/svg+xml" />
            <link rel="apple-touch-icon" href="/icon-180.png" />
            <link rel="manifest" href="/site.webmanifest" />
            <link rel="alternate" type="application/atom+xml" href="/feed.xml" title="Blog" />
          </>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheet. */}
        <style id="css" dangerouslySetInnerHTML={{ __html: css }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own rules. */}
        {other && <style id="script-css" dangerouslySetInnerHTML={{ __html: other.css }} />}
        {import.meta.env.DEV && <link rel="stylesheet" href={cssUrl} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this project. */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        {site ? (
          <LanguageContext value={site.language}>
            <Frame site={site} choices={privacyChoices} footer={footer?.footerMarkup(site)}>
              {children}
            </Frame>
          </LanguageContext>
        ) : (
          // Its data could not be had: then there are no words either.
          <main id="main">{children}</main>
        )}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** A person who moves may soon follow a link. Without this a page is fetched at the click. */
async function prepareNextPage(): Promise<void> {
  await firstInteraction();
  void loadFullStylesheet();
  if (!savesData) loadRouterErrorScreen().catch(() => {});
  const { onFirstMove } = await loadLate(() => import("./first-move.ts"), { drawsAnew: false });
  onFirstMove();
}

// How fast this page is for the person who reads it, where the owner has that counted.
if (countsVitals && !import.meta.env.SSR)
  whenIdle()
    .then(() => loadLate(() => import("./vitals/report.ts"), { drawsAnew: false }))
    .catch(() => {});

/** Shows no page but the first before the rules of the whole site are there. */
function useFullStylesheet() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const moved = pathname !== first;
  // React draws at once what Back asks for: a promise, even a kept one, would make the page give way to nothing.
  const sheet = moved && (loadedFullStylesheet ?? use(loadFullStylesheet()));
  useInsertionEffect(() => {
    if (sheet) sheet.media = "all";
    // It could not be had. The page itself brings its own.
    else if (moved) location.reload();
  }, [sheet, moved]);
}

export default function App() {
  useFullStylesheet();
  useAnalytics();
  return <Outlet />;
}

export const ErrorBoundary = RouterError;
