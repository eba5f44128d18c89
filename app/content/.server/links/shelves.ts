import type { Pages } from "../registry.ts";

/** Links to the lists of guides and of sheets, as far as a language has them. */
export const shelfLinks = ({ guideShelf, sheetShelf }: Pick<Partial<Pages>, "guideShelf" | "sheetShelf">) => [
  ...(guideShelf ? [{ to: "/guides", label: guideShelf.label }] : []),
  ...(sheetShelf ? [{ to: "/sheets", label: sheetShelf.label }] : []),
];

export type ShelfLink = ReturnType<typeof shelfLinks>[number];
