/* `npm run vitals`: how fast pages were for their visitors. */
import { parseArgs } from "node:util";
import type { PageType, VitalName } from "../../enquiry/vitals.ts";
import { ownerCommand } from "../owner-command.ts";
import { type P75, VitalsStore } from "../vitals/store.ts";
import { UsageError } from "./command.ts";
import { readCommandSettings } from "./command-settings.ts";
import { openStore, takeStoreOptions } from "./open-store.ts";
import { print, runProgram, write } from "./program.ts";
import { jsonOf, oneLine } from "./show-text.ts";

const metrics = ["TTFB", "FCP", "LCP", "INP", "CLS"] as const satisfies readonly VitalName[];

const usage =
  () => `Shows how fast the pages were for three quarters of the visits, by type of page. WEB_VITALS=true has them counted.

  ${ownerCommand("", "vitals")}
      this month and the one before
  ${ownerCommand("--since 2026-05", "vitals")}
      from that month on
  ${ownerCommand("--json", "vitals")}
      for programs

  --d1 local|remote, --persist-to DIR   as with ${ownerCommand()}

Times are in milliseconds; CLS has no unit. Three of four visits took at most so long, rounded up to the next step of the count.
`;

function cell(name: VitalName, real: P75 | undefined): string {
  if (!real) return "–";
  return `≤ ${name === "CLS" ? Number(real.atMost.toFixed(3)) : Math.round(real.atMost)}`;
}

/** One line for each visited type of page. */
function table(p75: Map<PageType, Map<VitalName, P75>>): string {
  const rows = Array.from(p75, ([page, values]) => [
    oneLine(page),
    String(Math.max(...Array.from(values.values(), ({ visits }) => visits))),
    ...metrics.map((name) => cell(name, values.get(name))),
  ]);
  const all = [["page", "visits", ...metrics], ...rows];
  const widths = all[0]?.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0))) ?? [];
  const lines = all.map((row) => row.map((text, i) => text.padEnd(widths[i] ?? 0)).join("  "));
  return lines.map((line) => `${line.trimEnd()}\n`).join("");
}

const monthBefore = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);

async function run(): Promise<number> {
  const { args, where } = takeStoreOptions(process.argv.slice(2));
  const { values } = parseArgs({
    args,
    options: { since: { type: "string" }, json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) {
    await print(usage());
    return 0;
  }
  const { since = monthBefore(new Date()) } = values;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(since))
    throw new UsageError(`--since is "${since}". It should be a month, e.g. 2026-05.`);
  const found = readCommandSettings();
  const { DATA_DIR: folder, BACKUP_DIR: backups } = found.server;
  const { database, close } = openStore(where, folder, { makes: false, backups });
  try {
    const p75 = await new VitalsStore(database).p75ByPage(since);
    if (values.json) {
      const pages = Array.from(p75, ([page, found]) => ({ page, p75: Object.fromEntries(found) }));
      await write(jsonOf({ since, pages }));
    } else if (p75.size === 0)
      await print("No visit has been counted yet. To count them, set WEB_VITALS=true for build and server.\n");
    else await print(table(p75));
    return 0;
  } finally {
    await close();
  }
}

await runProgram(run, usage);
