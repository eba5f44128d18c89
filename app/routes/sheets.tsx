import { content } from "~/content/index.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { downloadLinks } from "~/content/sheets/resource-links.ts";
import { href } from "~/href.ts";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { ResourceListPage } from "~/sections/resource-list-page.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";

export function load(args: LoadArgs) {
  const { language, words: own, pages } = languageDataAt(args);
  const { head, ...words } = orThrowNotFound(pages["/sheets"]);
  return {
    head: makeHead(href("/sheets"), head, {}, language),
    ...words,
    crumb: own.sheets.crumb,
    entries: pages.sheets.map(({ slug, title, tagline, estimate }) => ({
      to: href("/sheets/:slug", { slug }),
      title,
      text: tagline,
      note: estimate ? own.sheets.read : own.sheets.fillIn,
    })),
    files: { heading: "Files to download", items: downloadLinks(content, language) },
  };
}

/** The list of all sheets, and on the English page of all files to download. */
export default function SheetList({ page: { files, ...page } }: PageProps<typeof load>) {
  return (
    <ResourceListPage {...page} seed="all-sheets">
      <ResourcesBand {...files} />
    </ResourceListPage>
  );
}
