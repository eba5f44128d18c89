import type { ComponentProps, MouseEvent } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** Id of the element on this page to scroll to. */
  to: string;
};

/**
 * A link to a place on the same page that scrolls there smoothly, at once for those who prefer less motion, and moves
 * focus along. Without JavaScript it is an ordinary fragment link.
 */
export function ScrollLink({ to, onClick, ...props }: Props) {
  const scroll = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const target = document.getElementById(to);
    if (!target || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView({ behavior: still ? "auto" : "smooth" });
    target.focus({ preventScroll: true });
    history.replaceState(history.state, "", `#${to}`);
  };
  return <a {...props} href={`#${to}`} onClick={scroll} />;
}
