import { longDate } from "~/content/.server/dates.ts";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { technologyCategories } from "~/content/.server/schemas/technology.ts";
import { href } from "~/paths.ts";
import type { PageProps } from "~/screen.ts";
import { Shelf } from "~/sections/shelf.tsx";

export function load() {
  const { head, ...words } = content.guideShelf;
  const inOrder = technologyCategories.flatMap((category) => content.guides.filter((it) => it.category === category));
  return {
    head: pageHead(href("/guides"), head),
    ...words,
    entries: inOrder.map(({ slug, title, tagline, reviewed }) => ({
      to: href("/guides/:slug", { slug }),
      title,
      text: tagline,
      note: `Reviewed ${longDate(reviewed)}`,
    })),
  };
}

/** All comparison guides. */
export default function Guides({ page }: PageProps<typeof load>) {
  return <Shelf {...page} crumb="Guides" seed="all-guides" />;
}
