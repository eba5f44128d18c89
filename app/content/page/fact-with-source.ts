import type { ShownFact } from "../../../content/schemas/fact.ts";
import { longDate } from "../dates.ts";

/** A fact as its page shows it: the sentence, its source, and the day on which somebody read it there or in a copy. */
export const factWithSource = ({ says, source, seen, live }: ShownFact, tag?: string) => ({
  live: live === true,
  ...{ says, url: source, site: new URL(source).hostname.replace("www.", "") },
  seen: { iso: seen, text: longDate(seen, tag) },
});
