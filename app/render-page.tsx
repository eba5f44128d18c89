import { renderToStaticMarkup } from "react-dom/server";
import { pageTypeOf, type RoutePath } from "../content/pages.ts";
import { englishPath } from "../enquiry/language-prefix.ts";
import { languageAt } from "./content/languages/site-languages.ts";
import { matchPath } from "./content/links/page-addresses.ts";
import { frameDataOf } from "./content/page/frame-data.ts";
import { Document } from "./document.tsx";
import { type Assets, AssetsContext } from "./island.tsx";
import { type LoadArgs, orThrowNotFound, PageNotFoundError, type RouteModule } from "./route-module.ts";
import * as notFound from "./routes/not-found.tsx";
import * as failure from "./routes/server-error.tsx";
import type { PageHead } from "./seo/head-data.ts";

/** A screen with any data. Its component always gets what its own `load` returned. */
// biome-ignore lint/suspicious/noExplicitAny: each screen has data of its own.
type AnyScreen = RouteModule<any>;

const screens = import.meta.glob<AnyScreen>(["./routes/*.tsx", "./routes/*/route.tsx"], { eager: true });

/** The screen of a type of page (`content/pages.ts`). @throws if there is no such file */
function screenOf(path: RoutePath): AnyScreen {
  const { screen } = pageTypeOf(path);
  const found = screens[`./routes/${screen}.tsx`] ?? screens[`./routes/${screen}/route.tsx`];
  if (found) return found;
  throw new Error(`content/pages.ts names the screen "${screen}" for ${path}: write app/routes/${screen}.tsx.`);
}

/** A page as HTML, and what its head says. */
export type RenderedPage = { path: string; html: string; head: PageHead };

function render<Data extends { head: PageHead }>(
  { load, default: Component }: RouteModule<Data>,
  args: LoadArgs,
  assets: Assets,
): RenderedPage {
  const page = load(args);
  const { address } = args;
  const markup = renderToStaticMarkup(
    <AssetsContext value={assets}>
      <Document
        address={address}
        head={page.head}
        site={frameDataOf(address, page.head.languages)}
        start={assets.start}
      >
        <Component page={page} />
      </Document>
    </AssetsContext>,
  );
  return { path: address, html: `<!DOCTYPE html>${markup}`, head: page.head };
}

/**
 * The page at an address.
 * @param address path with the language's prefix, without a slash at its end
 * @throws {PageNotFoundError} if there is no such page
 */
export function renderPage(address: string, assets: Assets): RenderedPage {
  const { path, slug } = orThrowNotFound(matchPath(englishPath(languageAt(address), address)));
  return render(screenOf(path), { address, slug }, assets);
}

/** The not-found page, in the language of the address. */
export const renderNotFoundPage = (address: string, assets: Assets) => render(notFound, { address, slug: "" }, assets);

/**
 * The page that answers a failure, in the language of the address.
 * @param error shown with its stack; without one the page has the text of a server's 500
 */
export const renderFailurePage = (address: string, assets: Assets, error?: unknown) =>
  render({ ...failure, load: () => failure.load(address, error) }, { address, slug: "" }, assets);

export { PageNotFoundError };
