/* `node preflight/freshness.ts` lists the sentences of the site that somebody has to read again. It does not fail. */
import { collectFacts, type FactInFile } from "../app/content/checks/facts.ts";
import { listEnglishFiles } from "../app/content/list-content-files.ts";
import type { Content } from "../app/content/parse-files.ts";
import { readContent } from "../pipeline/read-content.ts";
import { readFileChangeDates } from "../pipeline/seo/git-dates.ts";

function halfYearBefore(today: string): string {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() - 6);
  return day.toISOString().slice(0, 10);
}

function reasonOf({ seen, until, history }: FactInFile, today: string): string | undefined {
  if (!seen) return "its source has not been read yet";
  if (until && until <= today) return `its day was ${until}`;
  return !history && seen < halfYearBefore(today) ? `last looked up on ${seen}` : undefined;
}

function reviewDue(reviewed: string, changed: string | undefined, today: string): string | undefined {
  const read = `last read against its facts on ${reviewed}`;
  if (reviewed < halfYearBefore(today)) return read;
  return changed && changed > reviewed ? `changed on ${changed}, after it was ${read}` : undefined;
}

/** Pages and facts not read for six months, pages changed since, announcements whose day has come. None holds up a launch. */
export function dueReviews(all: Content, today: string, changes = readFileChangeDates()) {
  return [
    ...listEnglishFiles(all).flatMap(({ file, data }) => {
      const what = typeof data.reviewed === "string" && reviewDue(data.reviewed, changes.get(file), today);
      return what ? [{ what, file, fix: "Read it, and write the day into `reviewed`" }] : [];
    }),
    ...collectFacts(all).flatMap((fact) => {
      const reason = reasonOf(fact, today);
      const fix = `Read ${fact.source}, correct the page, and write the day into \`seen\``;
      return reason ? [{ what: `${reason}: “${fact.says}”`, file: fact.file, fix }] : [];
    }),
  ];
}

if (import.meta.main) {
  const due = dueReviews(readContent(undefined, false), new Date().toISOString().slice(0, 10));
  for (const { what, file, fix } of due) console.log(`${file}: ${what}\n  ${fix}`);
  console.log(`${due.length} due.`);
}
