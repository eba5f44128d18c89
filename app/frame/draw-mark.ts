import { mark } from "~/ui/pattern/mark.ts";

/** The mark's layers as markup, in the colours of the cloth around it. */
export const drawMark = () =>
  mark
    .map((layer) => {
      const shape = "d" in layer ? `path d="${layer.d}"` : `circle r="${layer.r}"`;
      return `<${shape} fill="var(--c-${layer.fill})"/>`;
    })
    .join("");
