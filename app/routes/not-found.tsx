import { localeOf } from "~/content/.server/languages/locale.ts";
import { notFoundHead } from "~/content/.server/page/not-found.ts";
import { useAssets } from "~/islands/assets.ts";
import { href } from "~/paths.ts";
import type { PageProps, ScreenArgs } from "~/screen.ts";
import { SearchButton } from "~/search/search-button.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { loneLink } from "~/ui/link-class.ts";
import { Pattern } from "~/ui/pattern/pattern.tsx";

export function load(args: ScreenArgs) {
  const { language, words } = localeOf(args);
  return { head: notFoundHead(language), words: words.notFound };
}

/** Links to pages with a similar address: `search/nearest-pages.ts` fills them in. Room is kept, so that nothing moves then. */
const NearestPages = ({ nearest, returnHome }: { nearest: string; returnHome: string }) => (
  <div data-part={useAssets().parts["nearest-pages"]} className="mt-10 min-h-56 noscript:hidden">
    <template>
      <nav aria-labelledby="nearest">
        <h2 id="nearest" className="text-h4!">
          {nearest}
        </h2>
        <ul className="mt-2">
          <li>
            <a href="/" className={loneLink}>
              {returnHome}
            </a>
          </li>
        </ul>
      </nav>
    </template>
  </div>
);

/** Any unknown path: text, way home, and the attempted path in the console (`specification.md`, "Not-found page"). */
export default function NotFoundPage({ page: { words } }: PageProps<typeof load>) {
  return (
    <section className="on-dark relative overflow-hidden">
      <div className="wrap grid items-end pt-36 pb-12 lg:min-h-[42rem] lg:grid-cols-12 lg:pb-20">
        <div className="lg:col-span-6">
          <p className="text-figure font-bold leading-none text-band-mark">404</p>
          <h1 className="mt-4">{words.heading}</h1>
          <p className="mt-5 max-w-md text-lead text-band-soft">{words.text}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink to={href("/")}>{words.returnHome}</ButtonLink>
            <SearchButton />
          </div>
          <NearestPages {...words} />
        </div>
      </div>
      <div className="h-48 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[46%]">
        <Pattern seed="not-found" cloth={{ colourway: "night", scale: 1.6 }} className="fade-hero fade-foot" />
      </div>
    </section>
  );
}
