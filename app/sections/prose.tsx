import { clsx } from "clsx/lite";
import proseCss from "~/styles/prose.css?inline";
import { PageStyle } from "~/ui/page-style.tsx";

type Props = {
  /** What `renderBody` made of a text. */
  html: string;
  className?: string;
};

/** Running text, code, tables and figures, with the style sheet that they need. `behaviours/copy-code.ts` copies the code. */
export const Prose = ({ html, className }: Props) => (
  <>
    <PageStyle name="prose" css={proseCss} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from the project's own files. */}
    <div className={clsx("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />
    <p role="status" className="sr-only" />
  </>
);
