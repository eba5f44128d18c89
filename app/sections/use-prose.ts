import { type RefObject, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { firstInteraction } from "~/ui/first-interaction.ts";
import { loadLate } from "~/ui/load-late.ts";

/**
 * Brings static prose to life once its reader moves (`prose-interactions.ts`).
 * @returns what to announce to assistive technology
 */
export function useProse(text: RefObject<HTMLElement | null>): string {
  const navigate = useNavigate();
  const [announcement, announce] = useState("");

  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    firstInteraction()
      .then(() => loadLate(() => import("./prose-interactions.ts"), { drawsAnew: false }))
      .then(({ handleProseInteractions }) => {
        if (text.current && !gone) end = handleProseInteractions(text.current, { navigate, announce });
      })
      .catch((error: unknown) => console.warn("Links load whole pages, code is copied by hand.", error));
    return () => {
      gone = true;
      end?.();
    };
  }, [text, navigate]);

  return announcement;
}
