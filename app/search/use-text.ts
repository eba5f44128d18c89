import { type RefObject, useEffect, useState } from "react";
import type { Engine } from "./engine.ts";

/** While somebody types, results come and go; no text is fetched for one that does not stay as long as this. */
const restMs = 150;

/** The text of a page that was found, fetched when its result has been in sight for a moment. */
export function useText(id: number, textOf: Engine["textOf"], result: RefObject<Element | null>): string | undefined {
  const [text, setText] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        // Without its text a result is still the right page, only without an excerpt.
        textOf(id).then(setText, (error: unknown) => console.warn("A search result has no excerpt.", error));
      }, restMs);
    });
    if (result.current) observer.observe(result.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [id, textOf, result]);

  return text;
}
