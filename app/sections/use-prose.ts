import { type RefObject, useEffect, useState } from "react";
import { useNavigate } from "react-router";

/** How long a button says that it has copied. */
const thanks = 2500;

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

/**
 * Answers clicks inside static prose with one listener, whatever the prose holds.
 * @returns what to announce to assistive technology, and the page that a person is about to follow a link to.
 */
export function useProse(text: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const [said, say] = useState("");
  const [next, setNext] = useState<string>();

  useEffect(() => {
    const element = text.current;
    if (!element) return;
    // The style sheet shows the copy buttons from here on.
    element.dataset.ready = "";
    const answer = async (event: MouseEvent) => {
      const path = pathOf(event);
      if (path && isPlainClick(event)) {
        event.preventDefault();
        await navigate(path);
      }
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(".copy") : undefined;
      if (!button) return;
      const result = await copyCodeOf(button);
      button.textContent = result;
      say(`${result}: ${button.getAttribute("aria-label")?.replace("Copy ", "")}`);
      setTimeout(() => {
        button.textContent = "Copy";
        say("");
      }, thanks);
    };
    const foresee = (event: Event) => setNext((known) => pathOf(event) ?? known);
    element.addEventListener("click", answer);
    element.addEventListener("pointerover", foresee);
    element.addEventListener("focusin", foresee);
    return () => {
      element.removeEventListener("click", answer);
      element.removeEventListener("pointerover", foresee);
      element.removeEventListener("focusin", foresee);
    };
  }, [text, navigate]);

  return { said, next };
}
