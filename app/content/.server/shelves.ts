import type { Content } from "./registry.ts";

/** What links to the lists of guides and of sheets show. */
export const shelfLinks = ({ guideShelf, sheetShelf }: Content) => [
  { to: "/guides", label: guideShelf.label },
  { to: "/sheets", label: sheetShelf.label },
];

export type ShelfLink = ReturnType<typeof shelfLinks>[number];
