type Props = { sections: { id: string; title: string }[] };

/** Links to the sections. `behaviours/contents.ts` marks the one that is being read. */
const SectionLinks = ({ sections }: Props) => (
  <ol>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} className="contents-link">
          {title}
        </a>
      </li>
    ))}
  </ol>
);

/** Table of contents beside the text, on large screens; it stays in view. */
export function ContentsList(props: Props) {
  return (
    <nav
      aria-labelledby="contents"
      className="sticky top-26 -mx-1.5 max-h-[calc(100dvh-7.5rem)] overflow-y-auto overscroll-contain px-1.5 pt-1 pb-1.5 max-lg:hidden"
    >
      <h2 id="contents" className="label mb-2 pl-4 text-mark">
        ON THIS PAGE
      </h2>
      <SectionLinks {...props} />
    </nav>
  );
}

/** Table of contents on small screens, folded, above the text. */
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
