import { type RefObject, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { firstInteraction } from "~/ui/first-interaction.ts";

/**
 * Brings static prose to life once its reader moves (`answer-prose.ts`).
 * @returns what to announce to assistive technology, and the page that a person is about to follow a link to.
 */
export function useProse(text: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const [said, say] = useState("");
  const [next, foresee] = useState<string>();

  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    firstInteraction()
      .then(() => import("./answer-prose.ts"))
      .then(({ answerProse }) => {
        if (text.current && !gone) end = answerProse(text.current, { navigate, say, foresee });
      })
      .catch((error: unknown) => console.warn("Links load whole pages, code is copied by hand.", error));
    return () => {
      gone = true;
      end?.();
    };
  }, [text, navigate]);

  return { said, next };
}
