import { CopyDatabase } from "../relay/store/copy.ts";
import type { Database } from "../relay/store/database.ts";
import { copiesIn } from "../relay/store/migrate.ts";
import { Records } from "../relay/store/records.ts";
import { SqliteDatabase } from "../relay/store/sqlite.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { runWrangler, WranglerD1 } from "./wrangler-d1.ts";

/** Where the enquiries lie: in a folder of this machine, or in D1. */
export type Where = "folder" | { d1: "local" | "remote"; persistTo: string | undefined };

/** The enquiries, opened for a command. */
type OpenStore = Pick<CommandContext, "records" | "folder" | "removeTraces"> & {
  database: Database;
  close: () => Promise<void>;
};

/** Takes `--name value` or `--name=value` out of the arguments, wherever it stands. */
function takeOption(args: string[], name: string): string | undefined {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (index < 0) return undefined;
  const [option = ""] = args.splice(index, 1);
  return option === name ? (args.splice(index, 1)[0] ?? "") : option.slice(name.length + 1);
}

/** Parts what says where the enquiries are from what the command is told. */
export function takeStoreOptions(given: readonly string[]): { args: string[]; where: Where } {
  const args = [...given];
  const d1 = takeOption(args, "--d1");
  const persistTo = takeOption(args, "--persist-to");
  if (persistTo !== undefined && d1 !== "local") throw new UsageError("--persist-to goes with --d1 local.");
  if (d1 === undefined) return { args, where: "folder" };
  if (d1 !== "local" && d1 !== "remote") throw new UsageError(`--d1 is "${d1}". It should be local or remote.`);
  return { args, where: { d1, persistTo } };
}

const logIsKept =
  "Another program is reading the enquiries, so deleted words may still stand in enquiries.sqlite-wal: run this again.\n";
const timeTravel = "D1 can still be set back to any minute of the last 30 days; Cloudflare calls that Time Travel.\n";

function openFolder(folder: string): OpenStore {
  const database = new SqliteDatabase(folder);
  const copies = copiesIn(folder).map((file) => new CopyDatabase(file));
  return {
    database,
    records: new Records(database, copies),
    folder,
    removeTraces: () => (database.emptyLog() ? "" : logIsKept),
    close: async () => {
      for (const copy of copies) copy.close();
      await database.close();
    },
  };
}

/** @throws {StoreError} when the folder's file cannot be opened, or is newer than this program. */
export function openStore(where: Where, folder: string): OpenStore {
  if (where === "folder") return openFolder(folder);
  const database = new WranglerD1(where, runWrangler);
  return {
    database,
    records: new Records(database),
    folder: null,
    removeTraces: () => (where.d1 === "remote" ? timeTravel : ""),
    close: async () => undefined,
  };
}
