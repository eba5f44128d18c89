import { longDate } from "../dates.ts";
import type { ShownFact } from "../schemas/fact.ts";

/** What is shown of a fact: its sentence, where it can be looked up, and when it was. */
export const sourceOf = ({ says, source, seen }: ShownFact, tag?: string) => ({
  ...{ says, url: source, site: new URL(source).hostname.replace("www.", "") },
  seen: { iso: seen, text: longDate(seen, tag) },
});
