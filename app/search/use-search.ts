import { startTransition, useEffect, useState } from "react";
import { type Engine, type Found, startEngine } from "./engine.ts";

// Kept while the page lives, which has one language: a second opening asks for nothing that is there.
let kept: Promise<Engine> | undefined;

type Answer = { query: string; found: Found | undefined; textOf: Engine["textOf"] };

/**
 * What was found for a query: for the one before while the answer is on its way (`settled` says that it has come), and
 * `undefined` while there is no query or no answer yet. `textOf` gives a page's text by its `id`.
 */
export function useSearch(query: string, language: string) {
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState(false);
  const asked = query.trim();

  useEffect(() => {
    let current = true;
    async function find() {
      kept ??= startEngine(language);
      const { search, textOf } = await kept;
      const found = asked ? await search(asked) : undefined;
      if (current) startTransition(() => setAnswer({ query: asked, found, textOf }));
    }
    find().catch((error: unknown) => {
      console.error("The search index could not be loaded.", error);
      kept = undefined; // There may be another index by now: the next opening begins with it.
      setFailed(true);
    });
    return () => {
      current = false;
    };
  }, [asked, language]);

  const found = asked ? answer?.found : undefined;
  const loading = !failed && (!answer || (asked !== "" && !found));
  return { found, textOf: answer?.textOf, failed, loading, settled: answer?.query === asked };
}
