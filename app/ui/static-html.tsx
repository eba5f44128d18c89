import { type Ref, useState } from "react";

type Props = {
  /** Its id in the document: the same wherever the same part of a page is drawn, once a page. */
  id: string;
  /** What was rendered while the site was built; empty on the page that came with it. */
  html: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Markup that was rendered while the site was built. A page that comes as HTML has it there and, because it is marked
 * `data-static-html`, not once more in its data (`pipeline/omit-static-html.ts`): the first draw finds it in the document.
 * Give it a `key` where the markup may change.
 */
export function StaticHtml({ id, html, ...rest }: Props) {
  const [markup] = useState(() => html || document.getElementById(id)?.innerHTML || "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the project's own files.
  return <div id={id} {...rest} data-static-html="" dangerouslySetInnerHTML={{ __html: markup }} />;
}
