import { readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { ownerCommand } from "../owner-command-text.ts";
import { markBackupDone, markBackupFailed } from "../relay/backup-status.ts";
import { backUp } from "../relay/store/backup.ts";
import { StoreError } from "../relay/store/database.ts";
import { explainStoreError } from "../relay/store/explain-store-error.ts";
import { restore } from "../relay/store/restore.ts";
import { type ExportedEnquiry, exportedEnquirySchema } from "../relay/store/rows.ts";
import { type Command, type CommandContext, singleArgument, UsageError } from "./command-support.ts";
import { enquiryCountText } from "./terminal-text.ts";

const oneFile = (positionals: string[], what: string) =>
  singleArgument(positionals, `${what} Give the name of one file.`);

const fileOf = (args: string[], what: string) => oneFile(parseArgs({ args, allowPositionals: true }).positionals, what);

function folderOf({ folder }: CommandContext, command: string): string {
  if (folder !== null) return folder;
  throw new UsageError(
    `${command} works on a folder of this machine. D1 can be set back to any minute of the last 30 days (Time Travel): npx wrangler d1 time-travel restore DB --timestamp=…; ` +
      "export --format json --d1 … copies the enquiries into a file of your own, which import brings back.",
  );
}

/** @throws {StoreError} saying where no file could be made */
async function makeBackup(folder: string, file: string): Promise<number> {
  const place = dirname(resolve(file));
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory())
    throw new StoreError(`There is no folder ${place}. Make it (mkdir -p ${place}), or name a file where there is one`);
  return backUp(folder, file).catch((error: Error) => {
    throw explainStoreError(error, [place]);
  });
}

/** `backup FILE`: copies the store into one file and checks it. At a terminal a failure is only printed. */
export const backUpStore: Command = async (args, context) => {
  const file = fileOf(args, "Where to?");
  const folder = folderOf(context, "backup");
  const count = await makeBackup(folder, file).catch(async (error: Error) => {
    if (!process.stderr.isTTY)
      await markBackupFailed(context.notes, error.message.slice(0, 500)).catch(() => undefined);
    throw error;
  });
  await context.print(`${file} is a whole copy: ${enquiryCountText(count)}.\n`);
  await markBackupDone(context.notes, Date.now());
};

/** `restore FILE`: brings a backup into the store, also while the server runs. */
export const restoreStore: Command = async (args, context) => {
  const options = { deliver: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const file = oneFile(positionals, "What from?");
  folderOf(context, "restore");
  const { enquiries: count, added, held } = await restore(context.records, file, values.deliver === true);
  await context.print(`${file} is in the store: ${enquiryCountText(count)}, of which ${added} were not there.\n`);
  if (added > 0) await context.print("Whoever was deleted since the backup is there again: delete them once more.\n");
  if (held > 0)
    await context.print(
      `Waited in the backup, and held now, as they may have been mailed or deleted since: ${enquiryCountText(held)}. To see them: ${ownerCommand("list --status held")}; to mail one: ${ownerCommand("release ID")}\n`,
    );
  await context.print(context.removeTraces());
};

/** @throws {StoreError} naming each entry that is not an enquiry. */
function parseExport(file: string): ExportedEnquiry[] {
  try {
    return z.array(exportedEnquirySchema).parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new StoreError(
      `${file} is not as export --format json writes it. Look at its name, or make it again:\n${why.slice(0, 500)}`,
    );
  }
}

/** `import FILE`: takes in an export of this host or another. Repeated, it stores no enquiry twice. */
export const importEnquiries: Command = async (args, { records, print, removeTraces }) => {
  const file = fileOf(args, "What from?");
  const given = new Map(parseExport(file).map((enquiry) => [enquiry.id, enquiry]));
  const stored = await records.statusById();
  const added = [...given.keys()].filter((id) => !stored.has(id)).length;
  await records.upsert(given.values());
  await print(`${file} is in the store: ${enquiryCountText(given.size)}, of which ${added} are new.\n`);
  await print(removeTraces());
};
