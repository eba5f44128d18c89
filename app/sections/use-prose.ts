import { type RefObject, useEffect, useState } from "react";
import { firstInteraction } from "~/ui/first-interaction.ts";
import { loadLate } from "~/ui/load-late.ts";

/**
 * Lets code be copied out of static prose once its reader moves (`copy-code.ts`).
 * @returns what to announce to assistive technology
 */
export function useProse(text: RefObject<HTMLElement | null>): string {
  const [announcement, announce] = useState("");

  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    firstInteraction()
      .then(() => loadLate(() => import("./copy-code.ts"), { drawsAnew: false }))
      .then(({ handleCopyButtons }) => {
        if (text.current && !gone) end = handleCopyButtons(text.current, announce);
      })
      .catch((error: unknown) => console.warn("Code is copied by hand.", error));
    return () => {
      gone = true;
      end?.();
    };
  }, [text]);

  return announcement;
}
