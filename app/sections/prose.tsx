import { clsx } from "clsx/lite";
import { useRef } from "react";
import proseCss from "~/styles/prose.css?inline";
import proseUrl from "~/styles/prose.css?url";
import { PageStyle } from "~/ui/page-style.tsx";
import { StaticHtml } from "~/ui/static-html.tsx";
import { useProse } from "./use-prose.ts";

type Props = {
  /** What `renderBody` or `renderStatic` made while the site was built. */
  html: string;
  className?: string;
};

/**
 * Running text, code, tables and figures that were rendered while the site was built, with the style sheet that they
 * need. Complete as it is; scripts add the buttons that copy code and navigation without a page load.
 */
export function Prose({ html, className }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const announcement = useProse(text);
  return (
    <>
      <PageStyle name="prose" css={import.meta.env.SSR ? proseCss : ""} url={proseUrl} />
      <StaticHtml id="static-prose" ref={text} html={html} className={clsx("prose", className)} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
