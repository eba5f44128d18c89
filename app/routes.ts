import { type Path, pageType } from "../content/pages.ts";
import type { Screen } from "./screen.ts";

/** A screen with any data. Its component always gets what its own `load` returned. */
// biome-ignore lint/suspicious/noExplicitAny: each screen has data of its own.
type AnyScreen = Screen<any>;

const screens = import.meta.glob<AnyScreen>(["./routes/*.tsx", "./routes/*/route.tsx"], { eager: true });

/** The screen of a type of page (`content/pages.ts`). @throws if there is no such file */
export function screenOf(path: Path): AnyScreen {
  const { screen } = pageType(path);
  const found = screens[`./routes/${screen}.tsx`] ?? screens[`./routes/${screen}/route.tsx`];
  if (found) return found;
  throw new Error(`content/pages.ts names the screen "${screen}" for ${path}: write app/routes/${screen}.tsx.`);
}
