import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "~/language/page-language.ts";
import { loadLate } from "~/ui/load-late.ts";

/** Links to the pages whose addresses are most like the one that was asked for. Nothing where none is. */
export function NearestPages({ path, heading }: { path: string; heading: string }) {
  const [links, setLinks] = useState<ReactNode>();
  const { code: language } = useLanguage();

  useEffect(() => {
    let current = true;
    loadLate(() => import("./nearest-links.tsx"))
      .then(async ({ nearestPages, NearestLinks }) => {
        const pages = await nearestPages(path, language);
        if (current) setLinks(pages.length > 0 && <NearestLinks heading={heading} pages={pages} />);
      })
      // The way home and the search are on the page: that there are no guesses as well is no failure of it.
      .catch((error: unknown) => console.warn("No suggestions for this address.", error));
    return () => {
      current = false;
    };
  }, [path, language, heading]);

  // Room is kept, so that nothing moves when the guesses arrive.
  return <div className="mt-10 min-h-56 noscript:hidden">{links}</div>;
}
