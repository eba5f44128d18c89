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

/** The path of the link that an event happened on, where it leads to another page of this site. */
function pathOf(event: Event): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : undefined;
  if (!link) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin === location.origin && pathname !== location.pathname) return pathname + search + hash;
}

type Handlers = {
  navigate: (path: string) => void;
  /** Announces to assistive technology. */
  announce: (text: string) => void;
  /** Told the page that a person is about to follow a link to. */
  prefetch: (path: string) => void;
};

/**
 * Answers clicks inside static prose with one listener, whatever the prose holds: copies code, follows links without a
 * page load. Its code comes with the visitor's first move; until then a link loads its page.
 * @returns what ends it
 */
export function handleProseInteractions(element: HTMLElement, { navigate, announce, prefetch }: Handlers): () => void {
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
    const path = pathOf(event);
    if (path && isPlainClick(event)) {
      event.preventDefault();
      navigate(path);
    }
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(".copy");
    if (button) void copy(button);
  };
  const lookAhead = (event: Event) => {
    const path = pathOf(event);
    if (path) prefetch(path);
  };

  // The style sheet shows the copy buttons from here on.
  element.dataset.ready = "";
  element.addEventListener("click", answer, { signal });
  element.addEventListener("pointerover", lookAhead, { signal });
  element.addEventListener("focusin", lookAhead, { signal });
  return () => controller.abort();
}
