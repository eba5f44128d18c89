import type { Notes } from "../relay/store/notes.ts";
import type { Records } from "../relay/store/records.ts";

/** Said wrongly on the command line: answered with the usage text. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** What every command works with. */
export type CommandContext = {
  records: Records;
  notes: Notes;
  /** Where the enquiries lie on this machine; `null` in D1. */
  folder: string | null;
  /** How long an enquiry is kept that was delivered. */
  retentionDays: number;
  /** Removes what deleted rows left behind. Returns what the owner has to know of the rest, or nothing. */
  removeTraces: () => string;
  /** Standard output, waited for, so that a slow reader of a long export does not fill the memory. */
  print: (text: string) => Promise<void>;
};

/** Returns the exit code. */
export type Command = (args: string[], context: CommandContext) => Promise<number>;
