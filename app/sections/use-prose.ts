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

/** The path of a link that this site answers itself, or nothing where the browser should follow it. */
function pathOf(link: HTMLAnchorElement, event: MouseEvent): string | undefined {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const { origin, pathname, search, hash } = new URL(link.href);
  if (plain && origin === location.origin && pathname !== location.pathname) return pathname + search + hash;
}

/**
 * Answers clicks inside static prose with one listener, whatever the prose holds.
 * @returns what to announce to assistive technology.
 */
export function useProse(text: RefObject<HTMLElement | null>): string {
  const navigate = useNavigate();
  const [said, say] = useState("");

  useEffect(() => {
    const element = text.current;
    if (!element) return;
    // The style sheet shows the copy buttons from here on.
    element.dataset.ready = "";
    const answer = async (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const link = target?.closest("a");
      const path = link && pathOf(link, event);
      if (path) {
        event.preventDefault();
        await navigate(path);
      }
      const button = target?.closest<HTMLElement>(".copy");
      if (!button) return;
      const result = await copyCodeOf(button);
      button.textContent = result;
      say(`${result}: ${button.getAttribute("aria-label")?.replace("Copy ", "")}`);
      setTimeout(() => {
        button.textContent = "Copy";
        say("");
      }, thanks);
    };
    element.addEventListener("click", answer);
    return () => element.removeEventListener("click", answer);
  }, [text, navigate]);

  return said;
}
