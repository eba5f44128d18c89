import { useEffect } from "react";
import { href, useLocation } from "react-router";
import type { LazyWords } from "~/language/page-language.ts";
import { NearestPages } from "~/search/nearest-pages.tsx";
import { SearchButton } from "~/search/search-button.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";

type Props = {
  words: LazyWords;
  /** Given, it titles the window: at the address of a page whose own head could not be had. */
  siteName?: string;
};

/**
 * Text, way home, and the attempted path in the console (`specification.md`, "Not-found page").
 *
 * @public imported lazily by not-found.tsx
 */
export function NotFoundScreen({ words: { notFound }, siteName }: Props) {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("404: no page at this path:", pathname);
  }, [pathname]);

  return (
    <>
      <section className="on-dark relative overflow-hidden">
        {siteName && <title>{`${notFound.subject} | ${siteName}`}</title>}
        <div className="wrap grid items-end pt-36 pb-12 lg:min-h-[42rem] lg:grid-cols-12 lg:pb-20">
          <div className="lg:col-span-6">
            <p className="text-figure font-bold leading-none text-band-mark">404</p>
            <h1 className="mt-4">{notFound.heading}</h1>
            <p className="mt-5 max-w-md text-lead text-band-soft">{notFound.text}</p>
            <div className="mt-8 flex flex-wrap gap-4">
              <ButtonLink to={href("/")}>{notFound.returnHome}</ButtonLink>
              <SearchButton />
            </div>
            <NearestPages path={pathname} heading={notFound.nearest} />
          </div>
        </div>
        <div className="h-48 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[46%]">
          <Pattern seed="not-found" cloth={{ colourway: "night", scale: 1.6 }} className="fade-hero" />
        </div>
      </section>
      {/* The footer begins with a cloth of its own. */}
      <div className="on-dark h-12" />
    </>
  );
}
