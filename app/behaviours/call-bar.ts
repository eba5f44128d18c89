/** Shows the call bar (`frame/page-frame.tsx`) while neither the head of the page, a form nor the footer is in the window. */
export function toggleCallBar(): void {
  const bar = document.querySelector<HTMLElement>(".call-bar");
  if (!bar) return;
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? "add" : "delete"](target);
    bar.hidden = seen.size > 0;
    // With enlarged text the bar would cover too much of the page.
    if (bar.offsetHeight > innerHeight / 4) bar.hidden = true;
  });
  const parts = "main :is(section, header):has(h1), main form, .site-footer";
  for (const part of document.querySelectorAll(parts)) observer.observe(part);
}
