/* `node preflight/freshness.ts` lists the sentences of the site that somebody has to read again. It does not fail. */
import { allFacts, type PlacedFact } from "../app/content/checks/facts.ts";
import { entries } from "../app/content/entries.ts";
import type { Content } from "../app/content/parse-files.ts";
import { readContent } from "../pipeline/content.ts";
import { type Finding, list } from "./finding.ts";

const subject = "Facts that are due";

/** The day so many months before another. */
function monthsBefore(today: string, months: number): string {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

const due = (what: string, where: string, mend: string): Finding => ({
  subject,
  open: false,
  due: true,
  what,
  where,
  mend,
});

/** Why a fact has to be read again, if it has. */
function reasonOf({ seen, until, history }: PlacedFact, today: string): string | undefined {
  if (!seen) return "its source has not been read yet";
  if (until && until <= today) return `its day was ${until}`;
  return !history && seen < monthsBefore(today, 6) ? `last looked up on ${seen}` : undefined;
}

/** Pages and facts that were not read for six months, and announcements whose day has come. */
export function checkFreshness(all: Content, today: string): Finding[] {
  const facts = allFacts(all);
  const found = [
    ...entries(all).flatMap(({ file, data }) =>
      typeof data.reviewed === "string" && data.reviewed < monthsBefore(today, 6)
        ? [due(`last read against its facts on ${data.reviewed}`, file, "Read it, and write the day into `reviewed`")]
        : [],
    ),
    ...facts.flatMap((fact) => {
      const reason = reasonOf(fact, today);
      const mend = `Read ${fact.source}, correct the page, and write the day into \`seen\``;
      return reason ? [due(`${reason}: “${fact.says}”`, fact.file, mend)] : [];
    }),
  ];
  return found.length > 0 ? found : [{ subject, open: false, what: `${facts.length} facts, none of which is due` }];
}

if (import.meta.main)
  process.stdout.write(list(checkFreshness(readContent(undefined, false), new Date().toISOString().slice(0, 10))));
