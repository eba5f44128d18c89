import type { ComponentProps } from "react";
import { useLinkClickHandler, useLocation } from "react-router";

type Props = {
  sections: { id: string; title: string }[];
  /** Id of the section that is being read. */
  current: string | undefined;
};

/**
 * Followed by the router, which notes where the reader was: browsers differ in whether they tell of such a step before
 * they scroll or after it. In the HTML it is the plain link to a place on the page that works without scripts.
 */
function SectionLink({ to, ...props }: ComponentProps<"a"> & { to: string }) {
  const { search } = useLocation();
  const follow = useLinkClickHandler({ search, hash: to });
  return <a {...props} href={`#${to}`} onClick={follow} />;
}

function SectionLinks({ sections, current }: Props) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <SectionLink to={id} aria-current={id === current ? "location" : undefined} className="contents-link">
            {title}
          </SectionLink>
        </li>
      ))}
    </ol>
  );
}

/** Table of contents beside the text, on large screens; it stays in view. */
export function ContentsList(props: Props) {
  return (
    <nav
      aria-labelledby="contents"
      className="sticky top-26 -ml-4 max-h-[calc(100dvh-7.5rem)] overflow-y-auto overscroll-contain p-1 max-lg:hidden"
    >
      <h2 id="contents" className="label mb-2 pl-4 text-mark">
        ON THIS PAGE
      </h2>
      <SectionLinks {...props} />
    </nav>
  );
}

/** The same on small screens, folded above the text. */
export function FoldedContents(props: Props) {
  return (
    <nav aria-label="On this page" className="mb-10 border-y border-line lg:hidden">
      <details className="group">
        <summary className="label flex min-h-12 cursor-pointer items-center justify-between text-mark">
          ON THIS PAGE
          <svg
            aria-hidden="true"
            viewBox="0 0 12 8"
            className="size-3 fill-none stroke-current stroke-2 group-open:rotate-180"
          >
            <path d="M1 1.5l5 5 5-5" />
          </svg>
        </summary>
        <SectionLinks {...props} />
      </details>
    </nav>
  );
}
