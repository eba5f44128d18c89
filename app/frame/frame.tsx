import type { ReactNode } from "react";
import { useAssets } from "~/island.tsx";
import { Search } from "~/search/search.tsx";
import { CallBar } from "./call-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageOffers } from "./language-offers.tsx";
import type { Site } from "./navigation.ts";

/** Everything around the content of a page: skip link, search, header, footer, offer of another language. */
export function Frame({ site, children }: { site: Site; children: ReactNode }) {
  const { pageView } = useAssets();
  return (
    <>
      <a href="#main" className="skip-link">
        {site.language.catalogue.frame.skip}
      </a>
      {/* Before the links that are not prerendered while it is open (`document.tsx`). */}
      <Search />
      <Header site={site} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} />
      <CallBar site={site} />
      <LanguageOffers site={site} />
      {pageView && <template data-part={pageView} />}
    </>
  );
}
