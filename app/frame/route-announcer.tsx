import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Tells a screen reader that the page has changed, as a full page load would: the new title is announced and focus
 * moves to the main content, so that the next Tab goes on from there and not from the link that is gone.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </div>
  );
}
