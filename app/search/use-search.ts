import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { type Engine, startEngine } from "./engine.ts";
import { loadTexts } from "./load.ts";

// Kept while the page lives: a second opening asks for nothing.
let kept: Engine | undefined;
let keptTexts: string[] | undefined;

/** What was found for a query; `undefined` while there is no query or no index yet. `texts` come after the results. */
export function useSearch(query: string) {
  const [engine, setEngine] = useState(() => kept);
  const [texts, setTexts] = useState(() => keptTexts);
  const [failed, setFailed] = useState(false);
  const asked = useDeferredValue(query.trim());

  useEffect(() => {
    if (kept) return;
    startEngine().then(
      (started) => {
        kept = started;
        setEngine(() => started);
      },
      (error: unknown) => {
        console.error("The search index could not be loaded.", error);
        setFailed(true);
      },
    );
    loadTexts().then(
      (loaded) => {
        keptTexts = loaded;
        setTexts(loaded);
      },
      // Without texts the results are still the right pages, only without excerpts.
      (error: unknown) => console.warn("Search results have no excerpts.", error),
    );
  }, []);

  const found = useMemo(() => (engine && asked ? engine.search(asked) : undefined), [engine, asked]);
  return { found, texts, failed, loading: !engine && !failed };
}
