/* `npm run freshness`: lists sentences of the site that somebody has to read again. It does not fail. */
import { parseArgs } from "node:util";
import { readContent } from "../pipeline/content.ts";
import { list } from "./finding.ts";
import { checkFreshness } from "./freshness.ts";
import { readReleaseLines, refresh, writeReleaseLines } from "./release-lines.ts";

const usage = `Names what is due of the site's facts: new majors and long-term lines, advisories, reviews older than six months.

  npm run freshness               asks npm; of other products it knows what preflight/release-lines.yaml has
  npm run freshness -- --lines    reads those lines anew from endoflife.date, and writes them into that file
`;

const { values } = parseArgs({ options: { lines: { type: "boolean" }, help: { type: "boolean", short: "h" } } });
const today = new Date().toISOString().slice(0, 10);

async function freshLines() {
  const known = readReleaseLines();
  const { lines, failed } = await refresh(known, today);
  // Writing loses the file's layout, so it is written only after a change.
  if (JSON.stringify(lines) !== JSON.stringify(known)) writeReleaseLines(lines);
  if (failed.length > 0) process.stdout.write(`endoflife.date could not be asked for ${failed.join(", ")}: kept.\n`);
  return lines;
}

if (values.help) process.stdout.write(usage);
else {
  const lines = values.lines ? await freshLines() : readReleaseLines();
  process.stdout.write(list(await checkFreshness(readContent(undefined, false), lines, today)));
}
