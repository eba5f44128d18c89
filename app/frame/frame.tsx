import { type ReactNode, Suspense } from "react";
import { SearchDialog } from "~/search/search-dialog.tsx";
import { ScrollLink } from "~/ui/scroll-link.tsx";
import { Footer, type FooterMarkup } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { Site } from "./navigation.ts";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { ToastArea } from "./toast-area.tsx";

type Props = {
  site: Site;
  children: ReactNode;
  /** What a visitor may change of the site, for the footer. */
  choices?: ReactNode;
  footer?: FooterMarkup | undefined;
};

/**
 * What surrounds every page: skip link, header, the page, footer, search, toast area. The header is hydrated first and by
 * itself, so that a menu answers while the rest is still at it.
 */
export function Frame({ site, children, choices, footer }: Props) {
  return (
    <>
      <ScrollLink to="main" className="skip-link">
        {site.language.words.skip}
      </ScrollLink>
      <Header site={site} />
      <main id="main" tabIndex={-1}>
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer site={site} choices={choices} markup={footer} />
      </Suspense>
      {/* Before the announcer: on a change of page the search closes first, and then the focus moves to the new page. */}
      <SearchDialog />
      <RouteAnnouncer />
      <ToastArea />
    </>
  );
}
