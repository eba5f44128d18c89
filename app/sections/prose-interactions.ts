import type { NavigateFunction } from "react-router";

/** How long a button says that it has copied, in milliseconds. */
const copiedMessageMs = 2500;

async function copyCodeOf(button: HTMLElement): Promise<string> {
  const code = button.closest("figure")?.querySelector("pre")?.textContent ?? "";
  try {
    await navigator.clipboard.writeText(code.trimEnd());
    return "Copied";
  } catch {
    // Refused by the browser or by its owner: the code can still be selected.
    return "Not copied";
  }
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The link that an event happened on, where it leads to another page of this site or to a place on this one. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== location.origin) return;
  if (link.pathname !== location.pathname || link.hash) return link;
}

type Handlers = {
  navigate: NavigateFunction;
  /** Announces to assistive technology. */
  announce: (text: string) => void;
};

/**
 * Answers clicks inside static prose with one listener, whatever the prose holds: copies code, follows links without a
 * page load. Its code comes with the visitor's first move; until then a link loads its page.
 * @returns what ends it
 */
export function handleProseInteractions(element: HTMLElement, { navigate, announce }: Handlers): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  async function copy(button: HTMLElement) {
    const result = await copyCodeOf(button);
    button.textContent = result;
    announce(`${result}: ${button.getAttribute("aria-label")?.replace("Copy ", "")}`);
    setTimeout(() => {
      button.textContent = "Copy";
      announce("");
    }, copiedMessageMs);
  }

  const answer = (event: MouseEvent) => {
    const link = linkOf(event);
    if (link && isPlainClick(event)) {
      event.preventDefault();
      // As the browser does it: the place where one is already is no further step of Back.
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    }
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(".copy");
    if (button) void copy(button);
  };

  // The style sheet shows the copy buttons from here on.
  element.dataset.ready = "";
  element.addEventListener("click", answer, { signal });
  return () => controller.abort();
}
