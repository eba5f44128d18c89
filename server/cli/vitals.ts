/* `npm run vitals`: how fast pages were for their visitors, beside the figures of the last `npm run bench`. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ownerCommand } from "../owner-command.ts";
import { VitalsStore } from "../vitals/store.ts";
import { UsageError } from "./command.ts";
import { readCommandSettings } from "./command-settings.ts";
import { openStore, takeStoreOptions } from "./open-store.ts";
import { print, runProgram, tellSettings } from "./program.ts";
import { readBench, table } from "./vitals-table.ts";

const usage =
  () => `Shows how fast the pages were for three quarters of the visits, by type of page. WEB_VITALS=true has them counted.

  ${ownerCommand("", "vitals")}
      this month and the one before
  ${ownerCommand("--since 2026-05", "vitals")}
      from that month on
  ${ownerCommand("--json", "vitals")}
      for programs

  --d1 local|remote, --persist-to DIR, --settings FILE   as with ${ownerCommand()}

Times are in milliseconds; CLS has no unit. Three of four visits took at most so long, rounded up to the next step of the count.
In brackets: the median that npm run bench measured last for pages of that type, on its slow phone.
`;

const monthBefore = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);

async function run(): Promise<number> {
  const { args, where, settingsFile } = takeStoreOptions(process.argv.slice(2));
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
  const found = readCommandSettings(settingsFile);
  tellSettings(found, where);
  const { database, close } = openStore(where, found.server.DATA_DIR, { makes: false });
  try {
    const p75 = await new VitalsStore(database).p75ByPage(since);
    const bench = readBench(join(import.meta.dirname, "../../.cache/bench/last.json"));
    if (values.json) {
      const pages = Array.from(p75, ([page, found]) => ({
        page,
        p75: Object.fromEntries(found),
        bench: bench.get(page) ?? {},
      }));
      await print(`${JSON.stringify({ since, pages }, null, 2)}\n`);
    } else if (p75.size === 0)
      await print("No visit has been counted yet. To count them, set WEB_VITALS=true for build and server.\n");
    else await print(table(p75, bench));
    return 0;
  } finally {
    await close();
  }
}

await runProgram(run, usage);
