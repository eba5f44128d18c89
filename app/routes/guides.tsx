import { longDate } from "~/content/dates.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { href } from "~/href.ts";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { ResourceListPage } from "~/sections/resource-list-page.tsx";
import { technologyCategories } from "../../content/schemas/technology.ts";

export function load(args: LoadArgs) {
  const { language, tag, words: own, pages } = languageDataAt(args);
  const { head, ...words } = orThrowNotFound(pages["/guides"]);
  const inOrder = technologyCategories.flatMap((category) => pages.guides.filter((it) => it.category === category));
  return {
    head: makeHead(href("/guides"), head, {}, language),
    ...words,
    crumb: own.guides.crumb,
    entries: inOrder.map(({ slug, title, tagline, reviewed }) => ({
      to: href("/guides/:slug", { slug }),
      title,
      text: tagline,
      note: `${own.guides.reviewed} ${longDate(reviewed, tag)}`,
    })),
  };
}

export default function Guides({ page }: PageProps<typeof load>) {
  return <ResourceListPage {...page} seed="all-guides" />;
}
