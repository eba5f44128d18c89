/* `node preflight/freshness.ts` lists the sentences of the site that somebody has to read again. It does not fail. */
import { allFacts, type PlacedFact } from "../app/content/checks/facts.ts";
import { entries } from "../app/content/entries.ts";
import type { Content } from "../app/content/parse-files.ts";
import { readContent } from "../pipeline/content.ts";
import { changeDays } from "../pipeline/seo/git-dates.ts";

/** What somebody has to read again. It does not hold up a launch. */
type Due = { what: string; file: string; fix: string };

/** The day so many months before another. */
function monthsBefore(today: string, months: number): string {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

/** Why a fact has to be read again, if it has. */
function reasonOf({ seen, until, history }: PlacedFact, today: string): string | undefined {
  if (!seen) return "its source has not been read yet";
  if (until && until <= today) return `its day was ${until}`;
  return !history && seen < monthsBefore(today, 6) ? `last looked up on ${seen}` : undefined;
}

/** Why a page has to be read against its facts again, if it has. */
function reviewDue(reviewed: string, changed: string | undefined, today: string): string | undefined {
  if (reviewed < monthsBefore(today, 6)) return `last read against its facts on ${reviewed}`;
  return changed && changed > reviewed
    ? `changed on ${changed}, after it was last read against its facts on ${reviewed}`
    : undefined;
}

/**
 * Pages and facts that were not read for six months, pages changed since they were read, and announcements whose day has come.
 * @param changes the day of each file's last change
 */
export function dueFacts(all: Content, today: string, changes = changeDays()): Due[] {
  return [
    ...entries(all).flatMap(({ file, data }) => {
      const what = typeof data.reviewed === "string" && reviewDue(data.reviewed, changes.get(file), today);
      return what ? [{ what, file, fix: "Read it, and write the day into `reviewed`" }] : [];
    }),
    ...allFacts(all).flatMap((fact) => {
      const reason = reasonOf(fact, today);
      const fix = `Read ${fact.source}, correct the page, and write the day into \`seen\``;
      return reason ? [{ what: `${reason}: “${fact.says}”`, file: fact.file, fix }] : [];
    }),
  ];
}

if (import.meta.main) {
  const due = dueFacts(readContent(undefined, false), new Date().toISOString().slice(0, 10));
  for (const { what, file, fix } of due) console.log(`${file}: ${what}\n  ${fix}`);
  console.log(`${due.length} due.`);
}
