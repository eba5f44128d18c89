import { once } from "node:events";
import { SettingsError } from "../../settings/schema.ts";
import { StoreError } from "../relay/store/database.ts";
import { ServerSettingsError } from "../settings.ts";
import { settingsTold } from "../settings-file.ts";
import { UsageError } from "./command.ts";
import type { CommandSettings } from "./command-settings.ts";

/** Standard output, waited for. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

/** Says which settings a command goes by where nobody said so to it. Apart from what it prints, which programs may read. */
export function tellSettings({ file, server }: CommandSettings, where: unknown): void {
  if (file === null) return;
  process.stderr.write(`${settingsTold(file, where === "folder" ? server.DATA_DIR : null)}\n`);
}

/** What is the matter, in words for whoever typed the command; of what nobody foresaw also where. */
const toldOf = (error: Error) =>
  error instanceof StoreError || error instanceof ServerSettingsError || error instanceof SettingsError
    ? error.message
    : `Failed: ${error.message}`;

/**
 * Runs a command line, tells what went wrong, and sets the exit code: 0 done, 1 not found or failed, 2 wrong usage.
 * @param usage what is to be read where it was used wrongly
 */
export async function runProgram(run: () => Promise<number>, usage: () => string): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isUsage = error instanceof UsageError || code?.startsWith("ERR_PARSE_ARGS");
    process.stderr.write(isUsage ? `${message}\n\n${usage()}` : `${toldOf(error as Error)}\n`);
    process.exitCode = isUsage ? 2 : 1;
  }
}
