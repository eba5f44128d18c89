import { useEffect, useState } from "react";
import type { Interface } from "~/language/page-language.ts";
import { describeOffice, officeState } from "./office-hours.ts";

/** A day is longer than any timer should be trusted: look again at least this often. Milliseconds. */
const longestWaitMs = 60 * 60 * 1000;

/**
 * Says whether somebody is there now. The built page cannot know, so the line is empty until the browser fills it, in
 * room that is kept for it.
 */
export function OfficeStatus({ words }: { words: Interface["contact"] }) {
  const [state, setState] = useState<ReturnType<typeof officeState>>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = new Date();
      const current = officeState(now);
      setState(current);
      timer = setTimeout(look, Math.min(current.changesAt.getTime() - now.getTime(), longestWaitMs));
    };
    look();
    return () => clearTimeout(timer);
  }, []);

  return <p className="mt-4 min-h-[1.6em] font-semibold">{state && describeOffice(state, words)}</p>;
}
