import { clsx } from "clsx/lite";
import proseCss from "~/styles/prose.css?inline";
import { PageStyle } from "~/ui/inlined.tsx";

type Props = {
  /** HTML made by `renderBody`. */
  html: string;
  className?: string;
};

/** Running text, code, tables and figures, with their style sheet. `behaviours/copy-code.ts` makes the copy buttons work. */
export const Prose = ({ html, className }: Props) => (
  <>
    <PageStyle name="prose" css={proseCss} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the project's own files. */}
    <div className={clsx("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />
    <p role="status" className="sr-only" />
  </>
);
