import { type ComponentType, lazy, useId, useState } from "react";
import { firstInteraction } from "../first-interaction.ts";
import { loadLate } from "../load-late.ts";
import type { DrawingProps } from "./drawing.tsx";

type Module = { default: ComponentType<DrawingProps & { id: string }> };
const load = async (): Promise<Module> => {
  // A cloth is drawn on the pages that follow, which see to their rules.
  const { Drawing } = await loadLate(() => import("./drawing.tsx"), { drawsAnew: false });
  return { default: Drawing };
};
// A cloth is an ornament: where its code does not come, the page does without.
const Drawing = lazy(() => load().catch((): Module => ({ default: () => null })));
// The next page will need it; a page that is only read does not.
if (!import.meta.env.SSR)
  firstInteraction()
    .then(load)
    .catch(() => {});

/**
 * A field of cloth that fills its box. Decoration only: hidden from assistive technology, painted by the server, still.
 * On the page that a visitor opens it is already drawn, and stays as it is: the code that draws is fetched later, for
 * the pages that follow.
 */
export function Pattern(props: DrawingProps) {
  const id = useId();
  const [drawn] = useState(() => (import.meta.env.SSR ? null : document.getElementById(id)));
  if (!drawn) return <Drawing {...props} id={id} />;
  return (
    <svg
      id={id}
      data-cloth={drawn.getAttribute("data-cloth") ?? undefined}
      aria-hidden="true"
      className={drawn.getAttribute("class") ?? ""}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already.
      dangerouslySetInnerHTML={{ __html: drawn.innerHTML }}
    />
  );
}
