import { once } from "node:events";
import { SettingsError } from "../../settings/schema.ts";
import { StoreError } from "../relay/store/database.ts";
import { CommandError, UsageError } from "./command.ts";
import { safe } from "./show-text.ts";

/** A reader that has seen enough (`| head`) closes its end. The command then goes on to its end without a word. */
for (const output of [process.stdout, process.stderr])
  output.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

/** Writes data for programs to standard output, and waits until it is written. */
export async function write(text: string): Promise<void> {
  if (process.stdout.errored || process.stdout.write(text)) return;
  await once(process.stdout, "drain").catch(() => undefined);
}

/** The same with text for people, in which nothing steers the terminal. */
export const print = (text: string): Promise<void> => write(safe(text));

/** Writes to standard error, which only people read. */
export function warn(text: string): void {
  process.stderr.write(safe(text));
}

/** The error in words for the person who typed the command. An error that is not expected is marked as a failure. */
const toldOf = (error: Error) =>
  [CommandError, StoreError, SettingsError].some((known) => error instanceof known)
    ? error.message
    : `Failed: ${error.message}`;

/**
 * Runs a command line, prints errors and sets the exit code: 0 done, 1 not found or failed, 2 wrong usage.
 * @param usage the text that a wrong usage prints
 */
export async function runProgram(run: () => Promise<number | undefined>, usage: () => string): Promise<void> {
  try {
    process.exitCode = (await run()) ?? 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isUsage = error instanceof UsageError || code?.startsWith("ERR_PARSE_ARGS");
    warn(isUsage ? `${message}\n\n${usage()}` : `${toldOf(error as Error)}\n`);
    process.exitCode = isUsage ? 2 : 1;
  }
}
