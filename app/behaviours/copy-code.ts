/** How long a button says that it has copied, in milliseconds. */
const copiedMessageMs = 2500;

async function copyCodeOf(figure: HTMLElement | null): Promise<string> {
  const code = figure?.querySelector("pre")?.textContent ?? "";
  try {
    await navigator.clipboard.writeText(code.trimEnd());
    return "Copied";
  } catch {
    // The browser or its user refused. The code can still be selected.
    return "Not copied";
  }
}

/** Copies code at the click on its button, and says so to assistive technology. */
export function copyCode(): void {
  for (const text of document.querySelectorAll<HTMLElement>(".prose")) {
    const status = text.nextElementSibling;
    // The style sheet shows the copy buttons from here on.
    text.dataset.ready = "";
    text.addEventListener("click", async ({ target }) => {
      const button = target instanceof Element && target.closest(".copy");
      if (!button || !status) return;
      const figure = button.closest("figure");
      const result = await copyCodeOf(figure);
      button.textContent = result;
      status.textContent = `${result}: ${figure?.getAttribute("aria-label")}`;
      setTimeout(() => {
        button.textContent = "Copy";
        status.textContent = "";
      }, copiedMessageMs);
    });
  }
}
