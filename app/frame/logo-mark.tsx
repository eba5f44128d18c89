import { logoLayers } from "~/ui/pattern/tiles.ts";

/** The layers of the mark as markup. The pattern classes around it give the colours. */
const drawing = logoLayers()
  .map((layer) => {
    const shape = "d" in layer ? `path d="${layer.d}"` : `circle r="${layer.r}"`;
    return `<${shape} fill="var(--c-${layer.fill})"/>`;
  })
  .join("");

/** The firm's mark: the rosette in the middle of the signature tile. Decorative, because the name stands beside it. */
export const LogoMark = () => (
  <svg
    viewBox="-32 -32 64 64"
    aria-hidden="true"
    className="logo-mark pattern-night size-10 shrink-0"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by this project.
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
);
