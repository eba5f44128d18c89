/** Opens what is folded before it is printed, where the style sheet cannot (`.fold` in `styles/sections.css`). */
export function openDetailsForPrint(): void {
  if (CSS.supports("selector(::details-content)")) return;
  addEventListener("beforeprint", () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(".fold")) fold.open = true;
  });
}
