import type { Notes } from "../relay/store/notes.ts";
import type { Records } from "../relay/store/records.ts";
import type { VitalsStore } from "../vitals/vitals-store.ts";

/** A mistake on the command line. It is answered with the usage text. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Why a command did nothing, in words for the person who typed it. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** What every command is given. */
export type CommandContext = {
  records: Records;
  notes: Notes;
  /** Counts of page speed. */
  vitals: VitalsStore;
  /** The folder of the store on this machine; `null` for D1. */
  folder: string | null;
  /** How many days a delivered enquiry is kept. */
  retentionDays: number;
  /**
   * Removes what deleted rows leave behind. Returns what the owner must know of traces that remain; empty when none do.
   */
  removeTraces: () => string;
  /** Prints text for people. What would steer their terminal is replaced. */
  print: (text: string) => Promise<void>;
  /** Writes data for programs, and waits until it is written: a slow reader of a long export must not fill the memory. */
  write: (text: string) => Promise<void>;
};

/** @returns the exit code when it is not 0 */
export type Command = (args: string[], context: CommandContext) => Promise<number | undefined>;
