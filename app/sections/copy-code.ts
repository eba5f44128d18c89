/** How long a button says that it has copied, in milliseconds. */
const copiedMessageMs = 2500;

async function copyCodeOf(figure: HTMLElement | null): Promise<string> {
  const code = figure?.querySelector("pre")?.textContent ?? "";
  try {
    await navigator.clipboard.writeText(code.trimEnd());
    return "Copied";
  } catch {
    // Refused by the browser or by its owner: the code can still be selected.
    return "Not copied";
  }
}

/**
 * Copies code at the click on its button, with one listener for all of a text.
 * @param announce to assistive technology
 * @returns what ends it
 */
export function handleCopyButtons(element: HTMLElement, announce: (text: string) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  async function copy(button: HTMLElement) {
    const figure = button.closest("figure");
    const result = await copyCodeOf(figure);
    button.textContent = result;
    announce(`${result}: ${figure?.getAttribute("aria-label")}`);
    setTimeout(() => {
      button.textContent = "Copy";
      announce("");
    }, copiedMessageMs);
  }

  const answer = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(".copy");
    if (button) void copy(button);
  };

  // The style sheet shows the copy buttons from here on.
  element.dataset.ready = "";
  element.addEventListener("click", answer, { signal });
  return () => controller.abort();
}
