import type { ComponentProps } from "react";

// Every page is built with it: the browser finds it drawn, and needs neither the drawing nor what computes it.
const drawing = import.meta.env.SSR
  ? (await import("./draw-mark.ts")).drawMark()
  : (document.querySelector(".logo-mark")?.innerHTML ?? "");

/**
 * The firm's mark: the rosette at the heart of the signature tile. Decorative, the name stands beside it.
 */
export function LogoMark(props: ComponentProps<"svg">) {
  return (
    <svg
      {...props}
      viewBox="-32 -32 64 64"
      aria-hidden="true"
      className="logo-mark cloth-night size-10 shrink-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by this project.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
