import { useEffect, useState } from "react";

type Section = { id: string };

/**
 * What counts as read: everything above the window, however far, and its upper third. Whether a heading is in there
 * also changes when the page jumps from its end to its beginning.
 */
const readPart = "9999999px 0px -65% 0px";

/** The id of the section that is being read: the last one whose heading has been passed; none above the first. */
export function useCurrentSection(sections: Section[] | undefined): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = (sections ?? []).flatMap(({ id }) => document.getElementById(id) ?? []);
    const passed = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        setCurrent(headings.findLast((heading) => passed.has(heading))?.id);
      },
      { rootMargin: readPart },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);

  return current;
}
