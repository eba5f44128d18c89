import { clsx } from "clsx/lite";
import proseCss from "~/styles/prose.css?inline";
import { PageStyle } from "~/ui/inline-assets.tsx";

/**
 * Running text, code, tables and figures, with their style sheet. `behaviours/copy-code.ts` makes the copy buttons work.
 * @param html made by `renderBody`
 */
export const Prose = ({ html, className }: { html: string; className: string }) => (
  <>
    <PageStyle name="prose" css={proseCss} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the project's own files. */}
    <div className={clsx("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />
    <p role="status" className="sr-only" />
  </>
);
