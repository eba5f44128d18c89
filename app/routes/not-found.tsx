import { languageDataAt } from "~/content/languages/locale-data.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { href } from "~/href.ts";
import { useElementScriptProps } from "~/island.tsx";
import type { LoadArgs, PageProps } from "~/route-module.ts";
import { SearchButton } from "~/search/search-button.tsx";
import { ButtonLink, standaloneLinkClass } from "~/ui/links.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";

export function load(args: LoadArgs) {
  const { language, words } = languageDataAt(args);
  const { subject: title, description } = words.notFound;
  // The same at every unknown path.
  return { head: makeHead("/404", { title, description }, { noindex: true }, language), words: words.notFound };
}

/** The page of any unknown path: text and a link home. The path is logged to the console (`specification.md`, "Not-found page"). */
export default function NotFoundPage({ page: { words } }: PageProps<typeof load>) {
  return (
    <section className="on-dark relative flex flex-col overflow-hidden line-b border-band-line">
      <div className="wrap flex grow flex-col pt-36 lg:min-h-[34rem] lg:flex-row lg:items-end lg:pb-20">
        <div className="flex grow flex-col lg:max-w-[50%]">
          <p className="text-figure weight-700 lh-1 text-band-mark">404</p>
          <h1 className="mt-4">{words.heading}</h1>
          <p className="mt-5 max-w-md text-lead text-band-soft">{words.text}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink to={href("/")}>{words.returnHome}</ButtonLink>
            <SearchButton />
          </div>
          {/* For links to pages with a similar address, which `islands/similar-pages.ts` fills in. Their room is reserved, so that
          nothing moves. On small screens the pattern fills it until there are such pages. */}
          <div
            {...useElementScriptProps("similar-pages")}
            className="relative mt-10 min-h-44 grow lg:static lg:noscript:min-h-0"
          >
            <template>
              <nav aria-labelledby="nearest">
                <h2 id="nearest" className="text-h4!">
                  {words.nearest}
                </h2>
                <ul className="mt-2">
                  <li>
                    <a href="/" className={standaloneLinkClass}>
                      {words.returnHome}
                    </a>
                  </li>
                </ul>
              </nav>
            </template>
            <div className="absolute inset-y-0 left-1/2 w-screen [translate:-50%] max-lg:[nav~&]:hidden lg:right-0 lg:left-auto lg:w-[46%] lg:[translate:none]">
              <Pattern seed="not-found" overrides={{ colourway: "night", scale: 1.6 }} className="fade-hero" />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
