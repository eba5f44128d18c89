import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Does what a browser does at a full page load or at a jump on the page. A new page's title is announced and focus moves
 * to its main content, or to the place that the address names, so that the next Tab goes on from there and not from the
 * link that is gone.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const [title, setTitle] = useState("");
  const shown = useRef(location);

  useEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    const { pathname, hash } = location;
    if (pathname !== before.pathname) setTitle(document.title);
    else if (!hash) return;
    const target = document.getElementById(hash.slice(1) || "main");
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [location]);

  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </div>
  );
}
