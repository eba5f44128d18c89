import { useEffect } from "react";
import { href, useLocation } from "react-router";
import { NearestPages } from "~/search/nearest-pages.tsx";
import { SearchButton } from "~/search/search-button.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";

/** Any unknown path: text, way home, and the attempted path in the console (`specification.md`, "Not-found page"). */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("404: no page at this path:", pathname);
  }, [pathname]);

  return (
    <section className="on-dark relative isolate grid min-h-[34rem] items-end overflow-hidden bg-night pt-40 pb-20 text-salt lg:min-h-[42rem]">
      <Pattern
        seed="not-found"
        cloth={{ colourway: "night", scale: 1.6 }}
        className="fade-hero absolute inset-y-0 right-0 -z-10 w-full! max-lg:opacity-25 lg:w-3/5!"
      />
      <div className="wrap">
        <p className="text-figure font-bold leading-none text-turmeric">404</p>
        <h1 className="mt-4">Page not found.</h1>
        <p className="mt-5 max-w-md text-lead text-night-soft">
          The address has no page behind it: mistyped, or moved since the link was made.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink to={href("/")}>RETURN HOME</ButtonLink>
          <SearchButton />
        </div>
        <NearestPages path={pathname} />
      </div>
    </section>
  );
}
