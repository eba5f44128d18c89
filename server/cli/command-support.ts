import type { EnquiryAdmin } from "../relay/store/enquiry-admin.ts";
import type { KeyValueStore } from "../relay/store/key-value-store.ts";
import type { StoredEnquiry } from "../relay/stored-enquiry.ts";
import { oneLine } from "./terminal-text.ts";

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
  records: EnquiryAdmin;
  notes: KeyValueStore;
  /** The folder of the store on this machine; `null` for D1. */
  folder: string | null;
  /** How many days a delivered enquiry is kept. */
  retentionDays: number;
  /** Removes what deleted rows leave behind. Returns words about traces that remain; empty when none do. */
  removeTraces: () => string;
  /** Prints text for people. What would steer their terminal is replaced. */
  print: (text: string) => Promise<void>;
  /** Writes data for programs, and waits until it is written: a slow reader of a long export must not fill the memory. */
  write: (text: string) => Promise<void>;
};

/** @returns the exit code when it is not 0 */
export type Command = (args: string[], context: CommandContext) => Promise<number | undefined>;

/** The one id, address or file that a command takes. @throws {UsageError} for none, and for several: those after the first would be left out */
export function singleArgument(given: readonly string[], ifNone = "Which enquiry? Give its id."): string {
  const [one, ...others] = given;
  if (!one) throw new UsageError(ifNone);
  if (others.length > 0) throw new UsageError(`One at a time: repeat the command for ${others.join(", ")}.`);
  return one;
}

/** The value of an option that takes one of these words. @throws {UsageError} for another one */
export function parseChoice<Word extends string>(option: string, text: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new UsageError(`${option} is "${text}". It should be one of: ${words.join(", ")}.`);
  return found;
}

/** The one enquiry whose id begins with this text. @throws {CommandError} when there is none, or several */
export async function findEnquiry(id: string, { records }: CommandContext): Promise<StoredEnquiry> {
  const found = await records.find(id);
  const one = found.find((enquiry) => enquiry.id === id) ?? found[0];
  if (!one)
    throw new CommandError(
      `There is no enquiry whose id begins with ${id}. list shows the newest, search WORDS finds older ones.`,
    );
  if (found.length > 1 && one.id !== id)
    throw new CommandError(
      `Several enquiries begin with ${id}: ${found.map((enquiry) => oneLine(enquiry.id)).join(", ")}`,
    );
  return one;
}
