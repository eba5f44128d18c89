import type { ComponentProps } from "react";
import { mark } from "~/ui/pattern/mark.ts";

/** The mark's layers as markup, in the colours of the pattern around it. */
const drawMark = () =>
  mark()
    .map((layer) => {
      const shape = "d" in layer ? `path d="${layer.d}"` : `circle r="${layer.r}"`;
      return `<${shape} fill="var(--c-${layer.fill})"/>`;
    })
    .join("");

const drawing = drawMark();

/**
 * The firm's mark: the rosette at the heart of the signature tile. Decorative, the name stands beside it.
 */
export function LogoMark(props: ComponentProps<"svg">) {
  return (
    <svg
      {...props}
      viewBox="-32 -32 64 64"
      aria-hidden="true"
      className="logo-mark pattern-night size-10 shrink-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by this project.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
