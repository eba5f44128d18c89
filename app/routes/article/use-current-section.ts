import { useEffect, useState } from "react";

type Section = { id: string };

/** A section is the current one from the moment its heading has risen above this part of the window. */
const line = 0.35;

/**
 * The id of the section that is being read; none above the first heading.
 * The observer only says that some heading has crossed the line; which section that makes current depends on all.
 */
export function useCurrentSection(sections: Section[] | undefined): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = (sections ?? []).flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight * line);
      setCurrent(passed.at(-1)?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px ${(line - 1) * 100}% 0px` });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [sections]);

  return current;
}
