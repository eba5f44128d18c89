/**
 * What counts as read: everything above the window and its upper third. The large margin keeps a heading in there however far the
 * page is scrolled, so that the observer also tells of a jump from the end of the page to its beginning.
 */
const readPart = "9999999px 0px -65% 0px";

/** Marks in the table of contents the section that is being read: the last one whose heading has been passed. */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents-link")];
  const headings = new Set(
    links.flatMap(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? []),
  );
  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) passed[isIntersecting ? "add" : "delete"](target);
      const current = [...headings].findLast((heading) => passed.has(heading));
      for (const link of links) {
        if (current && link.hash === `#${current.id}`) link.setAttribute("aria-current", "location");
        else link.removeAttribute("aria-current");
      }
    },
    { rootMargin: readPart },
  );
  for (const heading of headings) observer.observe(heading);
}
