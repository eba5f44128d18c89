import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { everyFile } from "~/content/.server/sheets/take-away.ts";
import { href } from "~/paths.ts";
import type { PageProps } from "~/screen.ts";
import { Shelf } from "~/sections/shelf.tsx";
import { TakeAwayBand } from "~/sections/take-away.tsx";

export function load() {
  const { head, ...words } = content.sheetShelf;
  return {
    head: pageHead(href("/sheets"), head),
    ...words,
    entries: content.sheets.map(({ slug, title, tagline, estimate }) => ({
      to: href("/sheets/:slug", { slug }),
      title,
      text: tagline,
      note: estimate ? "An example, to read and to print" : "To print and fill in",
    })),
    files: everyFile(content),
  };
}

/** All sheets to print, and every file to take away. */
export default function Sheets({ page: { files, ...page } }: PageProps<typeof load>) {
  return (
    <Shelf {...page} crumb="Sheets" seed="all-sheets">
      <TakeAwayBand heading="Files to download" items={files} />
    </Shelf>
  );
}
